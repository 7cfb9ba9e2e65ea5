/// The set of characters for a dot plot, which determines how many dots fit in a cell.
public enum DotGlyphs: Hashable, Sendable, CaseIterable {
  /// Braille patterns: two dots across and four down.
  case braille
  /// Block elements: a dot is a quarter of the cell.
  case blocks
  /// `'`, `.` and `:`, a dot above, one below, or both; for terminals without Unicode.
  case ascii

  /// The number of dots side by side in a cell.
  public var dotsAcross: Int { self == .ascii ? 1 : 2 }

  /// The number of dots in a cell from top to bottom.
  public var dotsDown: Int { self == .braille ? 4 : 2 }

  /// Returns the bit that stands for a dot of a cell; several dots are the sum of their bits.
  func number(column: Int, row: Int) -> UInt8 {
    switch self {
    // The lowest two dots were added to Braille later, and are numbered after all others.
    case .braille: 1 << UInt8(row < 3 ? column * 3 + row : 6 + column)
    case .blocks, .ascii: 1 << UInt8(row * dotsAcross + column)
    }
  }

  /// Returns the character that has these dots; `nil` if there are no dots.
  ///
  /// For no dots, a blank would cover what is already there, and an empty Braille pattern does not
  /// look like a blank everywhere.
  func glyph(of dots: UInt8) -> Unicode.Scalar? {
    guard dots > 0 else { return nil }
    return switch self {
    case .braille: Unicode.Scalar(0x2800 + UInt32(dots))
    case .blocks: Self.quadrants[Int(dots)]
    case .ascii: Self.halves[Int(dots)]
    }
  }

  private static let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)
  private static let halves = Array(" '.:".unicodeScalars)
}
