/// Makes text from outside harmless for a terminal, a log and a file.
///
/// This is the program's only sanitiser: every remote string passes through it once, at the
/// boundary where it becomes a model. It leaves only scalars that a terminal prints, each with at
/// most two combining marks, so that cells can be counted. Afterwards nothing in the text moves the
/// cursor, changes the terminal, reverses the reading direction or hides text.
///
///     Sanitizer.line("Batman\u{1B}]0;owned\u{7} Returns\u{202E}")  // "Batman Returns"
///
/// Everything takes time linear in the text that is kept; printable ASCII is returned unchanged.
public enum Sanitizer {
  /// Returns the text as one line of at most `limit` characters: line breaks and tabs become
  /// spaces.
  public static func line(_ text: String, limit: Int = 500) -> String {
    clean(text, limit: limit, lineBreak: " ")
  }

  /// Returns the text as lines with at most `limit` characters in total: like ``line(_:limit:)``,
  /// but line breaks stay.
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

extension Sanitizer {
  /// Returns equivalent JSON, with an escape such as `\u202e` for everything that could surprise a
  /// terminal or a reader.
  ///
  /// All JSON that the program writes passes through here, so that it can be viewed in a terminal
  /// whatever its values are. The whitespace that JSON allows between values stays; in strings it
  /// is already escaped.
  public static func json(_ text: String) -> String {
    if text.utf8.isPrintableASCII { return text }
    return text.unicodeScalars.reduce(into: "") { output, scalar in
      if scalar.isHarmful, !"\t\n\r".unicodeScalars.contains(scalar) {
        output += scalar.utf16.map(\.escaped).joined()
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt16 {
  /// A code unit as ASCII JSON writes it, such as `\u00ad`.
  fileprivate var escaped: String {
    let digits = String(self, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

/// The form in which a scalar cannot surprise a terminal or a reader.
enum HarmlessForm {
  case printable(Unicode.Scalar, cells: Int)
  case mark
  case lineBreak
  case nothing

  init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E: self = .printable(scalar, cells: 1)
    case 0x09: self = .printable(" ", cells: 1)
    case _ where scalar.isLineBreak: self = .lineBreak
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F: self = .printable(" ", cells: 1)
    case _ where scalar.isHarmful: self = .nothing
    default: self.init(byWidthOf: scalar)
    }
  }

  private init(byWidthOf scalar: Unicode.Scalar) {
    switch scalar.cellWidth {
    case nil: self = .printable("\u{FFFD}", cells: 1)
    case 0?: self = .mark
    case let cells?: self = .printable(scalar, cells: cells)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can surprise a terminal or a reader: controls, line breaks, and invisible
  /// scalars that change what is visible.
  var isHarmful: Bool { isControl || isLineBreak || isInvisible }

  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is invisible but changes what is visible: direction marks and overrides,
  /// joiners, variation selectors, tags, skin tones, fillers and other format characters.
  private var isInvisible: Bool {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F: true
    case 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: true
    case 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0x1F3FB...0x1F3FF: true
    case 0xE0000...0xE0FFF: true
    default: false
    }
  }
}
