// Composing and folding accents need Unicode's tables, which FoundationEssentials leaves out.
import Foundation

extension String {
  /// The text with letters and their marks composed (NFC), as OMDb's titles have them.
  var composed: String { precomposedStringWithCanonicalMapping }

  /// The text with plain letters in place of accented ones: `Amélie` becomes `Amelie`.
  var withoutAccents: String { folding(options: .diacriticInsensitive, locale: nil) }

  /// The words alone, for comparing titles: no case, no accents, no punctuation.
  var comparisonKey: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .replacing("&", with: " and ")
      .filter { $0 != "'" && $0 != "’" }
      .split { !$0.isLetter && !$0.isNumber }
      .joined(separator: " ")
  }
}
