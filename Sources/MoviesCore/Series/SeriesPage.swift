public import Titles

/// The page of a series: its own details, and its episodes season by season.
public struct SeriesPage: Sendable, Codable, Equatable {
  /// A part of the page, named by the strip at its top.
  public enum Part: Sendable, Codable, Hashable {
    /// The details of the series itself.
    case about
    case season(Int)

    /// The number of a season.
    public var season: Int? {
      if case .season(let number) = self { number } else { nil }
    }
  }

  /// A view of the episodes.
  public enum View: String, Sendable, Codable, Hashable, CaseIterable {
    /// One season as a list.
    case episodes
    /// The ratings of all episodes in a table.
    case heatMap
    /// The ratings over the whole run.
    case chart

    /// The next view, in turn.
    var next: View {
      switch self {
      case .episodes: .heatMap
      case .heatMap: .chart
      case .chart: .episodes
      }
    }
  }

  public let series: TitleID
  public internal(set) var part = Part.about
  public internal(set) var view = View.episodes
  /// The selected episode of the season, and the rows of the list on the screen.
  public internal(set) var rows = ListCursor()
  /// The part of the heat map on the screen.
  public internal(set) var window = HeatMapWindow()
  /// Whether the missing seasons are loaded one after the other.
  public internal(set) var loadsAll = false
  /// Whether the user has tried to go beyond the last season.
  var looksBeyond = false
  /// The number of the episode that the user went to last; in another season, the episode with the
  /// nearest number is selected.
  var wantedNumber: Int?
  /// The episode to go to once its season has arrived.
  var wantedEpisode: TitleID?
  /// The number of the last episode that the user has seen, until the next one is found.
  var seenThrough: Int?

  /// Creates a page that begins with the details of the series or, if the user has seen some of it,
  /// with the next episode.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - last: The last episode that the user has seen; `nil` for none.
  public init(_ series: TitleID, after last: EpisodeNumber? = nil) {
    self.series = series
    guard let last, last.season >= 1 else { return }
    part = .season(last.season)
    wantedNumber = last.episode.addingReportingOverflow(1).partialValue
    seenThrough = last.episode
  }

  /// Creates a page that begins with an episode.
  init(at place: EpisodeNumber) {
    series = place.series
    part = .season(place.season)
    wantedNumber = place.episode
  }

  /// Goes to the next unseen episode, once the season is here: in the next season, if this one is
  /// seen to its end.
  mutating func resume(_ guide: SeasonGuide, seasons: [Int]) {
    guard let seen = seenThrough, let season = part.season,
      let episodes = guide[season]?.episodes
    else { return }
    seenThrough = nil
    let hasNext = episodes.contains { $0.number.map { $0 > seen } ?? false }
    guard !hasNext, let next = seasons.first(where: { $0 > season }) else { return arrive(guide) }
    wantedNumber = 1
    show(.season(next), guide)
  }

  /// The place of the selected episode; `nil` if no season is chosen.
  public var place: EpisodePlace? {
    part.season.map { EpisodePlace(season: $0, row: rows.selection) }
  }

  /// Whether the page shows the details of the series itself.
  public var isAboutSeries: Bool { view == .episodes && part == .about }
}

extension SeriesPage: PageContent {
  var page: Page { .series(self) }

  var pane: Pane {
    switch view {
    case .heatMap: .heatMap
    case .chart: .chart
    case .episodes: part == .about ? .about : .episodes
    }
  }

  var readTitle: TitleID? { isAboutSeries ? series : nil }
  var titles: [TitleID] { [series] }

  func selectedTitle(in state: AppState) -> TitleID? {
    isAboutSeries ? series : state.selectedEpisode?.id
  }

  /// Returns the series, unless some of its details are known.
  func titlesInDetail(in state: AppState) -> [TitleID] {
    state.titles.detail(of: series) == nil ? [series] : []
  }

  func showsDetails(in state: AppState) -> Bool {
    switch view {
    case .episodes: part == .about || state.screen.showsEpisodeDetails
    case .heatMap: state.hasDetailsBesideHeatMap(of: self)
    case .chart: false
    }
  }

  func libraryNeeds(in state: AppState) -> [LibraryNeed] { state.needsSimilar(to: readTitle) }
  func props(in state: AppState) -> PageProps { .series(SeriesProps(self, in: state)) }
  func seasonWishes(in state: AppState) -> [SeasonWish] { state.seasonWishes(of: self) }

  func refresh(in _: AppState) -> [any CatalogueRequest] {
    if let readTitle { return [GetDetail(readTitle, reach: .afresh)] }
    return part.season.map { [GetSeason($0, of: series, reach: .afresh)] } ?? []
  }
}

/// The visible part of a heat map.
public struct HeatMapWindow: Sendable, Codable, Hashable {
  /// The index of the first visible season, from 0.
  public internal(set) var season = 0
  /// The index of the first visible episode, from 0.
  public internal(set) var episode = 0

  public init() {}
}

extension Int {
  /// Returns the first visible line, moved as little as needed to show a line.
  ///
  /// - Parameters:
  ///   - line: The line to show.
  ///   - room: The number of lines that fit.
  ///   - count: The number of all lines.
  /// - Returns: The first visible line, from 0.
  func scrolled(toShow line: Int, room: Int, of count: Int) -> Int {
    let first = Swift.max(0, Swift.min(self, count - room))
    return Swift.max(Swift.min(first, line), line - room + 1, 0)
  }
}
