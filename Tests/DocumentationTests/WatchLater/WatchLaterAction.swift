import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Titles

/// What happens to the marks.
enum WatchLaterAction: Action, Codable, Hashable {
  /// The user marked a title or removed its mark.
  case toggled(TitleID)
  case saved
  case notSaved(DiskError)
}

extension WatchLaterAction {
  /// The action of a key: `w` marks the selected title, except in a field, where it is text.
  init?(_ key: Key, in state: AppState) {
    guard key == .character("w"), !Pane(state.screen).isField, let title = state.selectedTitle
    else { return nil }
    self = .toggled(title)
  }
}
