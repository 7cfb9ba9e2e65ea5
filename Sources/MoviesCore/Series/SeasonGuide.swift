import ReduxRecording
public import Titles

/// The known seasons of a series.
public struct SeasonGuide: Sendable, Codable, Equatable {
  /// A season, and the figures of its ratings.
  public struct KnownSeason: Sendable, Codable, Equatable {
    public let answer: Answer<Season>
    /// The figures, computed once, since a frame needs those of all seasons.
    public let figures: SeasonFigures

    init(_ answer: Answer<Season>) {
      self.answer = answer
      figures = SeasonFigures(answer.value)
    }

    /// The episodes of the season.
    public var episodes: [EpisodeSummary] { answer.value.episodes }
  }

  /// The seasons that have arrived, by their number.
  @SortedPairs public private(set) var seasons: [Int: KnownSeason] = [:]
  /// The seasons that the catalogue does not list.
  @Sorted public private(set) var unlisted: Set<Int> = []
  /// The seasons that were requested and have not arrived.
  @Sorted public private(set) var onTheWay: Set<Int> = []
  /// The totals of the seasons.
  private(set) var figures = GuideFigures()
  /// The number of seasons that the catalogue counts; `nil` if it does not say.
  public private(set) var counted: Int?
  /// The numbers of all seasons, if the catalogue lists them and they do not simply count from 1.
  private(set) var listed: [Int]?

  public init() {}

  /// Creates a guide from seasons that were requested one after the other.
  ///
  /// - Parameters:
  ///   - guide: The seasons; one without a number is taken to be the one after the last.
  ///   - source: Their source.
  public init(_ guide: EpisodeGuide, source: DataSource) {
    for season in guide.seasons {
      take(Answer(season, source: source), number: season.number ?? figures.last + 1)
    }
  }

  public subscript(number: Int) -> KnownSeason? { seasons[number] }

  /// Returns the seasons to show.
  ///
  /// They are the listed or counted ones, and in any case all that have arrived. If no source lists
  /// or counts them, one more season is added, until it is known to be missing.
  ///
  /// - Parameter told: The seasons that the series itself lists; `nil` if it does not.
  /// - Returns: Their numbers, rising; at least one.
  public func numbers(told: [Int]?) -> [Int] {
    let known = seasons.keys.filter { $0 > 0 }
    let isCount = told.map { $0.last == $0.count } ?? true
    if let listed = listed ?? (isCount ? nil : told) { return Set(listed).union(known).sorted() }
    let highest = known.filter { $0 <= EpisodeGuide.mostSeasons }.max() ?? 0
    let count = max(told?.count ?? 0, counted ?? 0)
    let last =
      count > 0 ? max(count, highest) : unlisted.contains(highest + 1) ? highest : highest + 1
    return Set(1...max(1, min(last, EpisodeGuide.mostSeasons))).union(known).sorted()
  }

  /// Whether the seasons are from data on this machine that has all of them, so that none costs a
  /// request.
  public var isAtHand: Bool { dataAtHand != nil }

  /// The data that has all of the seasons; `nil` for none.
  var dataAtHand: DataSource? {
    seasons.values.lazy.map(\.answer.source).first { source in
      if case .imdb = source { true } else { false }
    }
  }

  /// Whether a season is neither known as well as it can be nor known to be missing.
  func lacks(_ number: Int) -> Bool {
    seasons[number]?.answer.suffices(.anywhere) != true && !unlisted.contains(number)
  }

  /// Returns the place of an episode; `nil` if it is not among the seasons that have arrived.
  public func place(of id: TitleID, season: Int?) -> EpisodePlace? {
    let numbers = season.map { [$0] } ?? seasons.keys.sorted()
    for number in numbers {
      if let row = seasons[number]?.episodes.firstIndex(where: { $0.id == id }) {
        return EpisodePlace(season: number, row: row)
      }
    }
    return nil
  }

  /// The episode at a place.
  public subscript(place: EpisodePlace) -> EpisodeSummary? {
    guard let episodes = seasons[place.season]?.episodes, episodes.indices.contains(place.row)
    else { return nil }
    return episodes[place.row]
  }

