public import Titles

/// The details of the title that is read or selected, as far as they are known.
public struct DetailProps: Sendable, Equatable {
  /// What its row shows; known at once.
  public var summary: TitleSummary
  /// The details, as far as they have come.
  public var detail: TitleDetail?
  /// Why they have not come, or not all of them.
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
