import CTerminal
import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Watches the terminal and the signals on the main queue, and reports events.
///
/// No code runs while no input arrives: a timer exists only while bytes wait for those that may
/// follow. However much arrives, a turn of the main loop handles a bounded part of it, so that the
/// program can draw in between. Equal keys that arrive together, such as those of a key held down,
/// are reported together.
@MainActor
public final class TerminalInput {
  private let terminal: any WatchedTerminal
  private let handler: @MainActor (TerminalEvent) -> Void
  private let escapeDelay: Duration
  private let pasteDelay: Duration
  private var decoder = InputDecoder()
  private var source: (any DispatchSourceRead)?
  private var signals: TerminalSignals?
  private var pause: Task<Void, Never>?
  /// Received input that has not been reported yet.
  private var waiting: ArraySlice<InputEvent> = []

  /// The default time that the program waits after a lone escape byte, in milliseconds.
  public nonisolated static let usualEscapeDelay = 25

  /// The number of events that a turn of the main loop handles; equal ones in a row count as one.
  private static let batch = 64

  /// The default pause after which a paste or a reply has ended, even if its end never arrives, in
  /// milliseconds.
  public nonisolated static let usualPasteDelay = 500

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - terminal: The terminal to watch: a ``Screen`` or a ``LineTerminal``.
  ///   - escapeDelay: The time after which a lone escape byte counts as the Escape key, in
  ///     milliseconds.
  ///   - pasteDelay: The time after which a paste or a reply without an end counts as ended, in
  ///     milliseconds.
  ///   - handler: Called for each event in turn.
  public init(
    _ terminal: some WatchedTerminal, escapeDelay: Int = usualEscapeDelay,
    pasteDelay: Int = usualPasteDelay, handler: @escaping @MainActor (TerminalEvent) -> Void
  ) {
    self.terminal = terminal
    self.escapeDelay = .milliseconds(escapeDelay)
    self.pasteDelay = .milliseconds(pasteDelay)
    self.handler = handler
    signals = TerminalSignals(terminal.signalDescriptor, handler: handler)
    let source = DispatchSource.makeReadSource(
      fileDescriptor: terminal.inputDescriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readTerminal() } }
    self.source = source
    source.activate()
  }

  /// Stops watching; the handler is no longer called.
  public func stop() {
    stopWaiting()
    source?.cancel()
    source = nil
    signals?.stop()
  }

  /// Handles the result of one read; if there is more, the source reports it in the next turn.
  private func readTerminal() {
    guard source != nil else { return }
    if waiting.isEmpty { receive() }
    tell()
  }

  private func receive() {
    switch terminal.read() {
    case .bytes(let bytes):
      if decoder.isProlonged(by: bytes) { stopWaiting() }
      waiting = decoder.feed(bytes)[...]
    case .nothing: break
    case .ended:
      stop()
      handler(.ended)
    }
  }

  /// Reports as many of the waiting events as a turn has time for.
  private func tell() {
    for _ in 0..<Self.batch {
      guard let event = waiting.first, source != nil else { return waitForRest() }
      let times = waiting.prefix { $0 == event }.count
      waiting = waiting.dropFirst(times)
      handler(.input(event, times: times))
    }
    DispatchQueue.main.async { [weak self] in self?.readTerminal() }
  }

  /// Starts a timer after which the held bytes get the meaning they have if nothing follows them.
  private func waitForRest() {
    guard let held = decoder.held, source != nil, pause == nil else { return }
    let delay = held == .key ? escapeDelay : pasteDelay
    pause = Task { [weak self] in
      try? await Task.sleep(for: delay)
      if !Task.isCancelled { self?.settle() }
    }
  }

  /// Stops the timer, since the meaning of the bytes is decided or something has followed them.
  private func stopWaiting() {
    pause?.cancel()
    pause = nil
  }

  private func settle() {
    pause = nil
    waiting += decoder.flush()
    tell()
  }
}

extension Screen: WatchedTerminal {
  public func read() -> Received {
    Received { ct_read($0, $1) }
  }
}
