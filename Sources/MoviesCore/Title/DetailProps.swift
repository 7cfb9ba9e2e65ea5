public import Titles

/// The details of the title that is being read or is selected, as far as they are known.
public struct DetailProps: Sendable, Equatable {
  /// The contents of its row, which are known at once.
  public var summary: TitleSummary
  /// The details, as far as they have loaded.
  public var detail: TitleDetail?
  /// Why the details have not loaded, or not all of them.
  public var error: CatalogueError?
  /// How many seconds old the details are, if that is worth saying.
  public var age: Int?
  /// Whether they are not asked for until the title is opened, because requests are saved.
  public var awaitsOpening: Bool
  /// How many lines are scrolled away at the top.
  public var scroll: Int
  /// The place for the picture; `nil` if no pictures are shown.
  public var poster: PosterProps?

  /// Returns `nil` if no title is selected.
  init?(_ state: AppState) {
    guard let id = state.selectedTitle, let summary = state.summary(of: id) else {
      return nil
    }
    self.summary = summary
    let known = state.titles.detail(of: id)
    detail = known?.value
    error = known.error(of: id, in: state)
    age = state.detailAge(of: id)
    awaitsOpening =
      known == nil && state.service.savesRequests && state.screen.pages.readTitle == nil
      && !state.loading.contains(.here(.title(id))) && !state.loading.contains(.title(id))
    scroll = state.screen.detailsScroll
    poster = state.posterProps(of: id)
  }
}

extension Answer<TitleDetail>? {
  /// Why the details of a title have not loaded, or could not be refreshed.
  ///
  /// What the header says already need not be said below details that are known: that the service
  /// cannot be reached.
  fileprivate func error(of id: TitleID, in state: AppState) -> CatalogueError? {
    let isAll = self?.suffices(.anywhere) == true
    let error = isAll ? state.errors.byRequest[.title(id)] : state.errors.detail(id)
    guard let error, self != nil, state.service.isOffline, error.isUnreachable else { return error }
    return nil
  }
}
