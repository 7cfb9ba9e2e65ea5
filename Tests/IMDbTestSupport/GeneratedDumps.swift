import Foundation

/// Dumps in exactly the shape of IMDb's, with invented titles among real ones, the same for the
/// same numbers.
///
/// Words, lengths, kinds and votes are spread as in the real ones. No code is shared with what
/// reads them, so that one misunderstanding cannot hide in both.
///
///     try GeneratedDumps(titles: 1_000).write([.titles, .people], into: folder)
public struct GeneratedDumps: Sendable {
  /// Dumps that are written together.
  public enum Group: Sendable, CaseIterable {
    /// Titles, ratings and episodes.
    case titles
    /// Crew, principals and names.
    case people
    case namesAbroad
  }

  /// How many lines the dump of titles has, roughly.
  public var titles: Int
  public var seed: UInt64
  public var vocabulary: Vocabulary
  /// Whether there are lines among them that cannot be used.
  public var hasTraps: Bool
  public var isPacked: Bool
  /// How many bytes are in each member of a packed file.
  public var memberSize: Int

  public init(
    titles: Int, seed: UInt64 = 33, vocabulary: Vocabulary = .small, hasTraps: Bool = true,
    isPacked: Bool = true, memberSize: Int = 300 << 20
  ) {
    self.titles = titles
    self.seed = seed
    self.vocabulary = vocabulary
    self.hasTraps = hasTraps
    self.isPacked = isPacked
    self.memberSize = memberSize
  }

  /// Writes dumps into a folder that exists.
  public func write(_ groups: [Group] = [.titles], into folder: String) throws {
    for group in groups {
      switch group {
      case .titles: try writeTitles(into: folder)
      case .people: try writePeople(into: folder)
      case .namesAbroad: try writeNamesAbroad(into: folder)
      }
    }
  }

  var ids: GeneratedIDs { GeneratedIDs(count: max(20, titles - realNames.count), seed: seed) }

  /// The real names among the titles.
  private var realNames: ArraySlice<Vocabulary.Name> { vocabulary.names.prefix(titles / 2) }

  func file(_ name: String, in folder: String, columns: StaticString) throws -> PackedFile {
    let path = "\(folder)/\(name).tsv" + (isPacked ? ".gz" : "")
    let file = try PackedFile(path, isPacked: isPacked, memberSize: memberSize)
    file.text.add(columns)
    file.text.endLine()
    return file
  }

  /// Calls a function with all titles, in the order of dumps.
  func forEachTitle(_ body: (Int, inout GeneratedTitle) throws -> Void) rethrows {
    let real = realNames.enumerated().sorted { $0.element.number < $1.element.number }
    let numbers = Set(real.map(\.element.number))
    var nextReal = 0
    var index = 0
    func visit(_ title: GeneratedTitle) throws {
      var title = title
      try body(index, &title)
      index += 1
    }
    func visitReal(before id: GeneratedIDs.ID?) throws {
      while nextReal < real.count {
        let (rank, name) = real[nextReal]
        let digits = name.number < 10_000_000 ? 7 : 8
        let place = GeneratedIDs.ID(number: name.number, digits: digits, stream: 0, index: 0)
        if let id, !place.isBefore(id) { return }
        nextReal += 1
        try visit(GeneratedTitle(name, rank: rank, seed: seed))
      }
    }
    try ids.forEach { id in
      try visitReal(before: id)
      if !numbers.contains(id.number) { try visit(GeneratedTitle(id, seed: seed)) }
    }
    try visitReal(before: nil)
  }
}

extension GeneratedDumps {
  private func writeTitles(into folder: String) throws {
    let basics = try file(
      "title.basics", in: folder,
      columns:
        "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres"
    )
    let ratings = try file(
      "title.ratings", in: folder, columns: "tconst\taverageRating\tnumVotes")
    let episodes = try file(
      "title.episode", in: folder, columns: "tconst\tparentTconst\tseasonNumber\tepisodeNumber")
    var numbers = EpisodeNumbers(ids)
    try forEachTitle { index, title in
      var episode: GeneratedEpisode?
      if title.kind == .tvEpisode {
        let next = numbers.next(&title.chance)
        episode = next
        Self.addLine(of: title, next, to: &episodes.text)
      }
      title.addLine(to: &basics.text, episode: episode, vocabulary)
      if title.votes > 0 { Self.addRating(of: title, to: &ratings.text) }
      if hasTraps { Traps.add(behind: index, title.number, to: &basics.text) }
      for file in [basics, ratings, episodes] { try file.writeIfMuch() }
    }
    if hasTraps { ratings.text.add("tt99999999\t5.0\t5\n") }
    for file in [basics, ratings, episodes] { try file.finish() }
  }

  private static func addLine(
    of title: GeneratedTitle, _ episode: GeneratedEpisode, to text: inout DumpText
  ) {
    text.add(title: title.number)
    text.tab()
    text.add(title: episode.series)
    text.tab()
    text.add(optional: episode.season)
    text.tab()
    text.add(optional: episode.number)
    text.endLine()
  }

  private static func addRating(of title: GeneratedTitle, to text: inout DumpText) {
    text.add(title: title.number)
    text.tab()
    text.add(title.rating / 10)
    text.add(".")
    text.add(title.rating % 10)
    text.tab()
    text.add(title.votes)
    text.endLine()
  }
}
