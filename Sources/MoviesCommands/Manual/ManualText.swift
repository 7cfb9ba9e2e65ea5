/// A manual page in the language of `man`, which is written from beginning to end.
///
/// The language is mdoc, which groff and mandoc read: a line that begins with a dot is a command.
/// https://man.openbsd.org/mdoc.7
struct ManualText {
  /// The page as written to a file.
  private(set) var text = ""

  /// Adds a line unchanged: a command, whose texts the caller has escaped.
  mutating func add(command line: String) { text += line + "\n" }

  /// Begins a section.
  mutating func section(_ title: String) { add(command: ".Sh \(title)") }

  /// Begins a subsection.
  mutating func subsection(_ title: String) { add(command: ".Ss \(title.manualText)") }

  /// Adds a paragraph, which is filled to the width of the terminal.
  mutating func paragraph(_ words: String) {
    add(command: ".Pp")
    add(command: words.manualText)
  }

  /// Adds terms, each with its meaning next to it or below it.
  ///
  /// - Parameters:
  ///   - items: The terms, as the arguments of a command, and the texts.
  ///   - width: A sample as long as the widest term, so that every text appears next to its term
  ///     and without lines in between; `nil` for terms of any width.
  mutating func list(_ items: [(term: String, words: String)], width: String? = nil) {
    guard !items.isEmpty else { return }
    add(
      command: ".Bl -tag " + (width.map { "-compact -width \($0.manualArgument)" } ?? "-width Ds"))
    for item in items {
      add(command: ".It \(item.term)")
      add(command: item.words.manualText)
    }
    add(command: ".El")
  }

  /// Adds lines that are not filled or broken, however narrow the terminal is.
  mutating func literal(_ lines: [String]) {
    add(command: ".Bd -literal -offset indent")
    for line in lines { add(command: line.manualText) }
    add(command: ".Ed")
  }
}

extension String {
  /// The text in a manual page, escaped so that no character acts as a command.
  ///
  /// Marks that printing would make curved or longer are written so that text copied from the page
  /// can be typed; non-ASCII characters are written by number.
  var manualText: String {
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\"": "\\(dq"
      case " "..."~": String(scalar)
      default: "\\[u\(scalar.hexadecimal)]"
      }
    }.joined()
    return escaped.isEmpty || escaped.first == "." ? "\\&" + escaped : escaped
  }

  /// The text as one argument of a command, never mistaken for a command itself.
  var manualArgument: String { "\"\\&\(manualText)\"" }
}

extension Unicode.Scalar {
  /// The number in at least four hexadecimal digits.
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
