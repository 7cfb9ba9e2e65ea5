import SafeText
public import Titles

/// The words that a person typed, in a form that OMDb can search for.
///
/// Spaces, curly apostrophes and decomposed letters are corrected silently, since they carry no
/// meaning. Parts that OMDb or its firewall would answer with an error page are removed, and
/// ``omissions`` reports them, since the query then differs from the typed one.
public struct NormalizedQuery: Hashable, Sendable {
  /// The words to send; empty if nothing is left to search for.
  public let text: String
  /// The parts that were removed.
  public let omissions: [QueryOmission]

  /// The maximum number of Unicode scalars in a query; OMDb fails on very long ones.
  public static let lengthLimit = 200

  public init(_ typed: String) {
    let line = Sanitizer.line(typed, limit: 10 * Self.lengthLimit).composed.withSingleBlanks
    let straight = String(line.map { Self.apostrophes.contains($0) ? "'" : $0 })
    let unmarked = straight.replacing("&#", with: " ")
      .replacing("<", with: " ").replacing(">", with: " ").withSingleBlanks
    let harmless = DatabaseCommands.removed(from: unmarked)
    let short = String(harmless.unicodeScalars.prefix(Self.lengthLimit)).withSingleBlanks
    let steps: [(QueryOmission, Bool)] = [
      (.markup, unmarked != straight), (.databaseCommand, harmless != unmarked),
      (.tail(limit: Self.lengthLimit), short != harmless),
    ]
    omissions = steps.filter(\.1).map(\.0)
    text = short.hasSubstance ? short : ""
  }

  private static let apostrophes: Set<Character> = ["’", "‘", "‛", "`", "´", "ʼ"]
}

/// Text that a web firewall mistakes for an attempt to break into a database.
enum DatabaseCommands {
  /// Returns the text without comment marks, conditions that are always true, and pairs of command
  /// words.
  ///
  /// Words alone stay, and so do conditions alone: there are films called "Union", "Select" and
  /// "2+2=5". Multiple spaces become one.
  static func removed(from text: String) -> String {
    let uncommented = ["--", "/*", "*/"].reduce(text) { $0.replacing($1, with: " ") }
    var kept: [String] = []
    var rest = uncommented.split(separator: " ").map(String.init)[...]
    while let word = rest.first {
      let command = lengthOfCommand(at: rest)
      if command == 0 {
        kept.append(word)
      } else if let last = kept.popLast() {
        kept.append(last.withoutOpenQuote)
      }
      rest = rest.dropFirst(max(command, 1))
    }
    return kept.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the number of words in the command at the beginning, or 0.
  private static func lengthOfCommand(at words: ArraySlice<String>) -> Int {
    let words = words.prefix(3).map { $0.lowercased() }
    guard words.count > 1 else { return 0 }
    switch (words[0], words[1]) {
    case ("union", "select"), ("union", "all"), ("drop", "table"), ("insert", "into"),
      ("delete", "from"):
      return 2
    case ("or", let condition) where condition.contains("="),
      ("and", let condition) where condition.contains("="):
      return 2
    case ("or", _) where words.last == "=", ("and", _) where words.last == "=": return 4
    default: return 0
    }
  }
}

extension String {
  /// The word without a quotation mark or semicolon after which a command could begin.
  fileprivate var withoutOpenQuote: String {
    var word = self
    while let last = word.last, "'\";".contains(last) { word.removeLast() }
    return word
  }
}
