import Foundation
import MoviesCore
import MoviesSession
import Storage
import Synchronization

/// Shows the progress of an import of IMDb's data, which threads report many times a second.
final class IMDbImportDisplay: Sendable {
  /// The form in which progress is shown.
  enum Form: Sendable {
    /// Lines on a terminal that are replaced with each update.
    case block(columns: Int, isUnicode: Bool)
    /// Further lines, as in a log.
    case lines
    /// Lines of JSON on standard output, for another program.
    case json
  }

  private struct State {
    var meter: IMDbImportMeter
    var lastShown: Duration?
    /// The lines on the terminal, protected by the lock.
    var block: ProgressBlock?
  }

  private let form: Form
  private let surroundings: Surroundings
  private let now: @Sendable () -> Duration
  private let onReaderGone: @Sendable () -> Void
  private let state: Mutex<State>

  /// Makes a display that shows nothing yet.
  ///
  /// - Parameters:
  ///   - dumps: The files, in the order of their lines.
  ///   - isForProgram: Whether another program reads the progress.
  ///   - surroundings: The surroundings that show the progress.
  ///   - now: Returns the time since an arbitrary start.
  ///   - onReaderGone: Called when the program that should read the progress has gone.
  init(
    _ dumps: [IMDbDump], isForProgram: Bool, in surroundings: Surroundings,
    now: @escaping @Sendable () -> Duration, onReaderGone: @escaping @Sendable () -> Void = {}
  ) {
    let block = isForProgram ? nil : ProgressBlock(in: surroundings)
    form =
      isForProgram
      ? .json
      : block == nil
        ? .lines
        : .block(columns: surroundings.columns ?? 80, isUnicode: surroundings.isUnicode)
    self.surroundings = surroundings
    self.now = now
    self.onReaderGone = onReaderGone
    state = Mutex(State(meter: IMDbImportMeter(dumps), block: block))
  }

  /// Takes the import's progress, and shows it if enough time has passed since the last update.
  func take(_ progress: IMDbProgress) {
    state.withLock { state in
      let time = now()
      let isTurn = state.meter.take(progress, at: time)
      if let last = state.lastShown, time - last < (isTurn ? form.pauseAtTurn : form.pause) {
        return
      }
      state.lastShown = time
      show(&state)
    }
  }

  /// Shows the last state of a display that stays.
  func finish() {
    state.withLock { state in if state.block != nil { show(&state) } }
  }

  /// Sends an event to the program that reads the progress, if there is one.
  func tell(_ news: IMDbImportEvent) {
    guard case .json = form else { return }
    do {
      try surroundings.output.writeLine(news.text)
    } catch {
      onReaderGone()
    }
  }

  private func show(_ state: inout State) {
    switch form {
    case .block(let columns, let isUnicode):
      state.block?.show(state.meter.lines(columns: columns, isUnicode: isUnicode))
    case .lines:
      let line = state.meter.line
      if !line.isEmpty { surroundings.say(line) }
    case .json: tell(.progressed(state.meter.summary))
    }
  }
}

extension IMDbImportDisplay.Form {
  /// The shortest time between two updates of the display.
  fileprivate var pause: Duration {
    switch self {
    case .block: .milliseconds(100)
    case .lines: .seconds(10)
    case .json: .seconds(1)
    }
  }

  /// The shortest time before an update that reports the start or the end of a stage.
  fileprivate var pauseAtTurn: Duration {
    if case .lines = self { pause } else { .zero }
  }
}
