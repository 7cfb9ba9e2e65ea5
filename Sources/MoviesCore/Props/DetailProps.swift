public import Titles

/// The details of the title that is read or selected, as far as they are known.
public struct DetailProps: Sendable, Equatable {
  /// What a row says of it; known at once.
  public var summary: TitleSummary
  /// Everything, as far as it came.
  public var detail: TitleDetail?
  /// Why it did not come, or not all of it.
  public var error: CatalogueError?
  /// How many lines are scrolled away at the top.
  public var scroll: Int

  /// Returns `nil` where no title is selected.
  init?(_ state: AppState) {
    guard let id = state.selectedTitle, let summary = state.titles.summary(of: id) else {
      return nil
    }
    self.summary = summary
    let known = state.titles.detail(of: id)
    detail = known?.value
    error = known?.suffices(.anywhere) == true ? nil : state.errors.detail(id)
    scroll = state.screen.detailsScroll
  }
}
