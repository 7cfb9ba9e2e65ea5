internal import MoviesCore
internal import MoviesUI
internal import Redux
internal import ReduxRecording
internal import SafeText

/// Writes a session to a file while it runs: a header, then every dispatched action.
///
/// Each line is one write, so the file is complete up to the last action no matter how the session
/// ends. A line that cannot be written, or could not be read back, ends the recording, but the
/// session continues.
@MainActor
final class Recorder {
  /// The rotation of a recorder's files: a new one begins after a number of actions.
  struct Rotation {
    /// The number of actions in a full file.
    var length: Int
    /// Puts the full file aside and opens the next one.
    var next: @MainActor () throws(Failure) -> any ByteSink
  }

  private var sink: any ByteSink
  /// The maximum and the current number of bytes in the file.
  private let sizeLimit: Int
  private var size = 0
  private let rotation: Rotation?
  private let writer: RecordingWriter<AppState>
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var stopwatch = RequestStopwatch()
  private var actions = 0
  private var header: (@MainActor (AppState) -> RecordingHeader<AppState>)?
  private var store: Store<AppState>?
  private var tap: Subscription?
  /// The reason why the recording ended before the session, as a sentence for the user; `nil` if it
  /// did not.
  private(set) var failure: String?

  /// Makes a recorder that writes nothing yet.
  init(
    sink: any ByteSink, redaction: Redaction, rotation: Rotation? = nil,
    sizeLimit: Int = RecordingFormat.sizeLimit
  ) {
    self.sink = sink
    self.rotation = rotation
    self.sizeLimit = sizeLimit
    writer = RecordingWriter<AppState>(hidingByPlace: redaction.applied(to:at:))
    start = clock.now
  }

  /// Starts to record the actions of a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - header: Makes the first line of a recording that begins in a state.
  func record(
    _ store: Store<AppState>, header: @escaping @MainActor (AppState) -> RecordingHeader<AppState>
  ) {
    self.store = store
    self.header = header
    tap = store.tap { [weak self] action in self?.note(action) }
    write { try writer.line(header(store.state)) }
  }

  /// Ends the recording properly, with the hash of the last state.
  func finish() {
    guard tap != nil else { return }
    tap = nil
    writeEnd()
    if !sink.flush() { failure = "The recording lacks its end: its reader does not read." }
  }

  private func writeEnd() {
    guard let store else { return }
    write { try writer.line(RecordingEnd(actions: actions, state: store.state)) }
  }

  /// Records an action, unless it is asynchronous: the actions that such an action dispatches are
  /// recorded anyway.
  private func note(_ action: any Action) {
    guard action.asAsyncAction == nil, let store else { return }
    if actions == rotation?.length { rotate() }
    let time = Int((clock.now - start) / .milliseconds(1))
    let effect = action.matching(MoviesLifecycle.self)
      .flatMap { stopwatch.note($0, at: time) }
    actions += 1
    let step = RecordedStep<AppState>(action, time: time, effect: effect)
    write { try writer.line(step, from: store.state) }
  }

  /// Ends the file, and begins a new one with the state before the next action.
  private func rotate() {
    guard let rotation, let store, let header else { return }
    writeEnd()
    do {
      sink = try rotation.next()
      actions = 0
      size = 0
      write { try writer.line(header(store.state)) }
    } catch {
      stop(.recordingNotContinued(reason: Sanitizer.line(error.message)))
    }
  }

  private func write(_ line: () throws -> [UInt8]) {
    guard failure == nil else { return }
    do {
      let line = try line() + [UInt8(ascii: "\n")]
      guard line.count <= RecordingFormat.lineLimit else {
        return stop(because: "a line of \(line.count.megabytes) cannot be replayed")
      }
      guard size + line.count <= sizeLimit else {
        return stop(because: "more than \(sizeLimit.megabytes) cannot be replayed")
      }
      try sink.write(line)
      size += line.count
    } catch WriteError.failed(let reason) {
      stop(because: reason)
    } catch WriteError.closedPipe {
      stop(because: "nobody reads it any more")
    } catch {
      stop(because: "\(error)")
    }
  }

  private func stop(because reason: String) {
    // A path in the reason may contain any characters.
    stop(.recordingEnded(reason: Sanitizer.line(reason)))
  }

  private func stop(_ notice: Notice) {
    tap = nil
    failure = notice.words
    // The notice follows the current action, since a search removes older notices from the screen.
    Task { [store] in store?.dispatch(ScreenAction.noticed(notice)) }
  }
}
