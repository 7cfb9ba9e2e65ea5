internal import Foundation
internal import SafeText
internal import TerminalUI
public import Titles

/// The surroundings of one run of the program: its environment, its terminals, and where its
/// messages and its data go.
///
/// Code knows the process only through this value, so tests can play any process.
public struct Surroundings: Sendable {
  /// Which of the standard streams are terminals.
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
  /// The width of the terminal that output goes to, in columns; `nil` if there is none.
  public var columns: Int?
  /// Whether texts may hold more than ASCII.
  public var isUnicode: Bool
  /// The day, in local time; `nil` if nobody says.
  public var today: CalendarDate?
  /// Where typed lines come from: standard input.
  public var input: any ByteSource
  /// Where data goes: standard output.
  public var output: any ByteSink
  /// Where messages go: standard error.
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

  /// The environment variables with keys, which no other program may find there.
  package static let keyVariables = [omdbKey]

  /// The value of an environment variable; `nil` if it is unset or empty.
  public func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The locale of texts, such as `C.UTF-8`; `nil` if none is set.
  package var locale: String? { ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first }

  /// How long to wait before a lone escape byte counts as the Escape key, in milliseconds.
  ///
  /// As in other programs that use ncurses, it is `ESCDELAY` if that is a number from 1 to 5,000:
  /// over a slow line, the bytes of an arrow key may arrive far apart.
  package var escapeDelay: Int {
    variable("ESCDELAY").flatMap { Int($0, in: 1...5_000) } ?? TerminalInput.usualEscapeDelay
  }

  /// Shows a message to the person at the terminal, on one line; it is dropped if that fails.
  ///
  /// The message may quote a command line or a file's name, so it is made harmless.
  public func say(_ message: String) {
    try? messages.writeLine(Sanitizer.line("movies-tui: \(message)", limit: 1_000))
  }
}

extension Surroundings {
  /// What is around the running process.
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

  /// The day, in local time.
  static var currentDay: CalendarDate? {
    var (now, parts) = (time(nil), tm())
    guard localtime_r(&now, &parts) != nil else { return nil }
    return CalendarDate(
      year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  /// The width of standard output: `COLUMNS` if it is set, else what the terminal says, else 80.
  private static func columns(_ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0, in: 1...10_000) }) { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Makes sure that no file or connection is opened under the number of a standard stream.
  ///
  /// A program started with standard output closed would otherwise write into whatever it opened
  /// first. The stand-in for a closed stream can only be read, so writing fails as it should.
  package static func reserveStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = Foundation.open("/dev/null", O_RDONLY)
    }
  }
}
