import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Watches the terminal and the signals on the main queue, and hands on what happens.
///
/// Nothing runs while nothing happens: a timer only exists while bytes wait for what may follow them.
/// However much comes in, a turn of the main loop takes a bounded part of it, so that the program can
/// draw in between. Of keys that come together, such as those of one that is held down, equal ones are
/// told at once.
@MainActor
public final class TerminalInput {
  private let terminal: any WatchedTerminal
  private let handler: @MainActor (TerminalEvent) -> Void
  private let escapeDelay: DispatchTimeInterval
  private var decoder = InputDecoder()
  private var source: (any DispatchSourceRead)?
  private var signals: TerminalSignals?
  private var pauseTimer: DispatchWorkItem?
  /// What came in and was not handed on yet.
  private var waiting: ArraySlice<InputEvent> = []

  /// How long a lone escape byte waits unless told otherwise, in milliseconds.
  public nonisolated static let usualEscapeDelay = 25

  /// How many events, of which equal ones in a row are one, a turn of the main loop takes.
  private static let batch = 64

  /// After a pause of so long a paste has ended, though its end mark never came.
  private static let pasteDelay = DispatchTimeInterval.milliseconds(500)

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - terminal: What is watched: a ``Screen`` or a ``LineTerminal``.
  ///   - escapeDelay: How long a lone escape byte waits until it is the Escape key, in milliseconds.
  ///   - handler: Called for one event after the other.
  public init(
    _ terminal: some WatchedTerminal, escapeDelay: Int = usualEscapeDelay,
    handler: @escaping @MainActor (TerminalEvent) -> Void
  ) {
    self.terminal = terminal
    self.escapeDelay = .milliseconds(escapeDelay)
    self.handler = handler
    signals = TerminalSignals(terminal.signalDescriptor, handler: handler)
    let source = DispatchSource.makeReadSource(
      fileDescriptor: terminal.inputDescriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readTerminal() } }
    self.source = source
    source.activate()
  }

  /// Stops watching; the handler is not called any more.
  public func stop() {
    pauseTimer?.cancel()
    source?.cancel()
    source = nil
    signals?.stop()
  }

  /// Takes what one read gives; where there is more, the source tells so again in the next turn.
  private func readTerminal() {
    guard source != nil else { return }
    pauseTimer?.cancel()
    pauseTimer = nil
    if waiting.isEmpty { receive() }
    tell()
  }

  private func receive() {
    switch terminal.read() {
    case .bytes(let bytes): waiting = decoder.feed(bytes)[...]
    case .nothing: break
    case .ended:
      stop()
      handler(.ended)
    }
  }

  /// Hands on as many of the waiting events as a turn has time for.
  private func tell() {
    for _ in 0..<Self.batch {
      guard let event = waiting.first, source != nil else { return waitForRest() }
      let times = waiting.prefix { $0 == event }.count
      waiting = waiting.dropFirst(times)
      handler(.input(event, times: times))
    }
    DispatchQueue.main.async { [weak self] in self?.readTerminal() }
  }

  /// Gives the bytes that are held back their meaning, should nothing follow them in time.
  private func waitForRest() {
    guard let held = decoder.held, source != nil else { return }
    let timer = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.settle() }
    }
    pauseTimer = timer
    let delay = held == .key ? escapeDelay : Self.pasteDelay
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: timer)
  }

  private func settle() {
    waiting += decoder.flush()
    tell()
  }
}
