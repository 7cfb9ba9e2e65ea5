/// Text that a web firewall mistakes for an attempt to break into a database.
enum DatabaseCommands {
  /// The text without comment marks, conditions that are always true, and pairs of command words.
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

  /// The number of words in the command that begins here; 0 if there is none.
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
