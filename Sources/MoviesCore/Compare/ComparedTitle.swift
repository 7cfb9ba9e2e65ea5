public import Titles

/// A title next to others, with what is known of it.
public struct ComparedTitle: Sendable, Equatable {
  /// A season of a series that is compared.
  public enum Season: Sendable, Equatable {
    case known(SeasonFigures)
    /// Still on its way.
    case awaited
    /// Not listed, not loaded, or not asked for.
    case unknown
  }

  public var summary: TitleSummary
  /// Everything known about it; `nil` until that has come.
  public var detail: TitleDetail?
  /// Whether more of it is still on its way.
  public var isAwaited = false
  /// Why it has not come, or not all of it.
  public var error: CatalogueError?
  /// The seasons of a series, from the first one on; empty for others.
  public var seasons: [Season]
  /// The user's mark on it; `nil` for nothing.
  public var mark: LibraryMark?

  /// A title with all of its facts.
  public init(_ detail: TitleDetail, seasons: [Season] = []) {
    summary = TitleSummary(detail)
    self.detail = detail
    self.seasons = seasons
  }
}

extension ComparedTitle {
  /// Selects what the state knows of a title.
  init(_ id: TitleID, in state: borrowing AppState) {
    let known = state.titles.detail(of: id)
    detail = known?.value
    summary =
      state.titles.summary(of: id) ?? detail.map { TitleSummary($0) }
      ?? TitleSummary(id: id, title: nil)
    isAwaited = known?.suffices(.anywhere) != true && !state.hasFailed(id)
    error = isAwaited ? nil : known.error(of: id, in: state)
    mark = state.library.marks[id]
    seasons = []
    guard detail?.kind == .series else { return }
    seasons = state.seasons(of: id).map { state.comparedSeason($0, of: id) }
  }
}

extension AppState {
  /// Whether the details of a title have failed to load, and are not tried again by now.
  func hasFailed(_ id: TitleID) -> Bool {
    let question = MoviesRequestID.title(id)
    let isLoading = loading.contains(question) || loading.contains(.here(question))
    return !isLoading && errors.detail(id) != nil
  }

  fileprivate func comparedSeason(_ number: Int, of id: TitleID) -> ComparedTitle.Season {
    let guide = series.guide(of: id)
    if let figures = guide[number]?.figures { return .known(figures) }
    let isStopped = comparison?.loadsSeasons != true || service.savesRequests
    let isAwaited = guide.lacks(number) && errors.season(number, of: id) == nil && !isStopped
    return isAwaited ? .awaited : .unknown
  }
}
