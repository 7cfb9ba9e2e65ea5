import Titles

/// A folded prefix of words that is searched for in many texts.
struct WordBeginning {
  let bytes: [UInt8]
  /// Whether this may be a prefix of another spelling of a word, such as `two` for `2`.
  private let mayBeWay: Bool

  init(_ word: String) {
    bytes = Array(word.utf8)
    mayBeWay = WaysToWrite.mayBegin(with: word)
  }

  /// Whether a word of a text in a field has this prefix.
  ///
  /// Most texts are compared unfolded: folding the texts of thousands of titles takes too long for
  /// each typed letter.
  func beginsWord(of text: String, in field: TextField) -> Bool {
    beginsWord(ofPlain: text, in: field) ?? field.text(of: [text]).contains(self)
  }

  /// Compares a text whose letters need no folding; returns `nil` for any other.
  private func beginsWord(ofPlain text: String, in field: TextField) -> Bool? {
    // The number of letters of the word that match so far; `nil` after a mismatch.
    var alike: Int? = 0
    for byte in text.utf8 {
      if alike == bytes.count { return byte < 0x80 ? true : nil }
      switch PlainByte(byte) {
      case .letter(let letter): alike = alike.flatMap { bytes[$0] == letter ? $0 + 1 : nil }
      case .apostrophe where field != .name: break
      case .bracket where !field.isAboutPeople: alike = 0
      case .apostrophe, .bracket, .other: return nil
      case .gap: alike = 0
      }
    }
    return alike == bytes.count
  }

  /// Whether a name may be found by a word that is not in it and has this prefix: by several words
  /// joined as one, or by another spelling.
  func mayFind(_ name: String) -> Bool {
    if mayBeWay, name.searchWords.contains(where: WaysToWrite.hasOthers) { return true }
    var alike: Int? = 0
    // Whether the word so far is a nonempty part of the prefix.
    var isPart: Bool { alike.map { $0 > 0 } ?? false }
    for byte in name.utf8 {
      switch PlainByte(byte) {
      case .letter(let letter) where letter >= UInt8(ascii: "a"):
        alike = alike.flatMap { $0 < bytes.count && bytes[$0] == letter ? $0 + 1 : nil }
        if alike == bytes.count { return true }
      case .gap, .bracket:
        if isPart { return true }
        alike = 0
      // A digit may also be written as a word, and other signs cannot be compared here.
      case .letter, .apostrophe, .other: return true
      }
    }
    return isPart
  }
}

/// The role of a byte in a text whose words are letters and digits.
private enum PlainByte {
  /// A lower-case letter or a digit.
  case letter(UInt8)
  /// A separator of words.
  case gap
  /// A separator of words in French names only.
  case apostrophe
  /// The beginning of a note on a person, or of the number of a namesake.
  case bracket
  /// A sign that stands for a word, or needs Unicode's tables.
  case other

  init(_ byte: UInt8) {
    self =
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        .letter(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter(byte | 0x20)
      case UInt8(ascii: "'"), UInt8(ascii: "`"): .apostrophe
      case UInt8(ascii: "("): .bracket
      case UInt8(ascii: "&"), 0x80...: .other
      default: .gap
      }
  }
}
