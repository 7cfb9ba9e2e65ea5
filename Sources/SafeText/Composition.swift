extension String {
  /// The text with letters and their marks composed (NFC) if one scalar exists for both, so that
  /// terminals show one glyph.
  ///
  /// Covers the Latin, Greek, Cyrillic and Japanese letters.
  var composed: String {
    String(map { $0.unicodeScalars.count > 1 ? $0.composed : $0 })
  }
}

extension Character {
  fileprivate var composed: Character {
    Self.precomposed.firstIndex(of: self).map { Self.precomposed[$0] } ?? self
  }

  /// The letters that exist as one scalar including their marks.
  ///
  /// Swift compares characters by canonical equivalence, so the set finds them by their decomposed
  /// form as well.
  private static let precomposed: Set<Character> = {
    let blocks: [ClosedRange<UInt32>] = [
      0xC0...0x17F, 0x1A0...0x1B0, 0x1CD...0x233, 0x386...0x3D4, 0x400...0x4F9, 0x1E00...0x1FFC,
      0x304C...0x30FE,
    ]
    return Set(blocks.joined().compactMap { Unicode.Scalar($0).map(Character.init) })
  }()
}
