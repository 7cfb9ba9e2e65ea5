/// Text that a web firewall takes for an attempt to break into a database.
enum DatabaseCommands {
  /// The text without comment marks, conditions that are always true, and pairs of command words.
  ///
  /// Words alone stay, and so do conditions alone: there are films called "Union", "Select" and
  /// "2+2=5".
  static func removed(from text: String) -> String {
    var uncommented = text
    for mark in ["--", "/*", "*/"] { uncommented = uncommented.replacing(mark, with: " ") }
    var words = uncommented.replacing(" = ", with: "=").split(separator: " ").map(String.init)
    var index = 0
    while index + 1 < words.count {
      if isCommand(words[index], words[index + 1]) {
        words.removeSubrange(index...(index + 1))
        if index > 0 { words[index - 1] = words[index - 1].withoutOpenQuote }
      } else {
        index += 1
      }
    }
    let kept = words.filter { !$0.isEmpty }.joined(separator: " ")
    return kept == text.replacing(" = ", with: "=") ? text : kept
  }

  private static func isCommand(_ first: String, _ second: String) -> Bool {
    switch (first.lowercased(), second.lowercased()) {
    case ("or", let condition), ("and", let condition): condition.contains("=")
    case ("union", "select"), ("union", "all"), ("drop", "table"), ("insert", "into"),
      ("delete", "from"):
      true
    default: false
    }
  }
}

extension String {
  /// The word without the quotation mark and the semicolon that let a command begin behind it.
  fileprivate var withoutOpenQuote: String {
    var word = self
    while let last = word.last, "'\";".contains(last) { word.removeLast() }
    return word
  }
}
