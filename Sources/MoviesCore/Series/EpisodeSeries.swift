public import Titles

/// The series of an episode that is being read.
public struct EpisodeSeries: Sendable, Equatable {
  public var id: TitleID
  /// `nil` as long as it is not known.
  public var name: String?

  /// Returns `nil` if no episode is being read, or its series is not known.
  init?(_ state: AppState) {
    guard let episode = state.readEpisode, let id = state.seriesOfEpisode(episode) else {
      return nil
    }
    self.id = id
    name = state.titles.summary(of: id)?.title ?? state.titles.summary(of: episode)?.episode?.series
  }
}
