import Foundation
import MoviesCore
import MoviesSession
import Storage
import Synchronization

/// Shows how far an import of IMDb's data is, while threads tell of it many times a second.
final class IMDbImportDisplay: Sendable {
  /// Where it is shown.
  enum Form: Sendable {
    /// As lines that are replaced, on a terminal.
    case block(columns: Int, isUnicode: Bool)
    /// As further lines, in a log.
    case lines
    /// As lines of JSON on standard output, for a program.
    case json
  }

  private struct State {
    var meter: IMDbImportMeter
    var lastShown: Duration?
    /// Writes what is shown; owned by this lock.
    var block: ProgressBlock?
  }

  private let form: Form
  private let surroundings: Surroundings
  private let now: @Sendable () -> Duration
  private let onReaderGone: @Sendable () -> Void
  private let state: Mutex<State>

  /// Shows nothing yet.
  ///
  /// - Parameters:
  ///   - dumps: The files, in the order of their lines.
  ///   - isForProgram: Whether another program reads it.
  ///   - surroundings: Where it is shown.
  ///   - now: Tells the time since some start.
  ///   - onReaderGone: Called once nobody reads what a program should.
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

  /// Takes what the import tells, and shows it if it is time for that.
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

  /// Tells a program that reads along.
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
  /// How long something that was shown stays as it is.
  fileprivate var pause: Duration {
    switch self {
    case .block: .milliseconds(100)
    case .lines: .seconds(10)
    case .json: .seconds(1)
    }
  }

  /// The same when something has begun or ended.
  fileprivate var pauseAtTurn: Duration {
    if case .lines = self { pause } else { .zero }
  }
}
