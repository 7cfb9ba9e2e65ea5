/// A character that divides its cell into two parts, one in each of the cell's colours.
///
/// These are the Block Elements of Unicode, U+2580 to U+259F, which nearly every font has, with the
/// shapes of the code chart: halves, quadrants, and eighths of the height and of the width. If two
/// glyphs are each other's negative, only one of them is here, since it looks like the other one
/// when its colours are exchanged. The glyphs left out are █, ▀, ▐, ▔, ▕, ▞ and the three quarters
/// ▙, ▛, ▜, ▟.
struct BlockGlyph {
  /// The number of samples along each side of a cell; all edges of the glyphs lie between samples.
  static let side = 8
  /// The number of samples in a cell.
  static let samples = side * side

  let scalar: Unicode.Scalar
  /// The samples in the foreground as bits: row by row, from the lowest bit.
  let mask: UInt64
  /// The number of samples in the foreground.
  let painted: Int

  /// All glyphs, the simplest first: if two glyphs are equally near, the first is taken.
  static let all: [BlockGlyph] = halves + quadrants + eighths

  private static let halves = [
    BlockGlyph("▄") { _, row in row >= 4 },
    BlockGlyph("▌") { column, _ in column < 4 },
  ]

  private static let quadrants = [
    BlockGlyph("▘") { column, row in column < 4 && row < 4 },
    BlockGlyph("▝") { column, row in column >= 4 && row < 4 },
    BlockGlyph("▖") { column, row in column < 4 && row >= 4 },
    BlockGlyph("▗") { column, row in column >= 4 && row >= 4 },
    BlockGlyph("▚") { column, row in (column < 4) == (row < 4) },
  ]

  private static let eighths =
    zip([1, 2, 3, 5, 6, 7], "▁▂▃▅▆▇".unicodeScalars).map { eighths, scalar in
      BlockGlyph(scalar) { _, row in row >= side - eighths }
    }
    + zip([1, 2, 3, 5, 6, 7], "▏▎▍▋▊▉".unicodeScalars).map { eighths, scalar in
      BlockGlyph(scalar) { column, _ in column < eighths }
    }

  private init(_ scalar: Unicode.Scalar, paints: (_ column: Int, _ row: Int) -> Bool) {
    self.scalar = scalar
    let mask = (0..<Self.samples).reduce(UInt64(0)) { mask, sample in
      paints(sample % Self.side, sample / Self.side) ? mask | 1 << UInt64(sample) : mask
    }
    self.mask = mask
    painted = mask.nonzeroBitCount
  }
}
