/// Everything that the browse screen shows, made from the state and nothing else.
public struct BrowseProps: Sendable, Equatable {
  public var header: HeaderProps
  public var list: ListProps
  public var detail: DetailProps?
  public var status: StatusProps?
  public var focus: Focus
  public var hasPane: Bool
  public var overlay: Overlay?

  public init(_ state: AppState) {
    header = HeaderProps(state)
    list = ListProps(state)
    detail = state.screen.showsDetails ? DetailProps(state) : nil
    status = StatusProps(state)
    focus = state.screen.focus
    hasPane = state.screen.hasPane
    overlay = state.screen.overlay
  }
}
