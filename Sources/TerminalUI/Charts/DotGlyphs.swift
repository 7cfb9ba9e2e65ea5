/// The characters that a dot plot is made of, which tell how many dots a cell has.
public enum DotGlyphs: Hashable, Sendable, CaseIterable {
  /// Braille patterns: two dots across and four down.
  case braille
  /// Block elements: a dot is a quarter of the cell.
  case blocks
  /// `'`, `.` and `:`, a dot above, one below, or both; for terminals without Unicode.
  case ascii

  /// How many dots a cell has next to each other.
  public var dotsAcross: Int { self == .ascii ? 1 : 2 }

  /// How many dots a cell has one below the other.
  public var dotsDown: Int { self == .braille ? 4 : 2 }

  /// The number of a dot of a cell, as one bit; several dots are the sum of their numbers.
  func number(column: Int, row: Int) -> UInt8 {
    switch self {
    // The lowest two dots were added to Braille later, and are numbered after all others.
    case .braille: 1 << UInt8(row < 3 ? column * 3 + row : 6 + column)
    case .blocks, .ascii: 1 << UInt8(row * dotsAcross + column)
    }
  }

  /// The character that has these dots; `nil` for none.
  ///
  /// That is not a blank, which would cover what is there; and an empty Braille pattern is not seen
  /// as a blank everywhere.
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
