public import Titles

/// The episode that is selected in a picture of all of them.
public struct SelectedEpisode: Sendable, Equatable {
  public var place: EpisodePlace
  /// `nil` where none is known.
  public var episode: EpisodeSummary?
  public var isUnaired: Bool
  /// Why none is known.
  public var absence: SeasonAbsence?

  /// Returns `nil` if no season is chosen.
  init?(_ page: SeriesPage, in state: borrowing AppState) {
    guard let place = page.place else { return nil }
    self.place = place
    episode = state.series.guide(of: page.series)[place]
    isUnaired = episode?.isUnaired(on: state.today) ?? false
    absence = episode == nil ? state.absence(of: place.season, of: page.series) : nil
  }
}
