/// Stages the dump of titles: each title for its rank, and each episode for its season.
struct TitleStaging {
  private let level: IMDbLevel
  private let scores: NumberTable<IMDbScore>
  private let places: NumberTable<SeriesPlace>
  private let seriesBounds: [UInt32]

  private var titles: StagedParts
  private var episodes: StagedParts
  private(set) var kept = KeptTitles()
  private var count = 0
  private var unratedPlain = 0
  private var unratedOthers = 0

  private let types = WordTable(IMDbTitleType.byFrequency.map { ("\($0)", $0) })
  private let genres = WordTable(IMDbGenres.names.enumerated().map { ($1, UInt32(1) << $0) })
  /// The names in the current line.
  private var name: [UInt8] = []
  private var originalName: [UInt8] = []

  /// The number of parts for all episodes.
  private static let episodeParts = 64

  /// Makes the files for staged data.
  ///
  /// - Parameters:
  ///   - level: The level of the data.
  ///   - scores: The ratings of all titles.
  ///   - places: The places of all episodes in their series.
  ///   - folder: The folder for the files.
  /// - Throws: A `SystemError`.
  init(
    for level: IMDbLevel, scores: NumberTable<IMDbScore>, places: NumberTable<SeriesPlace>,
    in folder: String
  ) throws {
    self.level = level
    self.scores = scores
    self.places = places
    seriesBounds = places.seriesBounds(parts: Self.episodeParts)
    titles = try StagedParts(in: folder)
    episodes = try StagedParts(in: folder)
  }

  /// The staged titles, without the tables that only staging needs.
  struct Result {
    let titles: FinishedParts
    let episodes: FinishedParts
    let kept: KeptTitles
    /// The number of staged titles, including rated episodes.
    let count: Int
  }

  var result: Result {
    Result(titles: titles.finished, episodes: episodes.finished, kept: kept, count: count)
  }

  /// Reads the whole dump.
  ///
  /// - Throws: An ``IMDbImportError``, or a `SystemError` about staging.
  mutating func read(_ reader: DumpReader, into tally: inout DumpTally) throws {
    try reader.read(into: &tally) { line in try stage(line) }
    kept.parts.sort()
  }

  /// Stages the title of a line; returns the reason if it is skipped.
  private mutating func stage(_ line: DumpLine) throws -> IMDbSkipReason? {
    guard let number = line[0].id("tt") else { return .unreadable }
    guard let type = types[line[1]] else { return .unknownType }
    let isAdult = line[4].equals("1")
    guard isAdult || line[4].equals("0") else { return .shiftedColumns }
    guard kept.known.insert(number) else { return .repeated }
    if isAdult, !level.hasAdultTitles {
      kept.adult.insert(number)
      return .adult
    }
    guard readNames(line) else { return .unreadable }
    var title = StagedTitle(number, type, scores[number], line)
    title.genres = genres(of: line[8])
    return type == .tvEpisode ? try stage(episode: title) : try stage(other: title)
  }

  /// Reads the two names; returns `false` if the title's own name is missing.
  private mutating func readNames(_ line: DumpLine) -> Bool {
    name.removeAll(keepingCapacity: true)
    originalName.removeAll(keepingCapacity: true)
    if !line[2].isNothing { line[2].appendText(to: &name) }
    if !line[3].isNothing { line[3].appendText(to: &originalName) }
    if originalName == name { originalName.removeAll(keepingCapacity: true) }
    return !name.isEmpty
  }

  private func genres(of column: DumpColumn) -> UInt32 {
    var bits: UInt32 = 0
    if !column.isNothing { column.forEachPart { bits |= genres[$0] ?? 0 } }
    return bits
  }

  private mutating func stage(episode: StagedTitle) throws -> IMDbSkipReason? {
    guard let place = places[episode.number] else { return .orphanedEpisode }
    let staged = StagedEpisode(
      place: place, id: episode.number, year: episode.year, nameSize: UInt16(name.count))
    try episodes.append(to: seriesBounds.count { $0 <= place.series }) { bytes in
      bytes.append(head: staged)
      bytes.append(contentsOf: name)
    }
    guard episode.rating > 0 else { return nil }
    var title = episode
    title.place = place
    title.weight = title.votes
    try append(title, to: TitleRank.part(ofWeight: title.weight, isEpisode: true))
    return nil
  }

  private mutating func stage(other title: StagedTitle) throws -> IMDbSkipReason? {
    var title = title
    let type = title.titleType
    title.weight = TitleRank.weight(of: type, votes: title.votes)
    let part = part(of: title, isPlain: type.isPlain)
    try append(title, to: part)
    if type.kind == .series { kept.series.insert(title.number) }
    if level.hasNamesAbroad { kept.parts.append(Int32(part), for: title.number) }
    if level.hasPeople, title.votes >= IMDbLevel.fewestVotesForPeople {
      kept.withPeople.insert(title.number)
    }
    return nil
  }

  private mutating func part(of title: StagedTitle, isPlain: Bool) -> Int {
    if title.rating > 0 { return TitleRank.part(ofWeight: title.weight, isEpisode: false) }
    if isPlain { unratedPlain += 1 } else { unratedOthers += 1 }
    return TitleRank.part(
      ofUnrated: isPlain ? unratedPlain : unratedOthers, isPlain: isPlain)
  }

  private mutating func append(_ title: StagedTitle, to part: Int) throws {
    var title = title
    title.nameSize = UInt16(name.count)
    title.originalNameSize = UInt16(originalName.count)
    count += 1
    try titles.append(to: part) { bytes in
      bytes.append(head: title)
      bytes.append(contentsOf: name)
      bytes.append(contentsOf: originalName)
    }
  }
}

/// The numbers of the titles in the dump, and of those that are kept.
struct KeptTitles {
  /// All titles of the dump, kept or not.
  var known = NumberSet()
  var series = NumberSet()
  /// The titles that are skipped because they are for adults.
  var adult = NumberSet()
  /// The titles whose people are kept.
  var withPeople = NumberSet()
  /// The parts in which titles other than episodes are staged, if their names abroad are read.
  let parts = NumberTable<Int32>()
}

extension IMDbTitleType {
  /// All types, the most frequent first.
  fileprivate static var byFrequency: [IMDbTitleType] {
    [.tvEpisode, .short, .movie, .video]
      + allCases.filter { ![.tvEpisode, .short, .movie, .video].contains($0) }
  }
}

extension [UInt8] {
  /// Appends the bytes of a value as they are in memory.
  mutating func append(head: some BitwiseCopyable) {
    Swift.withUnsafeBytes(of: head) { append(contentsOf: $0) }
  }
}
