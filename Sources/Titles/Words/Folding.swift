// Composing and folding accents require Unicode tables, which FoundationEssentials leaves out.
import Foundation

extension String {
  /// The text with letters and their marks composed (NFC), as in titles.
  package var composed: String { isASCII ? self : precomposedStringWithCanonicalMapping }

  /// The text with plain letters in place of accented ones: `Amélie` becomes `Amelie`.
  package var withoutAccents: String {
    isASCII ? self : folding(options: .diacriticInsensitive, locale: nil)
  }

  /// The letters of the text, in lower case and without accents: `scifi` for `Sci-Fi` and `sci_fi`.
  package var plainLetters: String { withoutAccents.lowercased().filter(\.isLetter) }

  /// The text without differences of case, accents and width.
  var folded: String {
    isASCII
      ? lowercased()
      : folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Whether the text is ASCII, as most texts are; such a text needs none of Unicode's tables.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
