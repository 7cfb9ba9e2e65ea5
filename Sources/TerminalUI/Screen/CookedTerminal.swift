import CTerminal
import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal of standard input while the system edits the lines that are typed on it.
///
/// Where a key is a signal, as ^Z is, the system throws away what was typed before it. Here it keeps
/// that, so that the program can take the half-typed line to itself before it stops.
@MainActor
public final class CookedTerminal {
  /// More than a terminal keeps: one that goes on typing all the time must not keep the program.
  private static let limit = 1 << 14

  private let settings: termios
  private let signalDescriptor: Int32
  private var signals: TerminalSignals?

  private init(settings: termios, signalDescriptor: Int32) {
    self.settings = settings
    self.signalDescriptor = signalDescriptor
  }

  /// Takes the terminal.
  ///
  /// - Returns: The terminal; `nil` where standard input is none, or one whose lines the system does
  ///   not edit.
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

  /// Watches the signals, on the main queue; the handler is called for one after the other.
  public func watchSignals(_ handler: @escaping @MainActor (TerminalEvent) -> Void) {
    signals = TerminalSignals(signalDescriptor, handler: handler)
  }

  /// Waits for a line, or a piece of a long one, and returns it; empty at the end.
  public func read() async -> [UInt8] {
    await withCheckedContinuation { line in
      let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
      source.setEventHandler {
        let received = Self.readNow()
        // What told of itself may have been taken meanwhile.
        guard received != .nothing else { return }
        source.cancel()
        line.resume(returning: received.bytes)
      }
      source.activate()
    }
  }

  /// Takes what is typed so far from the system, which goes on with an empty line.
  public func takeLine() -> [UInt8] {
    apply { $0.c_lflag &= ~tcflag_t(ICANON) }
    var line: [UInt8] = []
    while line.count < Self.limit, case .bytes(let bytes) = Self.readNow() { line += bytes }
    resume()
    return line
  }

  /// Takes the terminal again after the program was stopped.
  public func resume() { apply { $0.c_lflag |= tcflag_t(NOFLSH) } }

  /// Puts the terminal back and stops the program, as ^Z does in a shell; returns when it goes on,
  /// with the terminal taken again.
  public func stop() {
    close()
    ct_stop()
    resume()
  }

  /// Puts the terminal back as it was.
  public func close() { apply { _ in } }

  /// Gives the terminal the settings that it had, but for a change.
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
