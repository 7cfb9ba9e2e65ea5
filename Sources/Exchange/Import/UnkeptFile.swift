/// A file of Letterboxd with something that no library keeps.
public struct UnkeptFile: Hashable, Sendable {
  public var name: String
  public var contents: Contents
  /// How much of it there is.
  public var count: Int

  /// What the file has.
  public enum Contents: String, Hashable, Sendable, CaseIterable {
    case likedFilms, likedReviews, likedLists, comments
  }

  /// Recognises a file and counts its rows; `nil` for any other file.
  init?(_ file: ExchangeFile) {
    guard let contents = Contents(file), let text = (try? DecodedText(file.bytes))?.text,
      let records = try? CSVReader.records(in: text), let header = records.first,
      contents != .comments || ExchangeFormat(header: header.texts, FileName("")) == nil
    else { return nil }
    name = file.name
    self.contents = contents
    count = records.count - 1
  }
}

extension UnkeptFile.Contents {
  /// What a file has by its name; `nil` for any other file.
  fileprivate init?(_ file: ExchangeFile) {
    let name = FileName(file.name)
    guard name.isTable else { return nil }
    switch (name.folders.last == "likes", name.stem.lowercased()) {
    case (true, "films"): self = .likedFilms
    case (true, "reviews"): self = .likedReviews
    case (true, "lists"): self = .likedLists
    case (false, "comments"): self = .comments
    default: return nil
    }
  }
}
