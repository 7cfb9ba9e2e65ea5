import Redux

/// A line of the table of verbs: all that plain mode knows of what can be typed.
struct PlainVerb: Sendable {
  /// The words that call it, the shortest first.
  let words: [String]
  let arguments: PlainArguments
  let meaning: PlainMeaning
  /// How to type it, and what it does: its line of the help, and the answer to a line that lacks
  /// something.
  let usage: String
  /// The action that takes effect at once while something is loading; `nil` for a verb that has to
  /// wait.
  let interruption: (any Action)?

  init(
    _ words: [String], _ arguments: PlainArguments, _ meaning: PlainMeaning, _ usage: String,
    interruption: (any Action)? = nil
  ) {
    self.words = words
    self.arguments = arguments
    self.meaning = meaning
    self.usage = usage
    self.interruption = interruption
  }

  /// Makes the plan for a line with this verb.
  func plan(in context: PlainContext) throws(PlainRefusal) -> PlainPlan {
    if meaning.needsLibrary, let problem = context.state.libraryProblem {
      throw PlainRefusal(problem)
    }
    return switch meaning {
    case .keeps(let command): try context.keeping(command)
    case .changes(let command): .changing([.call(command)])
    case .shows(let command): PlainPlan([.call(command)], needing: [.page])
    case .asksLibrary(let plan), .plan(let plan): try plan(context)()
    }
  }
}

/// The meaning of a verb.
enum PlainMeaning: Sendable {
  /// A command that changes what the library keeps of the titles of the line.
  case keeps(Command)
  /// A command that changes the library as a whole.
  case changes(Command)
  /// A command that leads to a page of the library, which is printed.
  case shows(Command)
  /// Asks the library something else.
  case asksLibrary(@Sendable (PlainContext) -> () throws(PlainRefusal) -> PlainPlan)
  /// Anything else.
  case plan(@Sendable (PlainContext) -> () throws(PlainRefusal) -> PlainPlan)

  /// Whether it is refused where there is no library.
  var needsLibrary: Bool {
    if case .plan = self { false } else { true }
  }
}

/// The arguments behind a verb.
enum PlainArguments: Sendable {
  case none
  /// A number, or nothing.
  case number
  case numbers
  case text
  /// Numbers, if the text begins with any, and then a text.
  case numbersAndText
  /// A word, and then numbers.
  case wordAndNumbers
}
