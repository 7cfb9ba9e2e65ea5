public import Keeping
public import Titles

/// The page of next episodes: every series that the user has begun, with its next episode.
public struct NextUpPage: Sendable, Codable, Equatable {
  /// The series, latest activity first; `nil` until they are read.
  public private(set) var series: [BegunSeries]?
  /// The revision of the library that the series are from.
  private var revision: Int?
  /// The selected series; `nil` for the first one.
  private(set) var selected: TitleID?

  public init() {}

  /// Whether the page shows the series of a revision of the library.
  public func isCurrent(in revision: Int?) -> Bool { series != nil && self.revision == revision }

  /// Shows the series of a revision of the library.
  mutating func show(_ series: [BegunSeries], of revision: Int) {
    self.series = series
    self.revision = revision
  }

  mutating func select(_ id: TitleID?) { selected = id }
}

/// A series on the page, with its next episode.
public struct NextUpRow: Sendable, Equatable, Identifiable {
  public let series: BegunSeries
  public let next: NextEpisode
  /// The number of episodes of the series; `nil` if unknown.
  public let total: Int?
  /// The number of episodes in the season of the last seen one; `nil` if unknown.
  public let seasonTotal: Int?
  /// The minutes of the next episode, or else those of its series; `nil` if unknown.
  public var minutes: Int?
  /// The reason why the season is unknown; `nil` if it is known.
  public var absence: SeasonAbsence?

  public var id: TitleID { series.id }

  /// Makes the row of a series from its known seasons.
  public init(_ series: BegunSeries, _ guide: SeasonGuide, told: [Int]? = nil) {
    // The catalogue that lists a season also names its series.
    self.series = series.named(guide.seasons.values.lazy.map(\.answer.value.title).first)
    next = guide.next(after: series.last, told: told)
    total = guide.episodeCount(told: told)
    seasonTotal = guide[series.last.season]?.episodes.count
  }

  /// Whether all episodes are seen or the next one has no date yet, so that the row comes last.
  public var isApart: Bool { next.unknownSeason == nil && !next.isToBeSeen }

  /// The number of episodes left to see; `nil` if unknown.
  public var left: Int? { total.map { max(0, $0 - series.seen) } }
}

extension AppState {
  /// Returns the rows of a page of next episodes, with those that stand apart at the end.
  func rows(of page: NextUpPage) -> [NextUpRow] {
    let rows = (page.series ?? []).map(row)
    return rows.filter { !$0.isApart } + rows.filter(\.isApart)
  }

  /// Returns the row of a series, from what is known of it.
  func row(_ begun: BegunSeries) -> NextUpRow {
    var row = NextUpRow(
      begun, series.guide(of: begun.id), told: toldSeasons(of: begun.id))
    let own = row.next.episode?.id.flatMap { titles.detail(of: $0)?.value.minutes }
    row.minutes = own ?? titles.detail(of: begun.id)?.value.minutes
    row.absence = row.next.unknownSeason.map { absence(of: $0, of: begun.id) }
    return row
  }

  /// Returns the index of the selected row of a page of next episodes, from 0.
  func selection(of page: NextUpPage, among rows: [NextUpRow]) -> Int {
    rows.firstIndex { $0.id == page.selected } ?? 0
  }

  /// The selected row of the page of next episodes on top; `nil` without one.
  public var selectedNext: NextUpRow? {
    screen.pages.nextUp.flatMap { page in
      if let id = page.selected, let begun = page.series?.first(where: { $0.id == id }) {
        return row(begun)
      }
      return rows(of: page).first
    }
  }
}

extension NextUpPage: PageContent {
  var page: Page { .nextUp(self) }
  var pane: Pane { .nextUp }
  var titles: [TitleID] { (series ?? []).map(\.id) }

  func selectedTitle(in state: AppState) -> TitleID? {
    state.selectedNext.flatMap { $0.next.episode?.id }
  }

  func props(in state: AppState) -> PageProps { .nextUp(NextUpProps(self, in: state)) }

  /// Whether the screen has enough columns for details beside the rows.
  func showsDetails(in state: AppState) -> Bool {
    state.screen.size.columns >= Self.leastWithDetails
  }

  /// The minimum number of columns of a screen with room for an episode's details beside the rows.
  private static let leastWithDetails = 160

  /// Returns the seasons of the next episodes.
  func seasonWishes(in state: AppState) -> [SeasonWish] {
    state.seasonWishes(
      ofNext: state.rows(of: self).compactMap { row in
        row.next.unknownSeason.map { (row.id, $0) }
      })
  }

  func libraryNeeds(in state: AppState) -> [LibraryNeed] {
    isCurrent(in: state.library.revision)
      ? [] : [LibraryNeed(GetBegunSeries(), of: state.library.revision)]
  }
}

/// The props of the page of next episodes.
public struct NextUpProps: Sendable, Equatable {
  /// The rows; `nil` until they are read.
  public var rows: [NextUpRow]?
  /// The index of the selected row, from 0.
  public var selection: Int
  public var today: CalendarDate?
  /// Whether the details of the selected episode stand beside the rows.
  public var showsDetails: Bool

  init(_ page: NextUpPage, in state: borrowing AppState) {
    let rows = state.rows(of: page)
    self.rows = page.series.map { _ in rows }
    selection = state.selection(of: page, among: rows)
    today = state.today
    showsDetails = page.showsDetails(in: state)
  }

  /// The selected row.
  public var selected: NextUpRow? {
    rows.flatMap { $0.indices.contains(selection) ? $0[selection] : nil }
  }
}

extension PageStack {
  /// The page of next episodes on top; `nil` if another page is on top.
  public var nextUp: NextUpPage? { top() }
}
