/// A file of a service with something that no library keeps.
public struct UnkeptFile: Hashable, Sendable {
  public var name: String
  public var contents: Contents
  /// How much of it there is.
  public var count: Int

  /// What the file has.
  public enum Contents: String, Hashable, Sendable, CaseIterable {
    case likedFilms, likedReviews, likedLists, comments
    /// What Trakt does not show, has begun to play, or would show next.
    case hiddenTitles, startedTitles, nextEpisodes
    /// Ratings of TV Time, which name titles by numbers alone.
    case votes
  }

  /// Recognises a file and counts its rows; `nil` for any other file.
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
  /// What a table has; `nil` for any other table.
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

  /// What a file of Trakt has, by its name or that of its folder; `nil` for any other file.
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