  /// Returns the place this many episodes further on, across seasons; the last place if the seasons
  /// end before.
  ///
  /// Seasons that have not arrived are skipped.
  func place(_ steps: Int, after start: EpisodePlace) -> EpisodePlace {
    var place = start
    for _ in 0..<steps.magnitude {
      guard let next = steps > 0 ? next(after: place) : previous(before: place) else { break }
      place = next
    }
    return place
  }

  private func next(after place: EpisodePlace) -> EpisodePlace? {
    if place.row + 1 < seasons[place.season]?.episodes.count ?? 0 {
      return EpisodePlace(season: place.season, row: place.row + 1)
    }
    let season = seasons.keys.filter { $0 > place.season && hasEpisodes($0) }.min()
    return season.map { EpisodePlace(season: $0, row: 0) }
  }

  private func previous(before place: EpisodePlace) -> EpisodePlace? {
    if place.row > 0 { return EpisodePlace(season: place.season, row: place.row - 1) }
    let season = seasons.keys.filter { $0 < place.season && hasEpisodes($0) }.max()
    return season.map { EpisodePlace(season: $0, row: (seasons[$0]?.episodes.count ?? 1) - 1) }
  }

  private func hasEpisodes(_ season: Int) -> Bool { seasons[season]?.episodes.isEmpty == false }

  /// Notes that a season was requested.
  mutating func expect(_ number: Int) { onTheWay.insert(number) }

  /// Notes that a requested season will not come.
  mutating func stopExpecting(_ number: Int) { onTheWay.remove(number) }

  /// Takes a season, unless a better answer is known.
  mutating func take(_ answer: Answer<Season>, number: Int) {
    if answer.suffices(.anywhere) { onTheWay.remove(number) }
    if let known = seasons[number]?.answer, known.quality > answer.quality { return }
    seasons[number] = KnownSeason(answer)
    figures = GuideFigures(seasons)
    unlisted.remove(number)
    if let total = answer.value.seasonCount { counted = max(counted ?? 0, total) }
    listed = answer.value.seasonNumbers ?? listed
  }

  /// Notes that the catalogue does not list a season.
  mutating func miss(_ number: Int) {
    onTheWay.remove(number)
    if seasons[number] == nil { unlisted.insert(number) }
  }
}

/// The totals of a series, from the seasons that have arrived.
///
/// They are computed when a season comes, since every frame needs them.
struct GuideFigures: Sendable, Codable, Equatable {
  private(set) var episodes = 0
  /// The mean rating of all episodes, from 0 to 100.
  private(set) var average: Double?
  /// The best rated episode and the worst; `nil` if all ratings are equal.
  private(set) var best: EpisodePlace?
  private(set) var worst: EpisodePlace?
  /// The rows of a table of all episodes.
  private(set) var rows = EpisodeRows()
  /// The number of the last season.
  private(set) var last = 0

  /// Creates the figures of no seasons.
  init() {}

  /// Computes the figures of seasons.
  ///
  /// - Complexity: O(*n* log *n*) in the number of episodes.
  init(_ seasons: [Int: SeasonGuide.KnownSeason]) {
    rows = EpisodeRows(seasons.values.lazy.flatMap(\.episodes).compactMap(\.number))
    average = SeasonFigures.average(of: seasons.values.lazy.map(\.figures))
    var (highest, lowest) = (-1.0, 101.0)
    for (number, season) in seasons.sorted(by: { $0.key < $1.key }) {
      let figures = season.figures
      episodes += figures.episodes
      last = max(last, number)
      if let row = figures.best, let score = season.episodes[row].score, score > highest {
        (best, highest) = (EpisodePlace(season: number, row: row), score)
      }
      if let row = figures.worst, let score = season.episodes[row].score, score < lowest {
        (worst, lowest) = (EpisodePlace(season: number, row: row), score)
      }
    }
    if best == worst { (best, worst) = (nil, nil) }
  }
}
