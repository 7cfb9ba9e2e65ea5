/// A file of a service with data that libraries cannot store.
public struct UnkeptFile: Hashable, Sendable {
  public var name: String
  public var contents: Contents
  /// The number of rows.
  public var count: Int

  /// The kind of data in a file.
  public enum Contents: String, Hashable, Sendable, CaseIterable {
    case likedFilms, likedReviews, likedLists, comments
    /// The titles that the user has hidden on Trakt or begun to play, and the next episodes.
    case hiddenTitles, startedTitles, nextEpisodes
    /// Ratings from TV Time, which identify titles only by numbers.
    case votes
  }

  /// Recognises a file and counts its rows; returns `nil` for any other file.
  init?(_ file: ExchangeFile) {
    guard let text = (try? DecodedText(file.bytes))?.text else { return nil }
    let name = FileName(file.name)
    if JSONElements.isArray(text) {
      guard let contents = Contents(json: name),
        let elements = try? JSONElements.split(JSONElements.element(text))
      else { return nil }
      self.contents = contents
      count = elements.count
    } else {
      guard name.isTable, let records = try? CSVReader.records(in: text),
        let header = records.first, let contents = Contents(table: name, header.texts)
      else { return nil }
      self.contents = contents
      count = records.count - 1
    }
    self.name = file.name
  }
}

extension UnkeptFile.Contents {
  /// Recognises the contents of a table; returns `nil` for any other table.
  fileprivate init?(table name: FileName, _ header: [String]) {
    if header.contains("vote_key") {
      self = .votes
      return
    }
    switch (name.folders.last == "likes", name.stem.lowercased()) {
    case (true, "films"): self = .likedFilms
    case (true, "reviews"): self = .likedReviews
    case (true, "lists"): self = .likedLists
    case (false, "comments") where ExchangeFormat(header: header, FileName("")) == nil:
      self = .comments
    default: return nil
    }
  }

  /// Recognises a file of Trakt by its name or its folder's; returns `nil` for any other.
  fileprivate init?(json name: FileName) {
    let names = [name.folders.last ?? "", name.stem.lowercased()]
    func isCalled(_ word: String) -> Bool {
      names.contains { $0 == word || $0.hasPrefix(word + "-") }
    }
    if isCalled("hidden") {
      self = .hiddenTitles
    } else if isCalled("comments") {
      self = .comments
    } else if isCalled("playback") {
      self = .startedTitles
    } else if isCalled("up-next") {
      self = .nextEpisodes
    } else {
      return nil
    }
  }
}
