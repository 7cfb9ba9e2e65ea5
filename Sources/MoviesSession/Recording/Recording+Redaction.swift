internal import MoviesCore
package import ReduxRecording

extension Recording<AppState> {
  /// The bytes of a file that holds the recording without private data.
  @MainActor
  package func bytes(redactedBy redaction: Redaction) throws -> [UInt8] {
    let writer = RecordingWriter<AppState>(hiding: redaction.applied)
    let replay = Replay(self)
    func state(before position: Int) -> AppState {
      replay.go(to: position)
      return replay.state
    }
    var lines = [try writer.line(header)]
    for (position, step) in steps.enumerated() {
      lines.append(try writer.line(step, from: state(before: position)))
    }
    if let end { lines.append(try writer.line(end)) }
    return lines.flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}
