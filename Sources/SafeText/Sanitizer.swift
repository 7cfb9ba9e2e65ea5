/// Makes text from outside harmless for a terminal, a log and a file.
///
/// This is the program's only sanitiser: every remote string passes it once, at the boundary where
/// it becomes a model. It leaves only scalars that a terminal prints, each with at most two
/// combining marks, so that cells can be counted. Afterwards nothing in the text moves the cursor,
/// changes the terminal, reverses the reading direction or hides text.
///
///     Sanitizer.line("Batman\u{1B}]0;owned\u{7} Returns\u{202E}")  // "Batman Returns"
///
/// Everything takes time linear in the text that is kept; printable ASCII is returned unchanged.
public enum Sanitizer {
  /// The text as one line of at most `limit` characters: line breaks and tabs become spaces.
  public static func line(_ text: String, limit: Int = 500) -> String {
    clean(text, limit: limit, lineBreak: " ")
  }

  /// The text as lines, of at most `limit` characters: like ``line(_:limit:)``, but line breaks
  /// stay.
  public static func paragraph(_ text: String, limit: Int = 20_000) -> String {
    clean(text, limit: limit, lineBreak: "\n")
  }

  private static func clean(_ text: String, limit: Int, lineBreak: Unicode.Scalar) -> String {
    let isPlain = text.utf8.isPrintableASCII
    if isPlain { return text.utf8.count <= limit ? text : String(text.prefix(limit)) }
    var output = CleanText(limit: limit)
    var escapes = EscapeSequenceFilter()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars where !output.isFull {
      defer { previous = scalar }
      if escapes.swallows(scalar) { continue }
      switch HarmlessForm(of: scalar) {
      case .lineBreak where scalar == "\n" && previous == "\r": continue
      case .lineBreak: output.append(lineBreak, cells: 1)
      case .nothing: continue
      case .mark: output.appendMark(scalar)
      case .printable(let printable, let cells): output.append(printable, cells: cells)
      }
    }
    return output.text
  }
}

/// Collects harmless scalars up to a limit, with at most two marks on each.
private struct CleanText {
  private let limit: Int
  private var scalars = String.UnicodeScalarView()
  private var count = 0
  private var marks = 0
  private var needsComposing = false
  private var hasBase = false

  init(limit: Int) { self.limit = limit }

  var isFull: Bool { count >= limit }

  var text: String {
    let text = String(scalars)
    return needsComposing ? text.composed : text
  }

  mutating func append(_ scalar: Unicode.Scalar, cells: Int) {
    scalars.append(scalar)
    count += 1
    marks = 0
    hasBase = scalar != "\n"
  }

  /// Appends a combining mark, unless there is nothing to put it on or it would be the third.
  mutating func appendMark(_ mark: Unicode.Scalar) {
    guard hasBase, marks < 2 else { return }
    scalars.append(mark)
    marks += 1
    needsComposing = true
  }
}
