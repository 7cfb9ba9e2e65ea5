import CTerminal
import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal of standard input while the system provides the line editing.
///
/// When a key sends a signal, as ^Z does, the system usually discards the input typed before it.
/// Here, that input is kept, so that the program can take over the half-typed line before it stops.
@MainActor
public final class CookedTerminal {
  /// The limit of a line in bytes, more than a terminal keeps: endless input must not hang the
  /// program.
  private static let limit = 1 << 14

  private let settings: termios
  private let signalDescriptor: Int32
  private var signals: TerminalSignals?

  private init(settings: termios, signalDescriptor: Int32) {
    self.settings = settings
    self.signalDescriptor = signalDescriptor
  }

  /// Takes over the terminal.
  ///
  /// - Returns: The terminal; `nil` if standard input is not a terminal, or if the system does not
  ///   provide line editing there.
  public static func open() -> CookedTerminal? {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0, settings.c_lflag & tcflag_t(ICANON) != 0 else {
      return nil
    }
    let signals = ct_catch_signals()
    guard signals >= 0 else { return nil }
    let terminal = CookedTerminal(settings: settings, signalDescriptor: signals)
    terminal.resume()
    return terminal
  }

  /// Watches the signals on the main queue, and calls the handler for each in turn.
  public func watchSignals(_ handler: @escaping @MainActor (TerminalEvent) -> Void) {
    signals = TerminalSignals(signalDescriptor, handler: handler)
  }

  /// Waits for a line, or a piece of a long one, and returns it; empty at the end of the input.
  public func read() async -> [UInt8] {
    await withCheckedContinuation { line in
      let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
      source.setEventHandler {
        let received = Self.readNow()
        // Another read may have taken the reported input meanwhile.
        guard received != .nothing else { return }
        source.cancel()
        line.resume(returning: received.bytes)
      }
      source.activate()
    }
  }

  /// Takes the input typed so far from the system, which continues with an empty line.
  public func takeLine() -> [UInt8] {
    apply { $0.c_lflag &= ~tcflag_t(ICANON) }
    var line: [UInt8] = []
    while line.count < Self.limit, case .bytes(let bytes) = Self.readNow() { line += bytes }
    resume()
    return line
  }

  /// Takes over the terminal again after the program was stopped.
  public func resume() { apply { $0.c_lflag |= tcflag_t(NOFLSH) } }

  /// Restores the terminal and stops the program, as ^Z does in a shell; returns when the program
  /// continues, with the terminal taken over again.
  public func stop() {
    close()
    ct_stop()
    resume()
  }

  /// Restores the terminal.
  public func close() { apply { _ in } }

  /// Restores the terminal's original settings, with one change.
  private func apply(_ change: (inout termios) -> Void) {
    var changed = settings
    change(&changed)
    tcsetattr(STDIN_FILENO, TCSANOW, &changed)
  }

  private nonisolated static func readNow() -> Received { Received { ct_line_read($0, $1) } }
}

extension Received {
  fileprivate var bytes: [UInt8] {
    if case .bytes(let bytes) = self { bytes } else { [] }
  }
}
