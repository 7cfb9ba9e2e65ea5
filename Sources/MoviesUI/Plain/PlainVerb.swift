import Redux

/// A line of the table of verbs: all that plain mode knows of what can be typed.
struct PlainVerb: Sendable {
  /// The words that call it, the shortest first.
  let words: [String]
  let arguments: PlainArguments
  /// How to type it, and what it does: its line of the help, and the answer to a line that lacks
  /// something.
  let usage: String
  /// What takes effect at once while something is loading; `nil` for a verb that has to wait.
  let interruption: (any Action)?
  /// What a line means in its context.
  private let meaning: @Sendable (PlainContext) -> () throws(PlainRefusal) -> PlainPlan
  /// Whether it is refused where there is no library.
  private var needsLibrary = false

  init(
    _ words: [String], _ arguments: PlainArguments,
    _ meaning: @escaping @Sendable (PlainContext) -> () throws(PlainRefusal) -> PlainPlan,
    _ usage: String, interruption: (any Action)? = nil
  ) {
    self.words = words
    self.arguments = arguments
    self.usage = usage
    self.interruption = interruption
    self.meaning = meaning
  }

  /// The same verb, refused where there is no library.
  var needingLibrary: PlainVerb {
    var verb = self
    verb.needsLibrary = true
    return verb
  }

  /// What a line with this verb is to bring about.
  func plan(in context: PlainContext) throws(PlainRefusal) -> PlainPlan {
    if needsLibrary, let problem = context.state.libraryProblem { throw PlainRefusal(problem) }
    return try meaning(context)()
  }
}

/// What follows the word of a verb.
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
