import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal of standard input and output while the program itself edits lines on it.
///
/// Keys arrive one by one and are not echoed, including ^C, ^Z and ^\; pasted text arrives marked
/// as such; output is unchanged. Closing restores everything, and so does the end of the process by
/// `exit` or by a crash.
@MainActor
public final class LineTerminal: WatchedTerminal {
  public let inputDescriptor = STDIN_FILENO
  public let signalDescriptor: Int32

  private init(signalDescriptor: Int32) {
    self.signalDescriptor = signalDescriptor
  }

  /// Takes over the terminal.
  ///
  /// - Returns: The terminal; `nil` if standard input or output is not a terminal, or if the
  ///   terminal's type cannot move the cursor back in a line.
  public static func open() -> LineTerminal? {
    guard ct_line_open() else { return nil }
    let signals = ct_catch_signals()
    guard signals >= 0 else {
      ct_line_close()
      return nil
    }
    return LineTerminal(signalDescriptor: signals)
  }

  /// The current number of columns; 80 if the terminal does not say.
  public var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  public func read() -> Received {
    Received { ct_line_read($0, $1) }
  }

  /// Takes over the terminal again after the program was stopped.
  public func resume() { ct_line_resume() }

  /// Restores the terminal and stops the program, as ^Z does in a shell; returns when the program
  /// continues, with the terminal taken over again.
  ///
  /// Does nothing if the program was started with this signal ignored.
  public func stop() {
    guard ct_can_stop() else { return }
    ct_line_suspend()
    ct_stop()
    resume()
  }

  /// Restores the terminal; this object must not be used afterwards.
  public func close() { ct_line_close() }
}
