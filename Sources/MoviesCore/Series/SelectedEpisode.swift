public import Titles

/// The selected episode of a heat map or a chart.
public struct SelectedEpisode: Sendable, Equatable {
  public var place: EpisodePlace
  /// The episode; `nil` if it is unknown.
  public var episode: EpisodeSummary?
  public var isUnaired: Bool
  /// The reason why the episode is unknown.
  public var absence: SeasonAbsence?

  /// Selects the episode; returns `nil` if no season is chosen.
  init?(_ page: SeriesPage, in state: borrowing AppState) {
    guard let place = page.place else { return nil }
    self.place = place
    episode = state.series.guide(of: page.series)[place]
    isUnaired = episode?.isUnaired(on: state.today) ?? false
    absence = episode == nil ? state.absence(of: place.season, of: page.series) : nil
  }
}
