public import Redux
public import Titles

/// Events of playing the user's own files.
public enum PlayingAction: Action, Codable, Hashable {
  /// A player has been started with these titles.
  case began([TitleID])
  /// Players have reported how far they came.
  case told([PlayedNews])
}

extension AppState {
  mutating func reducePlaying(_ action: PlayingAction) {
    switch action {
    case .began(let ids): files.note(playing: ids)
    case .told(let news): files.take(news)
    }
  }
}
