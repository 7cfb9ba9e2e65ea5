internal import MoviesCore
package import ReduxRecording

extension Recording<AppState> {
  /// Returns the bytes of a file with the recording, without private data and the names of the
  /// user's lists.
  @MainActor
  package func bytes(redactedBy redaction: Redaction) throws -> [UInt8] {
    let redaction = redaction.hidingLists(named: namesOfLists)
    let writer = RecordingWriter<AppState>(hidingByPlace: redaction.applied(to:at:))
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

  /// All names that the user's lists have had during the recording.
  @MainActor
  private var namesOfLists: Set<String> {
    let replay = Replay(self)
    var names = Set(replay.state.library.namesOfLists)
    for position in steps.indices {
      replay.go(to: position + 1)
      names.formUnion(replay.state.library.namesOfLists)
    }
    return names
  }
}

extension LibraryState {
  fileprivate var namesOfLists: [String] { listNames + livingLists.map(\.name) }
}
