public import Redux

/// Writes a recording line by line, without whatever must not appear in it: a part of the first
/// state, and secrets in any text.
///
/// Leaving something out may make a difference to a replay: a shorter history selects another row,
/// and two queries that differ only in a secret become equal. So from the first difference on, the
/// writer replays its own output, as a reader will, and reports the end of that session.
///
/// ```swift
/// let writer = RecordingWriter(reducer: counterReducer, hiding: key.redacted)
/// file += try writer.line(header)
/// file += try writer.line(RecordedStep(action, time: 40), from: store.state)
/// file += try writer.line(RecordingEnd(actions: 1, state: store.state))
/// ```
@MainActor
public final class RecordingWriter<State: RecordedState> {
  private let reducer: Reducer<State>
  private let hide: (String, [any CodingKey]) -> String
  /// The session as a reader will see it; `nil` while it equals the real session.
  private var reader: State?

  /// Makes a writer that changes every text before it is written.
  ///
  /// - Parameters:
  ///   - reducer: The root reducer of the store whose actions are written.
  ///   - hide: Removes from a text whatever must not appear in the recording.
  public convenience init(
    reducer: @escaping Reducer<State>, hiding hide: @escaping (String) -> String
  ) {
    self.init(reducer: reducer) { text, _ in hide(text) }
  }

  /// Makes a writer that changes texts depending on their contents and their place.
  ///
  /// - Parameters:
  ///   - reducer: The root reducer of the store whose actions are written.
  ///   - hide: Removes from a text whatever must not appear in the recording, given the names under
  ///     which the text is written, from the outside in.
  public init(
    reducer: @escaping Reducer<State>,
    hidingByPlace hide: @escaping (_ text: String, _ place: [any CodingKey]) -> String
  ) {
    self.reducer = reducer
    self.hide = hide
  }

  /// Writes the first line of a recording, without its end, and starts a new recording.
  ///
  /// The state in the line is ``RecordedState/recorded``, whatever the header has. If that state,
  /// as it will be read, differs from the state of the session, the writer keeps both.
  public func line(_ header: RecordingHeader<State>) throws -> [UInt8] {
    let format = State.recordingFormat
    var recorded = header
    recorded.state = header.state.recorded
    let line = try written(recorded).line
    let read = try format.decoded(RecordingHeader<State>.self, from: line).state
    reader = try format.line(read) == format.line(header.state) ? nil : read
    return line
  }

  /// Writes the line of an action that reaches the reducer in the given state.
  public func line(
    _ step: RecordedStep<State>, from state: @autoclosure () -> State
  ) throws -> [UInt8] {
    let (line, isChanged) = try written(step)
    if var state = reader ?? (isChanged ? state() : nil) {
      reader = nil  // otherwise, the reducer would change a copy
      let read =
        isChanged
        ? try State.recordingFormat.decoded(RecordedStep<State>.self, from: line) : step
      reducer(&state, read.action)
      reader = state
    }
    return line
  }

  /// Writes the last line of a recording.
  public func line(_ end: RecordingEnd) throws -> [UInt8] {
    try State.recordingFormat.line(
      reader.map { try RecordingEnd(actions: end.actions, state: $0) } ?? end)
  }

  /// Returns a value as a line, and whether any text in it was changed.
  ///
  /// Each text is written in the form in which it will be read.
  private func written(_ value: some Encodable) throws -> (line: [UInt8], isChanged: Bool) {
    var isChanged = false
    let change = TextChange { [hide] text, place in
      let changed = RecordingFormat.cleaned(hide(text, place))
      // The bytes are compared, since Swift considers an accented letter equal in one scalar and in
      // two.
      if !changed.utf8.elementsEqual(text.utf8) { isChanged = true }
      return changed
    }
    let line = try State.recordingFormat.line(WithTextsChanged(value, by: change))
    return (line, isChanged)
  }
}
