extension String {
  /// The pairs of neighbouring signs in a folded word of a script without blanks, such as `神隠` and
  /// `隠し` of `神隠し`; empty for a word with other letters, or a single sign.
  package var signPairs: [String] {
    isOfSigns ? pairs.map { String($0) } : []
  }

  /// The pairs of neighbouring signs in a word that may also have other letters; empty for a word
  /// of one or two characters.
  var innerSignPairs: [String] {
    utf8.contains { $0 >= 0x80 } && count > 2
      ? pairs.filter { $0.isOfSigns }.map { String($0) } : []
  }

  private var isOfSigns: Bool { Substring(self).isOfSigns }

  private var pairs: [Substring] {
    zip(indices, indices.dropFirst()).map { self[$0...$1] }
  }
}

extension Substring {
  /// Whether all characters belong to scripts without blanks between words: Han, kana, Hangul, Thai
  /// and its neighbours.
  fileprivate var isOfSigns: Bool {
    utf8.contains { $0 >= 0x80 } && unicodeScalars.allSatisfy(\.isOfScriptWithoutBlanks)
  }
}

extension Unicode.Scalar {
  /// Whether names in its script may be written without blanks, judged by its Unicode block.
  fileprivate var isOfScriptWithoutBlanks: Bool {
    switch value {
    // Thai, Lao, Burmese, Khmer.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    // Hangul: letters by themselves, and syllables.
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: true
    // Kana, and iteration marks.
    case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF: true
    // Han.
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true
    default: false
    }
  }
}
