public import Keeping
public import Titles

/// The home page; its contents are in ``HomeState``.
struct HomePage: PageContent {
  var page: Page { .home }
  var pane: Pane { .home }

  func selectedTitle(in state: AppState) -> TitleID? {
    state.selectedHomeDoor.flatMap(state.title)
  }

  func props(in state: AppState) -> PageProps { .home(HomeProps(state)) }

  /// Returns the proposals for tonight, as on their own page.
  func titlesInDetail(in state: AppState) -> [TitleID] {
    state.home.tonight?.titlesInDetail(in: state) ?? []
  }

  /// Returns the seasons of the next episodes of the series that are shown.
  func seasonWishes(in state: AppState) -> [SeasonWish] {
    state.seasonWishes(
      ofNext: state.homeSeries.compactMap { row in row.next.unknownSeason.map { (row.id, $0) } })
  }

  func libraryNeeds(in state: AppState) -> [LibraryNeed] {
    guard let revision = state.library.revision, state.home.isNeeded else { return [] }
    let facts =
      state.home.isCurrent(in: revision)
      ? [] : [LibraryNeed(GetHomeFacts(today: state.today), of: revision)]
    let unknown = state.library.begun.map(\.id).filter { state.titles.summary(of: $0) == nil }
    let names = unknown.isEmpty ? [] : [LibraryNeed(GetEntries(unknown), of: revision)]
    return facts + names + (state.home.tonight?.libraryNeeds(in: state) ?? [])
  }
}

/// The props of the home page.
public struct HomeProps: Sendable, Equatable {
  /// The way to the page that the user came from; empty for none.
  public var way: [WayStep]
  /// The films and episodes that were begun, the latest first.
  public var begun: [Begun]
  /// The series to continue.
  public var series: [NextUpRow]
  /// The proposals for tonight; `nil` until they have arrived.
  public var tonight: TonightProps?
  /// The user's own past and plans; `nil` until they are read.
  public var facts: HomeFacts?
  /// The frames for the posters of the last viewings; empty where none are shown.
  public var lastSeenPosters: [PosterProps]
  /// The number of names to match.
  public var openNames: Int
  public var today: CalendarDate?
  /// The links, in the order of their digits.
  public var doors: [HomeDoor]
  /// The index of the selected link, from 0.
  public var selection: Int
  /// Whether there is room for two columns.
  public var isWide: Bool
  /// Whether the contents of the library are known.
  public var isRead: Bool

  /// A film or an episode that was begun.
  public struct Begun: Sendable, Equatable {
    public var title: TitleSummary
    public var stopped: StoppedPlace
    /// The mark of the title's files; `nil` for nothing.
    public var files: FileMark?
  }

  /// The titles that were seen last, the latest first.
  public var lastSeen: [HomeFacts.LastSeen] { facts?.lastSeen ?? [] }

  init(_ state: borrowing AppState) {
    let home = state.home
    way = state.wayFromHome
    begun = state.library.begun.map { begun in
      Begun(
        title: state.begunSummary(of: begun.id), stopped: begun.stopped,
        files: state.fileMark(of: begun.id))
    }
    series = state.homeSeries
    tonight = home.tonight.map { tonight in
      if case .tonight(let props) = tonight.props(in: state) {
        props
      } else {
        TonightProps(tonight)
      }
    }
    facts = home.facts
    lastSeenPosters =
      state.screen.size.hasSeenPosters
      ? state.posterProps(
        sideBySide: (home.facts?.lastSeen ?? []).map { TitleDetail($0.viewing.title) }) : []
    openNames = state.library.openNames
    today = state.today
    doors = state.homeDoors
    selection = state.selectedDoorIndex
    isWide = state.screen.size.hasPane
    isRead = home.facts != nil || state.library.revision != nil && !home.isNeeded
  }
}

extension PageStack {
  /// Whether the home page is on top.
  public var isHomeOnTop: Bool { opened.last == .home }

  /// Whether the home page is right below the page on top.
  var isHomeBelow: Bool { opened.dropLast().last == .home }

  /// Opens the home page in place of all open pages.
  ///
  /// - Returns: The pages that were open.
  mutating func goHome() -> [Page] {
    let left = opened
    opened = []
    push(.home)
    return left
  }
}
