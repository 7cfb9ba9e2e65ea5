public import Titles

/// The chart of the ratings over the whole run.
public struct ChartProps: Sendable, Equatable {
  /// A season of the run.
  public struct Season: Sendable, Equatable {
    public var number: Int
    /// Its episodes in order; empty where nothing is known of it.
    public var episodes: [EpisodeSummary]
    public var average: Double?
    public var absence: EpisodeListProps.Absence?
  }

  /// All seasons, in order.
  public var seasons: [Season]
  /// The place of the selected episode.
  public var selection: EpisodePlace?
  /// The selected episode.
  public var episode: EpisodeSummary?

  init(_ page: SeriesPage, in state: AppState) {
    let guide = state.series.guide(of: page.series)
    seasons = (1...state.lastSeason(of: page.series)).map { number in
      guard let known = guide[number] else {
        return Season(
          number: number, episodes: [], absence: state.absence(of: number, of: page.series))
      }
      return Season(
        number: number, episodes: known.episodes, average: known.figures.average)
    }
    selection = page.place
    episode = state.selectedEpisode
  }
}
