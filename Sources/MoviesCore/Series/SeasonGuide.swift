import ReduxRecording
public import Titles

/// The known seasons of a series.
public struct SeasonGuide: Sendable, Codable, Equatable {
  /// A season, and what its ratings amount to.
  public struct KnownSeason: Sendable, Codable, Equatable {
    public let answer: Answer<Season>
    /// Counted once, since a frame needs the figures of all seasons.
    public let figures: SeasonFigures

    init(_ answer: Answer<Season>) {
      self.answer = answer
      figures = SeasonFigures(answer.value)
    }

    /// Its episodes.
    public var episodes: [EpisodeSummary] { answer.value.episodes }
  }

  /// The seasons that have come, by their number.
  @SortedPairs public private(set) var seasons: [Int: KnownSeason] = [:]
  /// The seasons that the catalogue does not list.
  @Sorted public private(set) var unlisted: Set<Int> = []
  /// The seasons that were requested and have not arrived.
  @Sorted public private(set) var onTheWay: Set<Int> = []
  /// Their totals.
  private(set) var figures = GuideFigures()
  /// How many seasons the catalogue counts; `nil` if it does not say.
  public private(set) var counted: Int?
  /// The numbers of all seasons, if they are not those from 1 on, and the catalogue says so.
  private(set) var listed: [Int]?

  public init() {}

  /// Takes what is known from seasons that a source was asked for one after the other.
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

  /// The seasons that there are to show.
  ///
  /// They are those that are listed or counted, and in any case all that have come. If nobody tells
  /// of them, it is one more than those, until that is known to be missing.
  ///
  /// - Parameter told: The seasons that the series itself says that it has; `nil` if it does not.
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

  /// Whether its seasons are from data on this machine that has all of them, so that none costs a
  /// request.
  public var isAtHand: Bool { dataAtHand != nil }

  /// The data that has all of its seasons; `nil` for none.
  var dataAtHand: DataSource? {
    seasons.values.lazy.map(\.answer.source).first { source in
      if case .imdb = source { true } else { false }
    }
  }

  /// Whether a season is neither known as well as it can be nor known to be missing.
  func lacks(_ number: Int) -> Bool {
    seasons[number]?.answer.suffices(.anywhere) != true && !unlisted.contains(number)
  }

  /// The place of an episode; `nil` if it is not among the seasons that have come.
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

  /// The place so many episodes further on, across seasons; the last one there is if they end
  /// before.
  ///
  /// Seasons that have not come are passed over.
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

  /// Notes that a season is requested.
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
