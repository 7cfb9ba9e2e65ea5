// Folding accents and other scripts requires Unicode tables, which FoundationEssentials leaves out.
import Foundation

/// Texts in the characters that the posters' lettering has.
enum Capitals {
  /// Returns the words of a text in capital letters without accents, with other scripts in Latin
  /// letters.
  ///
  /// Characters that the lettering lacks are left out.
  static func words(of text: String) -> [String] {
    latin(text).uppercased().split(separator: " ").compactMap { word in
      let known = word.filter { Glyph.all[$0] != nil }
      return known.isEmpty || known == "-" ? nil : String(known)
    }
  }

  private static func latin(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    let alike = ["’": "'", "–": "-", "—": "-", "³": "3", "·": "-", "ø": "o", "Ø": "O"]
    let plain = alike.reduce(text) { $0.replacing($1.key, with: $1.value) }
    let latin = plain.applyingTransform(.toLatin, reverse: false) ?? plain
    return latin.folding(options: .diacriticInsensitive, locale: nil)
  }
}
