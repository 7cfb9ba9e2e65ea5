import MoviesCore
import TerminalUI

extension BrowseOptions {
  /// What writes the session down; `nil` where nobody wants that.
  ///
  /// - Throws: A ``Failure`` where the file cannot be opened.
  @MainActor
  func recorder(in invocation: Invocation) throws(Failure) -> Recorder? {
    guard let recordFile else { return nil }
    return Recorder(
      sink: try RecordingFile.create(recordFile),
      redaction: Redaction(key: secret, home: invocation.variable("HOME")))
  }

  /// The first line of a recording that begins in a state.
  @MainActor
  func header(
    for state: AppState, on screen: Screen, in invocation: Invocation
  ) -> RecordingHeader {
    RecordingHeader(
      program: Version.current, locale: invocation.locale, size: state.screen.size,
      depth: String(describing: screen.depth),
      configuration: .init(theme: settings.ui.theme.rawValue, keys: settings.keys), state: state)
  }
}
