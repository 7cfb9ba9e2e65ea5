import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Watches the caught signals on the main queue, and reports their meaning.
@MainActor
final class TerminalSignals {
  private let descriptor: Int32
  private let handler: @MainActor (TerminalEvent) -> Void
  private var source: (any DispatchSourceRead)?

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor from which the signals' numbers can be read, one byte each.
  ///   - handler: Called for each event in turn.
  init(_ descriptor: Int32, handler: @escaping @MainActor (TerminalEvent) -> Void) {
    self.descriptor = descriptor
    self.handler = handler
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readAll() } }
    self.source = source
    source.activate()
  }

  /// Stops watching; the handler is no longer called.
  func stop() {
    source?.cancel()
    source = nil
  }

  private func readAll() {
    var number: UInt8 = 0
    while source != nil, readByte(into: &number) {
      handler(TerminalEvent(signal: Int32(number)))
    }
  }

  private func readByte(into byte: inout UInt8) -> Bool { read(descriptor, &byte, 1) == 1 }
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
