import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal of standard input and output while the program itself edits lines on it.
///
/// Keys arrive one by one and are not echoed, including ^C, ^Z and ^\; pasted text arrives as such;
/// output is unchanged. Closing restores everything, and so does the end of the process by `exit`
/// or by a crash.
@MainActor
public final class LineTerminal: WatchedTerminal {
  public let inputDescriptor = STDIN_FILENO
  public let signalDescriptor: Int32

  private init(signalDescriptor: Int32) {
    self.signalDescriptor = signalDescriptor
  }

  /// Takes the terminal.
  ///
  /// - Returns: The terminal; `nil` if standard input or output is not a terminal, or one of a type
  ///   that cannot move back in a line.
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

  /// Takes the terminal again after the program has been stopped.
  public func resume() { ct_line_resume() }

  /// Restores the terminal and stops the program, as ^Z does in a shell; returns when it continues,
  /// with the terminal taken again.
  ///
  /// Does nothing if the program was started with this signal ignored.
  public func stop() {
    guard ct_can_stop() else { return }
    ct_line_suspend()
    ct_stop()
    resume()
  }

  /// Restores the terminal; this value must not be used afterwards.
  public func close() { ct_line_close() }
}
