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
  /// The name of the environment variable that may hold the key to OMDb, which no other program may
  /// find there.
  package static let keyVariable = "OMDB_API_KEY"

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
