import MoviesCore
import TerminalUI

extension BrowseOptions {
  /// What writes the session down: to the file that was asked for, and to the ring of the last
  /// actions, without which a session goes on where it cannot be kept.
  ///
  /// - Throws: A ``Failure`` where the file that was asked for cannot be opened.
  @MainActor
  func recorders(in invocation: Invocation) throws(Failure) -> [Recorder] {
    guard let redaction else { return [] }
    var recorders: [Recorder] = []
    if let recordFile {
      recorders.append(Recorder(sink: try RecordingFile.create(recordFile), redaction: redaction))
    }
    if settings.recording.keepLast, let ring = RecordingRing(invocation.directories) {
      do {
        let next = try ring.take()
        let rotation = Recorder.Rotation(length: RecordingRing.length, next: next)
        recorders.append(Recorder(sink: try next(), redaction: redaction, rotation: rotation))
      } catch {
        invocation.say("\(error.message) The session goes on without it.")
      }
    }
    return recorders
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
