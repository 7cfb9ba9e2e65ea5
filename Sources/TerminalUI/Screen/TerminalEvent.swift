/// An event for a program in a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// Input from the terminal, with the number of times it arrived in a row; input that arrives
  /// together is counted together.
  case input(InputEvent, times: Int)
  /// The terminal's size has changed.
  case resized
  /// The program is asked to stop for a while (SIGTSTP).
  case stopRequested
  /// The program continues after a stop (SIGCONT).
  case continued
  /// A signal asks the program to end: SIGTERM, SIGHUP, SIGINT or SIGQUIT.
  case terminated(signal: Int32)
  /// The terminal is gone: end of file or hang-up.
  case ended
}
