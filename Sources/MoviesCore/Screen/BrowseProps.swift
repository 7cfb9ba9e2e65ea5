/// Everything that the browse screen shows, made from the state and nothing else.
public struct BrowseProps: Sendable, Equatable {
  public var header: HeaderProps
  public var list: ListProps
  public var detail: DetailProps?
  /// The list as a wall of posters; `nil` if it is shown as rows.
  public var wall: WallProps?
  public var status: StatusProps?
  /// In how many minutes the day's limit probably ends; `nil` if it is not reached.
  public var minutesToReset: Int?
  /// What just happened, what is wrong with what is typed into a field, or a question.
  public var notice: Notice?
  public var focus: Pane
  /// Whether the details are next to the list.
  public var hasPane: Bool
  /// Whether a title has the screen to itself.
  public var isTitlePage: Bool
  /// Whether posters are shown.
  public var showsPosters: Bool
  /// How many titles are marked, in a session for choosing; `nil` in others.
  public var markedToChoose: Int?
  /// Whether there is something to go back to, such as an earlier list.
  public var canGoBack: Bool
  /// Whether the welcome takes the place of the details.
  public var showsWelcome: Bool
  public var overlay: Overlay?
  /// The earlier queries, while their list is open.
  public var history: HistoryProps?

  public init(_ state: AppState) {
    header = HeaderProps(state)
    list = ListProps(state)
    detail = state.screen.showsDetails ? DetailProps(state) : nil
    wall = state.screen.pages.title == nil ? WallProps(state) : nil
    status = StatusProps(state)
    notice =
      header.yearField?.mistake.map(Notice.wrongYears) ?? header.filterField?.notice
      ?? state.question ?? state.screen.notice
    minutesToReset = state.errors.minutesToReset
    focus = state.screen.focus
    hasPane = state.screen.hasPane
    isTitlePage = !hasPane && state.screen.pages.title != nil
    showsPosters = state.posters.shownBy != nil
    markedToChoose = state.settings.isForChoosing ? state.marks.ids.count : nil
    canGoBack = !state.screen.isAtStart
    showsWelcome = state.screen.showsWelcome
    overlay = state.screen.overlay
    history = HistoryProps(state)
  }
}
