import Search

extension NameReader {
  /// The whole name as a title, if nothing else can be read.
  var fallback: [FileNameReading] {
    let title = tokens.text(0..<tokens.count)
    return [FileNameReading(title: title.isEmpty ? file.name : title, score: 0.1)]
  }
}

extension String {
  /// Whether two names are spellings of one: see `NameText.key(of:)`.
  func isSameTitle(as other: String) -> Bool {
    self == other || NameText.key(of: self) == NameText.key(of: other)
  }

  /// Whether the title has that of another at its beginning, and more words.
  func isTitle(continuing other: String) -> Bool {
    let key = NameText.key(of: self)
    let other = NameText.key(of: other)
    return key.utf8.count > other.utf8.count && key.hasPrefix(other)
  }
}

extension FileNameReading {
  /// Takes what an information file says; it is surer than the name.
  mutating func take(_ information: InformationFile, nameIDs: Set<String>) {
    if information.isEpisode {
      episodeID = information.imdbID
      season = season ?? information.season
      if episodes.isEmpty, kind != .film, let episode = information.episode { episodes = [episode] }
      return
    }
    guard let id = information.imdbID else { return }
    // Two different ids are none.
    imdbID = nameIDs.isEmpty || nameIDs == [id] ? id : nil
  }
}
