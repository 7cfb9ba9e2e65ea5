import Titles

/// The beginning of a word that is looked for in many texts; folded, as their words are.
struct WordBeginning {
  let bytes: [UInt8]
  /// Whether it may begin one of the ways to write a word, such as `two` for `2`.
  private let mayBeWay: Bool

  init(_ word: String) {
    bytes = Array(word.utf8)
    mayBeWay = WaysToWrite.mayBegin(with: word)
  }

  /// Whether a word of a text in a field begins so.
  ///
  /// Most texts are compared as they are: to fold those of thousands of titles takes longer than
  /// anybody waits for a letter.
  func beginsWord(of text: String, in field: TextField) -> Bool {
    beginsWord(ofPlain: text, in: field) ?? field.text(of: [text]).contains(self)
  }

  /// The same for a text of letters that need no folding; `nil` for any other one.
  private func beginsWord(ofPlain text: String, in field: TextField) -> Bool? {
    // How many letters of the word are those that are looked for; `nil` after another one.
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

  /// Whether a name may be found by another word than its own that begins so: by several words as
  /// one, or by another way to write one.
  func mayFind(_ name: String) -> Bool {
    if mayBeWay, name.searchWords.contains(where: WaysToWrite.hasOthers) { return true }
    var alike: Int? = 0
    // Whether the word so far is the beginning of what is looked for, and has a letter.
    var isPart: Bool { alike.map { $0 > 0 } ?? false }
    for byte in name.utf8 {
      switch PlainByte(byte) {
      case .letter(let letter) where letter >= UInt8(ascii: "a"):
        alike = alike.flatMap { $0 < bytes.count && bytes[$0] == letter ? $0 + 1 : nil }
        if alike == bytes.count { return true }
      case .gap, .bracket:
        if isPart { return true }
        alike = 0
      // A digit, for which there may be a word.
      case .letter, .apostrophe, .other: return true
      }
    }
    return isPart
  }
}

/// The part of a byte in a text whose words are letters and digits.
private enum PlainByte {
  /// A letter, which is small, or a digit.
  case letter(UInt8)
  /// Divides words.
  case gap
  /// Divides the words of French names, and no others.
  case apostrophe
  /// Begins a note on somebody, or the number of a namesake.
  case bracket
  /// Stands for a word, or needs Unicode's tables.
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
