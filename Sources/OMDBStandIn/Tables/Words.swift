// Folding accents requires Unicode tables, which FoundationEssentials leaves out.
import Foundation

/// Splits texts into words, as OMDb's full-text search does.
enum Words {
  /// Returns the words of a text without case and accents.
  ///
  /// Everything except letters, digits and straight apostrophes separates words, so `Spider-Man` is
  /// two words and `Schindler's` is one, which `Schindlers` does not match.
  static func of(_ text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        .split { !($0.isLetter || $0.isNumber || $0 == "'") }
        .map(String.init)
    }
    return text.lowercased().utf8.split { !$0.belongsToWord }.map { String(Substring($0)) }
  }

  /// Common words, which OMDb ignores in searches.
  static let tooCommon: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "for", "from", "i", "if", "in", "into",
    "is", "it", "my", "no", "not", "of", "on", "or", "that", "the", "this", "to", "was", "we",
    "with", "you",
  ]
}

extension UInt8 {
  /// Whether the byte is a lower-case letter, a digit or an apostrophe.
  fileprivate var belongsToWord: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "'")
  }
}
