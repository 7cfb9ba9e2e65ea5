import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal of standard input and output while the program edits lines on it itself.
///
/// Keys come one by one and are not shown, ^C, ^Z and ^\ among them; pasted text comes as such; output
/// is as ever. Closing puts everything back, and so does the end of the process by `exit` or by a crash.
@MainActor
public final class LineTerminal: WatchedTerminal {
  public let inputDescriptor = STDIN_FILENO
  public let signalDescriptor: Int32

  private init(signalDescriptor: Int32) {
    self.signalDescriptor = signalDescriptor
  }

  /// Takes the terminal.
  ///
  /// - Returns: The terminal; `nil` where standard input or output is none, or one of a type that
  ///   cannot go back in a line.
  public static func open() -> LineTerminal? {
    guard ct_line_open() else { return nil }
    let signals = ct_catch_signals()
    guard signals >= 0 else {
      ct_line_close()
      return nil
    }
    return LineTerminal(signalDescriptor: signals)
  }

  /// How many columns there are now; 80 where the terminal does not say.
  public var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  public func read() -> Received {
    Received { ct_line_read($0, $1) }
  }

  /// Takes the terminal again after the program was stopped.
  public func resume() { ct_line_resume() }

  /// Puts the terminal back and stops the program, as ^Z does in a shell; returns when it goes on,
  /// with the terminal taken again.
  ///
  /// Does nothing where the program was started to ignore it.
  public func stop() {
    guard ct_can_stop() else { return }
    ct_line_suspend()
    ct_stop()
    resume()
  }

  /// Puts the terminal back as it was; this value is of no use afterwards.
  public func close() { ct_line_close() }
}
