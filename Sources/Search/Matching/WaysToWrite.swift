/// The spellings of words that names write in several ways: numbers in digits, as words and as
/// Roman numerals, and abbreviations.
package enum WaysToWrite {
  /// Returns the common spelling of a folded word: `two` for `2` and `ii`, `seven` for `se7en`,
  /// `doctor` for `dr`.
  ///
  /// A numeral of a single letter stays unchanged, since it may be a word of its own.
  package static func common(to word: String) -> String {
    if let way = isLetter(word) ? nil : places[word]?.first.flatMap({ ways[$0].first }) {
      return way
    }
    guard word.hasDigit else { return word }
    if let number = Int(word) { return number.inWords ?? word }
    return inLetters(word).map { common(to: $0) } ?? word
  }

  /// Returns the other spellings of a folded word of a name.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - isFirst: Whether the word begins the name; a single letter there is not a numeral.
  /// - Returns: Folded words, without the given one.
  package static func others(than word: String, isFirst: Bool) -> [String] {
    if isFirst, isLetter(word) { return [] }
    let others =
      places[word, default: []].flatMap { ways[$0] } + [inLetters(word)].compactMap(\.self)
    return others.filter { $0 != word }
  }

  /// Whether a folded word is a prefix of a listed spelling, or begins with a common one.
  static func mayBegin(with word: String) -> Bool {
    ways.contains { ways in
      ways.contains { $0.hasPrefix(word) } || word.hasPrefix(ways[0])
    }
  }

  /// Whether a folded word has other spellings.
  static func hasOthers(_ word: String) -> Bool { places[word] != nil || word.hasDigit }

  private static func isLetter(_ word: String) -> Bool {
    // No letter takes more bytes than this.
    word.utf8.count <= 4 && word.count == 1 && word.first?.isLetter == true
  }

  /// Replaces digits with similar letters, as in `seven` for `se7en`; returns `nil` for a word
  /// without digits between letters, or with a digit that resembles no letter.
  private static func inLetters(_ word: String) -> String? {
    guard word.hasDigit, word.first?.isLetter == true, word.last?.isLetter == true,
      word.contains(where: \.isNumber)
    else { return nil }
    let letters = String(word.map { alike[$0] ?? $0 })
    return letters.contains(where: \.isNumber) ? nil : letters
  }

  private static let alike: [Character: Character] = [
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "v",
  ]

  /// The spellings of each word, the common one first.
  private static let ways = [
    ["zero", "0"], ["one", "1", "i"], ["two", "2", "ii"], ["three", "3", "iii"],
    ["four", "4", "iv"], ["five", "5", "v"], ["six", "6", "vi"], ["seven", "7", "vii"],
    ["eight", "8", "viii"], ["nine", "9", "ix"], ["ten", "10", "x"], ["eleven", "11", "xi"],
    ["twelve", "12", "xii"], ["thirteen", "13", "xiii"], ["fourteen", "14", "xiv"],
    ["fifteen", "15", "xv"], ["sixteen", "16", "xvi"], ["seventeen", "17", "xvii"],
    ["eighteen", "18", "xviii"], ["nineteen", "19", "xix"], ["twenty", "20", "xx"],
    ["first", "1st"], ["second", "2nd"], ["third", "3rd"], ["fourth", "4th"], ["fifth", "5th"],
    ["sixth", "6th"], ["seventh", "7th"], ["eighth", "8th"], ["ninth", "9th"], ["tenth", "10th"],
    ["eleventh", "11th"], ["twelfth", "12th"], ["thirteenth", "13th"],
    ["doctor", "dr"], ["mister", "mr"], ["part", "pt"], ["saint", "st"], ["versus", "vs", "v"],
    ["volume", "vol"],
  ]

  /// The numbers below twenty, in words.
  static let cardinals = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]

  /// The multiples of ten from twenty to ninety, in words.
  static let tens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  /// The indexes of the elements of `ways` that contain each word.
  private static let places: [String: [Int]] = {
    var places: [String: [Int]] = [:]
    for (place, words) in ways.enumerated() {
      for word in words { places[word, default: []].append(place) }
    }
    return places
  }()
}

extension String {
  /// Whether the word may have a digit; if not, Unicode's tables are not needed.
  fileprivate var hasDigit: Bool { utf8.contains { $0 < UInt8(ascii: "a") || $0 >= 0x80 } }
}

extension Int {
  /// The number as a single word without `and`; `nil` from a thousand on, and for negative numbers.
  fileprivate var inWords: String? {
    switch self {
    case 0..<WaysToWrite.cardinals.count: WaysToWrite.cardinals[self]
    case 0..<100: WaysToWrite.tens[self / 10 - 2] + Self.inWords(self % 10)
    case 0..<1000: WaysToWrite.cardinals[self / 100] + "hundred" + Self.inWords(self % 100)
    default: nil
    }
  }

  /// Returns the last part of a number in words; empty for zero.
  private static func inWords(_ rest: Int) -> String { rest == 0 ? "" : rest.inWords ?? "" }
}
