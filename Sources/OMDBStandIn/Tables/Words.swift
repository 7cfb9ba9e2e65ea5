// Folding accents needs Unicode's tables, which FoundationEssentials leaves out.
import Foundation

/// Texts taken apart into words, as OMDb's full-text search does it.
enum Words {
  /// The words of a text without case and accents.
  ///
  /// Everything but letters, digits and straight apostrophes parts words, so `Spider-Man` is two and
  /// `Schindler's` is one, which `Schindlers` does not find.
  static func of(_ text: String) -> [String] {
    folded(text)
      .split { !($0.isLetter || $0.isNumber || $0 == "'") }
      .map(String.init)
  }

  static func folded(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text.lowercased()
      : text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// Words that occur everywhere, for which OMDb does not look.
  static let tooCommon: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "for", "from", "i", "if", "in", "into",
    "is", "it", "my", "no", "not", "of", "on", "or", "that", "the", "this", "to", "was", "we",
    "with", "you",
  ]
}
