/// A command line as it is typed, and what is around it.
struct ShellCall: Sendable {
  /// What stands behind the name of the program, as a shell reads it.
  var line: String
  /// What another program pipes into it; `nil` for nothing.
  var input: String?
  /// The width of the terminal that it writes to; `nil` for a pipe.
  var columns: Int?
  /// How many lines of its output the transcript has; `nil` for all.
  var shownLines: Int?

  /// The line as a transcript shows it.
  var prompt: String {
    let pipe = input.map { "printf '\($0.replacing("\n", with: "\\n"))' | " } ?? ""
    let terminal = columns.map { "COLUMNS=\($0) " } ?? ""
    return "$ \(pipe)\(terminal)movies-tui" + (line.isEmpty ? "" : " \(line)")
  }

  /// The words of the line, with a folder in place of `~`.
  func words(home: String) -> [String] {
    line.shellWords.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
  }
}

extension String {
  /// The words of a command line: what stands between blanks, or in quotes.
  var shellWords: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in self {
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(character) {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}

/// A command line with something piped into it.
func piped(_ input: String, into line: String) -> ShellCall { ShellCall(line: line, input: input) }

/// A command line that writes to a terminal.
func onTerminal(columns: Int, _ line: String) -> ShellCall {
  ShellCall(line: line, columns: columns)
}

/// A command line whose output other tests look at, and the transcript only at its first lines.
func beginning(_ lines: Int, of line: String) -> ShellCall {
  ShellCall(line: line, shownLines: lines)
}
