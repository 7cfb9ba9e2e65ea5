import MoviesCore
import Redux

/// An entry of the table of commands: everything that the program knows of a command except its
/// keys.
struct CommandEntry: Sendable {
  let command: Command
  /// The given name of a command whose case has a value.
  private let givenName: String?
  /// The description of the command's effect in the help.
  let summary: String
  /// The word or two for the footer, unless the pane has its own; `nil` if the footer omits the
  /// command.
  let hint: String?
  /// A shorter word for the footer if the pane's word is too long; `nil` if that is short.
  let briefHint: String?
  /// The word for the footer if the command represents all chords with its first key; `nil` if it
  /// represents itself.
  let chordHint: String?
  /// Whether pressing the command's key several times moves several times as far.
  let isMovement: Bool
  /// Returns a request to the session that an action cannot express; `nil` if no request is due.
  let request: @Sendable (CommandContext) -> Interpreter.Outcome?
  /// Returns the action of the command; `nil` if it does nothing now.
  let action: @Sendable (CommandContext) -> (any Action)?
  /// The section of the help that lists the command.
  var purpose = Purpose.program

  /// The headings by which the help groups commands: first those of one page alone, and at the end
  /// the arrows.
  enum Purpose: String, CaseIterable, Sendable {
    case page = "On this page"
    case reading = "Reading"
    case keeping = "Your library"
    case library = "Going there"
    case searching = "Searching"
    case filtering = "Filtering"
    case sorting = "Sorting"
    case links = "Links"
    case program = "Program"
    case moving = "Moving"
  }

  init(
    _ command: Command, named name: String? = nil, _ summary: String, hint: String? = nil,
    brief: String? = nil, chord: String? = nil, isMovement: Bool = false,
    requests request: @escaping @Sendable (CommandContext) -> Interpreter.Outcome? = { _ in nil },
    does action: @escaping @Sendable (CommandContext) -> (any Action)?
  ) {
    self.command = command
    givenName = name
    self.summary = summary
    self.hint = hint
    briefHint = brief
    chordHint = chord
    self.isMovement = isMovement
    self.request = request
    self.action = action
  }

  /// The command's name in the configuration: that of its case, unless the case has a value.
  var name: String { givenName ?? "\(command)" }

  /// Returns the outcome of calling the command in a context; `nil` if it does nothing there.
  func outcome(in context: CommandContext) -> Interpreter.Outcome? {
    request(context) ?? action(context).map(Interpreter.Outcome.action)
  }
}
