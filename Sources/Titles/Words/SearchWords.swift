extension String {
  /// The words of the text as all indexes and queries have them: without case and accents, and with
  /// plain Latin letters in place of letters such as ł, ø, ß and æ.
  ///
  /// Everything except letters and digits separates words. An apostrophe does not: `Schindler's` is
  /// `schindlers`. `&` is the word `and`, and `³` the word `3`.
  package var searchWords: [String] { isASCII ? asciiWords : unicodeWords }

  /// The words of an ASCII text, for which Unicode's tables would take thirty times as long.
  private var asciiWords: [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        word.append(byte | 0x20)
      case UInt8(ascii: "&"):
        end()
        words.append("and")
      case UInt8(ascii: "'"), UInt8(ascii: "`"): break
      default: end()
      }
    }
    end()
    return words
  }

  private var unicodeWords: [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let folded = folded
    if folded.isASCII { return folded.asciiWords }
    for character in folded {
      if character.isLetter || character.isNumber {
        if let digits = Self.raisedDigits[character] {
          end()
          words += digits
        } else {
          word += Self.plainLetters[character] ?? String(character)
        }
      } else if character == "&" {
        end()
        words.append("and")
      } else if !Self.apostrophes.contains(character) {
        end()
      }
    }
    end()
    return words
  }

  /// The words alone, for comparing titles: without case, accents and punctuation.
  package var comparisonKey: String { searchWords.joined(separator: " ") }

  /// Raised digits and fractions, which are words of their own, as users type them: `Alien³` is
  /// `alien 3`.
  private static let raisedDigits: [Character: [String]] = [
    "¹": ["1"], "²": ["2"], "³": ["3"], "½": ["1", "2"], "¼": ["1", "4"], "¾": ["3", "4"],
  ]

  package static let apostrophes: Set<Character> = ["'", "’", "‘", "ʼ", "`", "´"]

  /// Letters that are not plain ones with an accent, and their spellings in plain letters.
  private static let plainLetters: [Character: String] = [
    "ł": "l", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "ħ": "h",
  ]
}
