/// Titles side by side.
public struct CompareProps: Sendable, Equatable {
  public var titles: [ComparedTitle]
  /// The selected title, counted from 0.
  public var selection: Int
  /// How many lines are scrolled away at the top.
  public var scroll: Int

  /// What the state says of a comparison.
  public init(_ page: ComparePage, in state: AppState) {
    titles = page.ids.map { ComparedTitle($0, in: state) }
    selection = page.selection
    scroll = state.screen.detailsScroll
  }
}
