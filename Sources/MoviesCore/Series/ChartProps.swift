public import Titles

/// The props of the chart of a series' ratings.
public struct ChartProps: Sendable, Equatable {
  /// A season of the run.
  public struct Season: Sendable, Equatable {
    public var number: Int
    /// The episodes in order; empty if they are unknown.
    public var episodes: [EpisodeSummary]
    public var average: Double?
  }

  /// All seasons, in order.
  public var seasons: [Season]
  public var selection: SelectedEpisode?

  init(_ page: SeriesPage, in state: borrowing AppState) {
    let guide = state.series.guide(of: page.series)
    seasons = state.seasons(of: page.series).map { number in
      let known = guide[number]
      return Season(
        number: number, episodes: known?.episodes ?? [], average: known?.figures.average)
    }
    selection = SelectedEpisode(page, in: state)
  }
}
