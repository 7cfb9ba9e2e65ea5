/// What happens to a program in a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// The terminal sent something, and so many times in a row; what came together counts together.
  case input(InputEvent, times: Int)
  /// The terminal has another size now.
  case resized
  /// Somebody asks the program to stop for a while (SIGTSTP).
  case stopRequested
  /// The program goes on after it was stopped (SIGCONT).
  case continued
  /// A signal asks the program to end: SIGTERM, SIGHUP, SIGINT or SIGQUIT.
  case terminated(signal: Int32)
  /// The terminal is gone: end of file or hang-up.
  case ended
}
