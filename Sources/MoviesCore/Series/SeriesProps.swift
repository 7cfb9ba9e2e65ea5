public import Titles

/// The props of the page of a series.
public struct SeriesProps: Sendable, Equatable {
  /// The contents of the area below the header.
  public enum Content: Sendable, Equatable {
    /// The details of the series itself.
    case about
    case episodes(EpisodeListProps)
    case heatMap(HeatMapProps)
    case chart(ChartProps)
  }

  /// A part of the page, in the strip at its top or in a column.
  public struct Tab: Sendable, Equatable {
    public var part: SeriesPage.Part
    /// The figures of a season's ratings; `nil` until it has arrived.
    public var figures: SeasonFigures?
    /// Whether the season has no episodes, as far as is known.
    public var isEmpty: Bool
    /// The number of the season's episodes that the user has seen.
    public var seen = 0
  }

  public var id: TitleID
  public var title: String
  public var years: YearRange?
  /// The tab `About`, and then those of all seasons.
  public var tabs: [Tab]
  /// Whether the tabs have a column of their own, next to the contents of the selected one.
  public var hasSeasonColumn: Bool
  /// The index of the selected tab, from 0.
  public var selectedTab: Int
  /// Whether no source says how many seasons there are.
  public var isOpenEnded: Bool
  public var totals: SeriesTotals
  /// The number of episodes that the user has seen.
  public var seen: Int
  /// Whether all missing seasons are being loaded, one after the other.
  public var isLoadingSeasons: Bool
  /// Whether every season was requested, and none has an episode.
  public var lacksEpisodes: Bool
  /// The source of the seasons.
  public var source: DataSource
  public var content: Content

  /// Selects what the page shows.
  init(_ page: SeriesPage, in state: borrowing AppState) {
    let guide = state.series.guide(of: page.series)
    let seasons = state.seasons(of: page.series)
    let detail = state.titles.detail(of: page.series)?.value
    let summary = state.titles.summary(of: page.series)
    id = page.series
    title = summary?.title ?? detail?.title ?? page.series.rawValue
    years = detail?.years ?? summary?.years
    let seenEpisodes = state.library.seenEpisodes[page.series]
    tabs =
      [Tab(part: .about, isEmpty: false)]
      + seasons.map { number in
        let isUnlisted = guide.unlisted.contains(number)
        return Tab(
          part: .season(number), figures: guide[number]?.figures,
          isEmpty: isUnlisted || guide[number]?.episodes.isEmpty == true,
          seen: seenEpisodes?.seasons[number] ?? 0)
      }
    hasSeasonColumn = state.screen.size.hasSeasonColumn
    selectedTab = tabs.firstIndex { $0.part == page.part } ?? 0
    isOpenEnded = state.isOpenEnded(page.series)
    source = state.sourceOfSeasons(of: page.series)
    totals = SeriesTotals(guide, seasons: seasons)
    seen = seenEpisodes?.count ?? 0
    isLoadingSeasons = state.isLoadingSeasons
    lacksEpisodes = totals.episodes == 0 && state.missingSeasons(of: page.series).isEmpty
    switch page.view {
    case .heatMap: content = .heatMap(HeatMapProps(page, in: state))
    case .chart: content = .chart(ChartProps(page, in: state))
    case .episodes:
      content = EpisodeListProps(page, in: state).map(Content.episodes) ?? .about
    }
  }
}

/// The totals of a series, from the seasons that have arrived.
public struct SeriesTotals: Sendable, Equatable {
  /// The best or worst rated episode.
  public struct Mark: Sendable, Equatable {
    public var place: EpisodePlace
    public var episode: EpisodeSummary
  }

  /// The number of seasons, known or not.
  public var seasons: Int
  /// The number of seasons that have arrived, or are known to be missing.
  public var known: Int
  /// The number of episodes in the seasons that have arrived.
  public var episodes: Int
  /// The mean rating of all episodes, from 0 to 100.
  public var average: Double?
  public var best: Mark?
  public var worst: Mark?

  /// Creates the totals of the seasons that have arrived.
  public init(_ guide: SeasonGuide, seasons numbers: [Int]) {
    let figures = guide.figures
    seasons = numbers.count
    known = numbers.count { guide[$0] != nil || guide.unlisted.contains($0) }
    episodes = figures.episodes
    average = figures.average
    func mark(_ place: EpisodePlace) -> Mark? {
      guide[place].map { Mark(place: place, episode: $0) }
    }
    best = figures.best.flatMap(mark)
    worst = figures.worst.flatMap(mark)
  }
}
