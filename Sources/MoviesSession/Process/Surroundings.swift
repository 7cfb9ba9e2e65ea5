internal import Foundation
internal import SafeText
internal import TerminalUI
public import Titles

/// The surroundings of one run of the program: its environment, its terminals, and the destinations
/// of its messages and its data.
///
/// The code sees the process only through this value, so that tests can simulate any process.
public struct Surroundings: Sendable {
  /// The standard streams that are terminals.
  public struct Terminals: Equatable, Sendable {
    public var input: Bool
    public var output: Bool
    public var error: Bool

    public init(input: Bool = false, output: Bool = false, error: Bool = false) {
      self.input = input
      self.output = output
      self.error = error
    }
  }

  public var environment: [String: String]
  public var terminals: Terminals
  /// The width of the terminal that shows the output, in columns; `nil` without a terminal.
  public var columns: Int?
  /// Whether texts may contain more than ASCII characters.
  public var isUnicode: Bool
  /// The date in local time; `nil` if it is unknown.
  public var today: CalendarDate?
  /// The source of typed lines: standard input.
  public var input: any ByteSource
  /// The destination of data: standard output.
  public var output: any ByteSink
  /// The destination of messages: standard error.
  public var messages: any ByteSink

  public init(
    environment: [String: String] = [:], terminals: Terminals = Terminals(), columns: Int? = nil,
    isUnicode: Bool = true, today: CalendarDate? = nil,
    input: any ByteSource = FileDescriptorSource.standardInput,
    output: any ByteSink, messages: any ByteSink
  ) {
    self.environment = environment
    self.terminals = terminals
    self.columns = columns
    self.isUnicode = isUnicode
    self.today = today
    self.input = input
    self.output = output
    self.messages = messages
  }
}

extension Surroundings {
  /// The environment variable with the key to OMDb.
  package static let omdbKey = "OMDB_API_KEY"

  /// The environment variables with keys, which are hidden from all other programs.
  package static let keyVariables = [omdbKey]

  /// Returns the value of an environment variable; `nil` if it is unset or empty.
  public func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The locale of texts, such as `C.UTF-8`; `nil` if none is set.
  package var locale: String? { ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first }

  /// The time after which a lone escape byte counts as the Escape key, in milliseconds.
  ///
  /// As in other programs that use ncurses, it is `ESCDELAY` if that is a number from 1 to 5,000:
  /// over a slow line, the bytes of an arrow key may arrive far apart.
  package var escapeDelay: Int {
    variable("ESCDELAY").flatMap { Int($0, in: 1...5_000) } ?? TerminalInput.usualEscapeDelay
  }

  /// Shows a message on one line to the person at the terminal; drops it if that fails.
  ///
  /// The message may quote a command line or a file's name, so it is made harmless.
  public func say(_ message: String) {
    try? messages.writeLine(Sanitizer.line("movies-tui: \(message)", limit: 1_000))
  }
}

extension Surroundings {
  /// The surroundings of the running process.
  @MainActor package static var current: Surroundings {
    let environment = ProcessInfo.processInfo.environment
    let terminals = Terminals(
      input: isatty(STDIN_FILENO) == 1, output: isatty(STDOUT_FILENO) == 1,
      error: isatty(STDERR_FILENO) == 1)
    return Surroundings(
      environment: environment, terminals: terminals,
      columns: terminals.output ? columns(environment) : nil,
      isUnicode: TerminalFacts.hasUnicode, today: currentDay,
      output: FileDescriptorSink.standardOutput, messages: FileDescriptorSink.standardError)
  }

  /// The current date in local time; `nil` if the system cannot tell it.
  static var currentDay: CalendarDate? {
    day(ofSecondsSince1970: Int(time(nil)))
  }

  /// Returns the date of a time in local time; `nil` if the system cannot tell it.
  package static func day(ofSecondsSince1970 seconds: Int) -> CalendarDate? {
    var (time, parts) = (time_t(seconds), tm())
    guard localtime_r(&time, &parts) != nil else { return nil }
    return CalendarDate(
      year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  /// Returns the width of standard output: `COLUMNS` if it is set, else the terminal's width, else
  /// 80.
  private static func columns(_ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0, in: 1...10_000) }) { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Ensures that no file or connection gets the descriptor of a standard stream.
  ///
  /// Otherwise, a program that starts with standard output closed would write into the first file
  /// that it opened. A closed stream is replaced with one that can only be read, so that writing
  /// fails as it should.
  package static func reserveStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = Foundation.open("/dev/null", O_RDONLY)
    }
  }
}
