public import Titles

/// A title in a comparison, with its known facts.
public struct ComparedTitle: Sendable, Equatable {
  /// A season of a series that is compared.
  public enum Season: Sendable, Equatable {
    case known(SeasonFigures)
    /// The season is still loading.
    case awaited
    /// The season is not listed, not loaded, or not requested.
    case unknown
  }

  public var summary: TitleSummary
  /// The details of the title; `nil` until they have arrived.
  public var detail: TitleDetail?
  /// Whether more details are still loading.
  public var isAwaited = false
  /// The reason why the details are missing or incomplete.
  public var error: CatalogueError?
  /// The seasons of a series, from the first one on; empty for others.
  public var seasons: [Season]
  /// The user's mark on the title; `nil` for none.
  public var mark: LibraryMark?

  /// Creates a title from all of its facts.
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
  /// Whether the details of a title have failed to load, and no retry is under way.
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
