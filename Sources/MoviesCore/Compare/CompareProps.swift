public import Titles

/// Titles side by side.
public struct CompareProps: Sendable, Equatable {
  /// One of the titles.
  public struct Column: Sendable, Equatable {
    public var summary: TitleSummary
    /// Everything known about it; `nil` until that has come.
    public var detail: TitleDetail?
    /// Why it has not come.
    public var error: CatalogueError?
    /// The seasons of a series, from the first one on, as far as they have come; empty for others.
    public var seasons: [SeasonFigures?]
  }

  public var columns: [Column]
  /// The selected title, counted from 0.
  public var selection: Int
  /// The people that all of the titles have in common; `nil` until everything is known.
  public var commonNames: CommonNames?
  /// Whether something is still to come.
  public var isLoading: Bool
  /// How many lines are scrolled away at the top.
  public var scroll: Int

  /// Returns `nil` if no comparison is on top.
  init?(_ state: AppState) {
    guard let page = state.comparison else { return nil }
    columns = page.ids.map { Column($0, in: state) }
    selection = page.selection
    let details = columns.compactMap(\.detail)
    if details.count == columns.count { commonNames = CommonNames(details) }
    isLoading = page.ids.contains { id in
      state.loading.contains(.title(id)) || state.loading.contains(.here(.title(id)))
    }
    scroll = state.screen.detailsScroll
  }
}

extension CompareProps.Column {
  init(_ id: TitleID, in state: AppState) {
    detail = state.titles.detail(of: id)?.value
    summary =
      state.titles.summary(of: id) ?? detail.map { TitleSummary($0) }
      ?? TitleSummary(id: id, title: id.rawValue)
    error = state.titles.detail(of: id)?.suffices(.anywhere) == true ? nil : state.errors.detail(id)
    seasons = []
    guard detail?.kind == .series else { return }
    let guide = state.series.guide(of: id)
    seasons = (1...state.lastSeason(of: id)).map { guide[$0]?.figures }
  }
}
