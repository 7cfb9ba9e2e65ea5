public import Titles

/// The details of the selected title, as far as they are known.
public struct DetailProps: Sendable, Equatable {
  /// The row's own facts; known at once.
  public var summary: TitleSummary
  /// Everything; `nil` until it came.
  public var detail: TitleDetail?
  /// Why it did not come.
  public var error: CatalogueError?
  /// How many lines are scrolled away at the top.
  public var scroll: Int

  /// Returns `nil` where no title is selected.
  init?(_ state: AppState) {
    guard let summary = state.movies.selected else { return nil }
    self.summary = summary
    detail = state.held.details[summary.id]
    error = state.errors.detail(summary.id)
    scroll = state.screen.detailsScroll
  }
}
