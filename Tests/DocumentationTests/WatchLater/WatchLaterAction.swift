import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Titles

/// What happens to the marks.
enum WatchLaterAction: Action, Codable, Hashable {
  /// The user marked a title, or took its mark away.
  case toggled(TitleID)
  case saved
  case notSaved(DiskError)
}

extension WatchLaterAction {
  /// What a key calls for: `w` marks the selected title, except where it is text.
  init?(_ key: Key, in state: AppState) {
    guard key == .character("w"), !Pane(state.screen).isField, let title = state.selectedTitle
    else { return nil }
    self = .toggled(title)
  }
}
