import Redux

/// An entry of the table of verbs: everything that plain mode knows of a verb.
struct PlainVerb: Sendable {
  /// The words that call the verb, the shortest first.
  let words: [String]
  let arguments: PlainArguments
  let meaning: PlainMeaning
  /// The line of the help with the verb's form and effect; also the answer to an incomplete line.
  let usage: String
  /// The action that takes effect at once while something is loading; `nil` for a verb that waits.
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

  /// Returns the plan for a line with this verb.
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
  /// A command that changes the user's facts about the titles of the line.
  case keeps(Command)
  /// A command that changes the library as a whole.
  case changes(Command)
  /// A command that opens a page of the library, which is printed.
  case shows(Command)
  /// Another request to the library.
  case asksLibrary(@Sendable (PlainContext) -> () throws(PlainRefusal) -> PlainPlan)
  /// Any other plan.
  case plan(@Sendable (PlainContext) -> () throws(PlainRefusal) -> PlainPlan)

  /// Whether the verb is refused without a library.
  var needsLibrary: Bool {
    if case .plan = self { false } else { true }
  }
}

/// The arguments after a verb.
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
