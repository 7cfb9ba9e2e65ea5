import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Watches the terminal and the signals on the main queue, and hands on what happens.
///
/// Nothing runs while nothing happens: a timer only exists while an escape byte waits for what may
/// follow it.
@MainActor
public final class TerminalInput {
  private let terminal: any WatchedTerminal
  private let handler: @MainActor (TerminalEvent) -> Void
  private let escapeDelay: DispatchTimeInterval
  private var decoder = InputDecoder()
  private var sources: [any DispatchSourceRead] = []
  private var escapeTimer: DispatchWorkItem?

  /// How long a lone escape byte waits unless told otherwise, in milliseconds.
  public nonisolated static let usualEscapeDelay = 25

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
    watch(terminal.inputDescriptor) { $0.readTerminal() }
    watch(terminal.signalDescriptor) { $0.readSignals() }
  }

  /// Stops watching; the handler is not called any more.
  public func stop() {
    escapeTimer?.cancel()
    for source in sources { source.cancel() }
    sources = []
  }

  private func watch(_ descriptor: Int32, _ read: @escaping @MainActor (TerminalInput) -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        if let self, !self.sources.isEmpty { read(self) }
      }
    }
    sources.append(source)
    source.activate()
  }

  private func readTerminal() {
    escapeTimer?.cancel()
    escapeTimer = nil
    while !sources.isEmpty {
      switch terminal.read() {
      case .bytes(let bytes): handle(decoder.feed(bytes))
      case .nothing: return waitForRest()
      case .ended:
        stop()
        handler(.ended)
      }
    }
  }

  private func handle(_ events: [InputEvent]) {
    for event in events where !sources.isEmpty { handler(.input(event)) }
  }

  /// Gives the bytes that are held back their meaning, should nothing follow them in time.
  private func waitForRest() {
    guard decoder.isPending else { return }
    let timer = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.handle(self.decoder.flush())
      }
    }
    escapeTimer = timer
    DispatchQueue.main.asyncAfter(deadline: .now() + escapeDelay, execute: timer)
  }

  private func readSignals() {
    var number: UInt8 = 0
    while !sources.isEmpty, Self.readByte(terminal.signalDescriptor, into: &number) {
      handler(TerminalEvent(signal: Int32(number)))
    }
  }

  private static func readByte(_ descriptor: Int32, into byte: inout UInt8) -> Bool {
    read(descriptor, &byte, 1) == 1
  }
}

extension TerminalEvent {
  fileprivate init(signal: Int32) {
    switch signal {
    case SIGWINCH: self = .resized
    case SIGTSTP: self = .stopRequested
    case SIGCONT: self = .continued
    default: self = .terminated(signal: signal)
    }
  }
}
