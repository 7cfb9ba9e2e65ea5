public import ReduxRecording
public import Titles

/// The facts about the user's series and versions, beyond the files themselves.
public struct OwnFileFacts: Sendable, Codable, Equatable {
  /// The revision of the files that the facts are from.
  public var revision: Int
  /// The number of episodes that have been shown, by series; a series whose seasons are not all on
  /// this machine is absent.
  @SortedPairs public var totals: [TitleID: Int] = [:]
  /// The missing episodes, by the series in the order of the page, and by season.
  public var missing: [MissingEpisodes] = []
  /// The titles that the user has in several versions, those that take most space first.
  public var doubles: [DoubledTitle] = []

  public init(
    revision: Int, totals: [TitleID: Int] = [:], missing: [MissingEpisodes] = [],
    doubles: [DoubledTitle] = []
  ) {
    self.revision = revision
    self.totals = totals
    self.missing = missing
    self.doubles = doubles
  }
}

/// The episodes of a season that the user lacks, although they have the series.
public struct MissingEpisodes: Sendable, Codable, Hashable {
  public var series: TitleSummary
  public var season: Int
  /// The numbers of the missing episodes, rising.
  public var numbers: [Int]
  /// The number of episodes of the season that have been shown.
  public var count: Int

  public init(_ series: TitleSummary, season: Int, numbers: [Int], count: Int) {
    self.series = series
    self.season = season
    self.numbers = numbers
    self.count = count
  }

  /// Whether the user has no episode of the season.
  public var isWhole: Bool { numbers.count == count }

  /// The place of the first missing episode.
  public var first: EpisodeNumber? {
    numbers.first.map { EpisodeNumber(series: series.id, season: season, episode: $0) }
  }
}

/// A film or an episode that the user has in several versions.
public struct DoubledTitle: Sendable, Codable, Hashable {
  /// The film, or the series.
  public var title: TitleSummary
  /// The place of the episode; `nil` for a film.
  public var place: EpisodeNumber?
  /// The number of versions.
  public var versions: Int
  /// The height of the best version's picture in lines; `nil` if no name tells it.
  public var lines: Int?
  /// The size of the other versions, in bytes.
  public var spare: Int

  public init(
    _ title: TitleSummary, at place: EpisodeNumber? = nil, versions: Int, lines: Int?, spare: Int
  ) {
    self.title = title
    self.place = place
    self.versions = versions
    self.lines = lines
    self.spare = spare
  }
}

extension OwnFileFacts {
  /// Collects the facts; asks the catalogue only for what is on this machine.
  ///
  /// - Parameters:
  ///   - service: The files, and the catalogue.
  ///   - today: The current day, which decides whether an episode has been shown; `nil` if unknown.
  /// - Throws: A `LibraryError`.
  public init(of service: OwnFileService, today: CalendarDate?) async throws(LibraryError) {
    let own = try await service.files.titles()
    self.init(revision: own.revision)
    for title in own.titles {
      guard !Task.isCancelled else { throw .cancelled }
      doubles += title.doubledEpisodes
      // Two editions are two films, as it were.
      let doubled = Dictionary(grouping: title.versions, by: \.edition).filter { $1.count > 1 }
      if !doubled.isEmpty {
        let files = try await service.files.files(of: title.id)
        let editions = Dictionary(grouping: files, by: \.version.edition)
        doubles.append(
          DoubledTitle(
            title.title, versions: doubled.values.map(\.count).reduce(0, +),
            lines: title.mark.lines,
            spare: doubled.keys.map { editions[$0, default: []].sizeBesidesBest }.reduce(0, +)))
      }
      guard !title.episodes.isEmpty, let catalogue = service.catalogue else { continue }
      let seasons = await SeasonsHere(of: title, in: catalogue, today: today)
      totals[title.id] = seasons.total
      missing += seasons.missing(in: title)
    }
    doubles = doubles.enumerated()
      .sorted { ($1.element.spare, $0.offset) < ($0.element.spare, $1.offset) }
      .map(\.element)
  }
}

extension OwnTitle {
  /// The episodes that the user has in several versions.
  fileprivate var doubledEpisodes: [DoubledTitle] {
    episodes.filter { $0.versions > 1 }.map { episode in
      DoubledTitle(
        title, at: episode.place, versions: episode.versions, lines: episode.mark.lines,
        spare: episode.spare)
    }
  }
}

extension [OwnFile] {
  /// The size of all versions of a title but the best one, which comes first.
  fileprivate var sizeBesidesBest: Int {
    let best = bestVersion.map(\.id)
    return filter { !best.contains($0.id) }.map(\.size).reduce(0, +)
  }

  /// The files of the best version, in the order in which they are played: the first one and, if it
  /// is a part, the other parts of its version.
  var bestVersion: [OwnFile] {
    guard let first else { return [] }
    guard first.version.part != nil else { return [first] }
    let parts = filter { $0.version.part != nil && $0.version.isPart(like: first.version) }
    return parts.sorted { $0.version.part ?? 0 < $1.version.part ?? 0 }
      .withoutRepetitions(by: \.version.part)
  }
}

extension FileVersion {
  /// Whether two files can be parts of the same version.
  fileprivate func isPart(like other: FileVersion) -> Bool {
    lines == other.lines && edition == other.edition
  }
}
