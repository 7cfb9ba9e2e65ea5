public import Titles

extension OwnTitle {
  /// Puts files together, title by title.
  ///
  /// - Parameters:
  ///   - files: The files; those that are open or left out are passed over.
  ///   - facts: Returns the facts about a title.
  /// - Returns: The titles, those with the newest files first.
  /// - Complexity: O(*n* log *n*) in the number of files.
  public static func titles(
    of files: some Sequence<OwnFile>, facts: (TitleID) -> TitleSummary
  ) -> [OwnTitle] {
    var byTitle: [TitleID: [OwnFile]] = [:]
    for file in files {
      if let id = file.titleID { byTitle[id, default: []].append(file) }
    }
    // Files that one scan has found are in the order in which they were written.
    let written = byTitle.mapValues { $0.map(\.modified).max() ?? 0 }
    func isNewer(_ one: OwnTitle, _ other: OwnTitle) -> Bool {
      let (times, others) = (written[one.id] ?? 0, written[other.id] ?? 0)
      return (one.added, times, other.id) > (other.added, others, one.id)
    }
    return byTitle.map { id, files in OwnTitle(facts(id), of: files) }.sorted(by: isNewer)
  }

  /// Puts the files of one title together.
  private init(_ title: TitleSummary, of files: [OwnFile]) {
    var byEpisode: [EpisodeNumber: [OwnFile]] = [:]
    var films: [OwnFile] = []
    for file in files {
      switch file.content {
      case .episodes(let places):
        for place in places { byEpisode[place, default: []].append(file) }
      case .film: films.append(file)
      case .series, .open, .leftOut: break
      }
    }
    let marks = files.map(\.mark)
    self.init(
      title, added: files.map(\.added).max() ?? 0, size: files.reduce(0) { $0 + $1.size },
      files: files.count,
      mark: marks.dropFirst().reduce(marks.first ?? FileMark()) { $0.joined(with: $1) },
      episodes: byEpisode.map { OwnEpisode($0, of: $1) }.sorted { $0.place < $1.place },
      versions: VersionGroups(films).groups.map(\.version))
  }
}

extension OwnEpisode {
  /// Puts the files of one episode together.
  fileprivate init(_ place: EpisodeNumber, of files: [OwnFile]) {
    let groups = VersionGroups(files).groups
    let marks = files.map(\.mark)
    self.init(
      place, mark: marks.dropFirst().reduce(marks.first ?? FileMark()) { $0.joined(with: $1) },
      versions: groups.count, spare: groups.dropFirst().reduce(0) { $0 + $1.size })
  }
}

extension [OwnFile] {
  /// The files in the order in which they are played: by episodes, then the best version first,
  /// then by parts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of files.
  public var inPlayingOrder: [OwnFile] {
    let groups = Dictionary(grouping: self) { file -> EpisodeNumber? in
      if case .episodes(let episodes) = file.content { episodes.first } else { nil }
    }
    return groups.sorted { left, right in
      // A part of a series that nobody knows comes last.
      guard let (left, right) = left.key.flatMap({ left in right.key.map { (left, $0) } }) else {
        return left.key != nil && right.key == nil
      }
      return left < right
    }.flatMap { VersionGroups($0.value).files }
  }
}
