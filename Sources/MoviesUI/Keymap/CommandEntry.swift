import MoviesCore
import Redux

/// A line of the table of commands: all that the program knows of a command but its keys.
struct CommandEntry: Sendable {
  let command: Command
  /// The name of a command whose case has a value.
  private let givenName: String?
  /// Says for the help what the command does.
  let summary: String
  /// One or two words for the footer, where a pane has no others; `nil` if it omits the command.
  let hint: String?
  /// The word for the footer where the one for the pane is too long; `nil` if that is short.
  let briefHint: String?
  /// The word for the footer where the command stands there for all chords that begin as its own
  /// does; `nil` if it stands for itself.
  let chordHint: String?
  /// Whether pressing its key several times moves several times as far.
  let isMovement: Bool
  /// Asks the session for more than an action can do; `nil` if there is nothing to ask for now.
  let request: @Sendable (CommandContext) -> Interpreter.Outcome?
  /// The action that it means; `nil` if it means nothing now.
  let action: @Sendable (CommandContext) -> (any Action)?
  /// The part of the help that lists it.
  var purpose = Purpose.program

  /// The help groups commands by their purpose, under these headings: first what matters on one
  /// page alone, and at the end the arrows.
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

  /// Its name in the configuration: that of its case, unless that has a value.
  var name: String { givenName ?? "\(command)" }

  /// Decides what calling the command does in a context; `nil` if it does nothing there.
  func outcome(in context: CommandContext) -> Interpreter.Outcome? {
    request(context) ?? action(context).map(Interpreter.Outcome.action)
  }
}
