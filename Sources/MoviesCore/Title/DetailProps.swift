public import Titles

/// The details of the title that is being read or is selected, as far as they are known.
public struct DetailProps: Sendable, Equatable {
  /// The contents of its row, which are known at once.
  public var summary: TitleSummary
  /// The details, as far as they have loaded.
  public var detail: TitleDetail?
  /// Why the details have not loaded, or not all of them.
  public var error: CatalogueError?
  /// How many lines are scrolled away at the top.
  public var scroll: Int
  /// The place for the picture; `nil` if no pictures are shown.
  public var poster: PosterProps?

  /// Returns `nil` if no title is selected.
  init?(_ state: AppState) {
    guard let id = state.selectedTitle, let summary = state.titles.summary(of: id) else {
      return nil
    }
    self.summary = summary
    let known = state.titles.detail(of: id)
    detail = known?.value
    error = known?.suffices(.anywhere) == true ? nil : state.errors.detail(id)
    scroll = state.screen.detailsScroll
    poster = state.posterProps(of: id)
  }
}
