// Composing and folding accents require Unicode tables, which FoundationEssentials leaves out.
import Foundation

extension String {
  /// The text with letters and their marks composed (NFC), as titles have them.
  package var composed: String { isASCII ? self : precomposedStringWithCanonicalMapping }

  /// The text with plain letters in place of accented ones: `Amélie` becomes `Amelie`.
  package var withoutAccents: String {
    isASCII ? self : folding(options: .diacriticInsensitive, locale: nil)
  }

  /// The letters of the text, small and without accents: `scifi` for `Sci-Fi` and for `sci_fi`.
  package var plainLetters: String { withoutAccents.lowercased().filter(\.isLetter) }

  /// The text without case, accents and differences of width.
  var folded: String {
    isASCII
      ? lowercased()
      : folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Most texts are, and they need none of the tables.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
