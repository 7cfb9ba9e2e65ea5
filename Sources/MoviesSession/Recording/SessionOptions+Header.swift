internal import MoviesCore
internal import ReduxRecording
internal import TerminalUI

extension SessionOptions {
  /// The first line of a recording that begins in a state.
  ///
  /// The searches of earlier sessions are private.
  @MainActor
  func header(
    for state: AppState, on screen: Screen, locale: String?
  ) -> RecordingHeader<AppState> {
    var state = state
    state.search.history = state.search.history.ofThisSession
    return RecordingHeader<AppState>(
      program: Version.current, locale: locale, size: state.screen.size,
      depth: String(describing: screen.depth),
      configuration: .init(theme: theme.rawValue, keys: keys), state: state)
  }
}
