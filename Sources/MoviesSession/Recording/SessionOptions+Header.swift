internal import MoviesCore
internal import ReduxRecording
internal import TerminalUI

extension SessionOptions {
  /// The first line of a recording that begins in a state.
  @MainActor
  func header(
    for state: AppState, on screen: Screen, locale: String?
  ) -> RecordingHeader<AppState> {
    RecordingHeader<AppState>(
      program: Version.current, locale: locale, size: state.screen.size,
      depth: String(describing: screen.depth),
      configuration: .init(theme: theme.rawValue, keys: keys), state: state)
  }
}
