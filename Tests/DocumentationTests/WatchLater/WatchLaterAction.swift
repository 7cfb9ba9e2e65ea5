import MoviesCore
import MoviesUI
import OMDB
import Redux
import TerminalUI

/// What happens to the marks.
enum WatchLaterAction: Action, Codable, Hashable {
  /// The user marked a title, or took its mark away.
  case toggled(TitleID)
}

extension WatchLaterAction {
  /// What a key calls for: `w` marks the selected title, except where it is text.
  init?(_ key: Key, in state: AppState) {
    guard key == .character("w"), !Place(state.screen).isField, let title = state.movies.selected
    else { return nil }
    self = .toggled(title.id)
  }
}
