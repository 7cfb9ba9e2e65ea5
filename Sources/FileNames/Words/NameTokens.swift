import Titles

/// A name, cut into words once, so that every rule reads the same words.
struct NameTokens {
  /// A word of a name, and what stands before it.
  struct Token {
    /// The word in lower case, for comparing.
    var word: String
    /// The place of the word among the scalars.
    var place: Range<Int>
    /// The separator before the word.
    var joint: Joint
    /// The opening bracket that the word stands in.
    var bracket: Unicode.Scalar?
    /// The number of the bracket in the name, counted from 1; 0 outside of brackets.
    var bracketNumber: Int
    /// The word as a number, if it has only ASCII digits, 9 at most.
    var number: Int?
  }

  /// The separator between two words; the strongest one where several stand together.
  enum Joint: Int, Comparable {
    case none, dot, underscore, space, hyphen, other, dash, bracket

    static func < (left: Joint, right: Joint) -> Bool { left.rawValue < right.rawValue }
  }

  let scalars: [Unicode.Scalar]
  private(set) var tokens: [Token] = []
  /// The words of releases among the words, each looked up once.
  private var releaseWords: [(word: ReleaseWord, count: Int)?] = []
  /// Whether words are separated by blanks, so that dots and hyphens belong to them.
  private(set) var hasSpaces = false
  /// Whether words are separated by dots or underscores.
  private(set) var hasDots = false

  /// No name is read beyond this many scalars; file systems allow 255 bytes.
  private static let limit = 4_096

  /// Cuts a name without its extension into words.
  init(_ name: String) {
    scalars =
      name.unicodeScalars.count > Self.limit
      ? Array(String(String.UnicodeScalarView(name.unicodeScalars.prefix(Self.limit))).plain)
      : Array(name.plain)
    cut()
    releaseWords = tokens.indices.map { foundReleaseWord($0) }
  }

  /// Returns what the words from an index on say of the file, and how many words that are.
  func releaseWord(_ index: Int) -> (word: ReleaseWord, count: Int)? {
    releaseWords.indices.contains(index) ? releaseWords[index] : nil
  }

  var count: Int { tokens.count }

  subscript(index: Int) -> Token { tokens[index] }

  /// The word at an index; an empty one beyond the ends.
  func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].word : "" }

  /// The number at an index, if there is one.
  func number(_ index: Int) -> Int? { tokens.indices.contains(index) ? tokens[index].number : nil }

  /// The separator before a word; `.none` beyond the ends.
  func joint(_ index: Int) -> Joint { tokens.indices.contains(index) ? tokens[index].joint : .none }

  private mutating func cut() {
    var start = 0
    var joint = Joint.none
    var brackets: [(open: Unicode.Scalar, number: Int)] = []
    var bracketCount = 0
    var blanks = 0
    var others = 0
    func token(_ end: Int) -> Token {
      var word = ""
      word.unicodeScalars.append(contentsOf: scalars[start..<end])
      word = word.lowercased()
      return Token(
        word: word, place: start..<end, joint: joint, bracket: brackets.last?.open,
        bracketNumber: brackets.last?.number ?? 0, number: word.asNumber)
    }
    for (index, scalar) in scalars.enumerated() {
      guard let separator = Joint(scalar) else { continue }
      if start < index {
        tokens.append(token(index))
        joint = .none
      }
      start = index + 1
      if scalar == " " { blanks += 1 } else if scalar == "." || scalar == "_" { others += 1 }
      joint = Self.joint(
        joint, then: separator, isAfterBlank: index > 0 && Self.isBlank(scalars[index - 1]))
      if let close = Self.closing(scalar) {
        if brackets.last?.open == close { brackets.removeLast() }
      } else if separator == .bracket, brackets.count < 4 {
        bracketCount += 1
        brackets.append((scalar, bracketCount))
      }
    }
    if start < scalars.count { tokens.append(token(scalars.count)) }
    hasSpaces = blanks >= max(1, others)
    hasDots = !hasSpaces && others > 0
  }

  /// The joint of several separators: blanks around a hyphen make it a dash.
  private static func joint(_ joint: Joint, then separator: Joint, isAfterBlank: Bool) -> Joint {
    let isBlank = separator == .space || separator == .underscore || separator == .dot
    if separator == .hyphen, isAfterBlank || joint == .hyphen { return .dash }
    if joint == .hyphen, isBlank { return .dash }
    return max(joint, separator)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "_" || scalar == "."
  }

  private static func closing(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case ")": "("
    case "]": "["
    case "}": "{"
    default: nil
    }
  }
}

extension NameTokens.Joint {
  fileprivate init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case " ": self = .space
    case ".": self = .dot
    case "_": self = .underscore
    case "-": self = .hyphen
    case "(", ")", "[", "]", "{", "}": self = .bracket
    case ",", "=", "~", ":", ";", "/", "\\", "|", "\"", "“", "”", "„": self = .other
    default: return nil
    }
  }
}

extension String {
  /// The composed text with plain separators: without invisible signs, with ASCII's blanks, digits,
  /// hyphens and brackets in place of those of other alphabets.
  fileprivate var plain: String.UnicodeScalarView {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return unicodeScalars }
    var plain = String.UnicodeScalarView()
    for scalar in composed.unicodeScalars {
      if let scalar = scalar.plain { plain.append(scalar) }
    }
    return plain
  }

  /// The number that only ASCII digits make, if it has 9 of them at most.
  var asNumber: Int? {
    guard !isEmpty, utf8.count <= 9, utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      return nil
    }
    return Int(self)
  }
}

extension Unicode.Scalar {
  /// The scalar that stands for this one in names; `nil` for one that is not seen.
  fileprivate var plain: Unicode.Scalar? {
    switch value {
    case 0x09...0x0D, 0x85, 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: " "
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF:
      nil
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: "-"
    case 0x3010, 0x3014, 0x3016, 0xFF3B, 0x300C, 0x300E: "["
    case 0x3011, 0x3015, 0x3017, 0xFF3D, 0x300D, 0x300F: "]"
    case 0xFF08: "("
    case 0xFF09: ")"
    case 0xFF5E, 0x301C: "~"
    case 0xFF0E: "."
    case 0xFF3F: "_"
    case 0xFF1A: ":"
    case 0xFF10...0xFF19: Unicode.Scalar(value - 0xFF10 + 0x30)
    default: self
    }
  }
}
