/// Everything that the browse screen shows, made from the state and nothing else.
public struct BrowseProps: Sendable, Equatable {
  public var header: HeaderProps
  public var list: ListProps
  public var detail: DetailProps?
  public var status: StatusProps?
  /// What just happened, or what is wrong with the year that is typed.
  public var notice: Notice?
  public var focus: Focus
  public var hasPane: Bool
  public var overlay: Overlay?

  public init(_ state: AppState) {
    header = HeaderProps(state)
    list = ListProps(state)
    detail = state.screen.showsDetails ? DetailProps(state) : nil
    status = StatusProps(state)
    notice = state.yearMistake ?? state.screen.notice
    focus = state.screen.focus
    hasPane = state.screen.hasPane
    overlay = state.screen.overlay
  }
}

extension AppState {
  /// What is wrong with the year, as long as it is typed.
  fileprivate var yearMistake: Notice? {
    guard screen.focus == .year else { return nil }
    return search.yearMistake.map { Notice($0, isWarning: true) }
  }
}
