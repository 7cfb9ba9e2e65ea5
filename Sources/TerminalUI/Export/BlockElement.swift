/// The shape of a block element (U+2580 to U+259F): the parts of its cell that it fills.
struct BlockElement: Equatable {
  /// A rectangle, in eighths of a cell from the cell's top left corner.
  struct Part: Equatable {
    var columns = 0..<BlockElement.parts
    var rows = 0..<BlockElement.parts

    /// Returns a row of whole cells.
    static func cells(_ count: Int) -> Part { Part().repeated(count) }

    /// Returns the part joined with the same part of the next cells.
    func repeated(_ count: Int) -> Part {
      let upper = columns.upperBound + (count - 1) * BlockElement.parts
      return Part(columns: columns.lowerBound..<upper, rows: rows)
    }
  }

  /// The number of parts into which a cell is divided in each direction.
  static let parts = 8

  let parts: [Part]
  /// The opacity of the text's colour in the parts; less than 1 for shades.
  private(set) var opacity = 1.0

  /// Whether every part reaches from the left edge to the right one.
  var fillsWidth: Bool { parts.allSatisfy { $0.columns == 0..<Self.parts } }

  /// Makes the shape of a scalar; `nil` if the scalar is not a block element.
  init?(_ scalar: Unicode.Scalar) {
    let offset = Int(scalar.value & 0xF)
    switch scalar.value {
    case 0x2580: parts = [Part(rows: 0..<4)]
    case 0x2581...0x2588: parts = [Part(rows: 8 - offset..<8)]
    case 0x2589...0x258F: parts = [Part(columns: 0..<16 - offset)]
    case 0x2590: parts = [Part(columns: 4..<8)]
    case 0x2591...0x2593: (parts, opacity) = ([Part()], Double(offset) / 4)
    case 0x2594: parts = [Part(rows: 0..<1)]
    case 0x2595: parts = [Part(columns: 7..<8)]
    case 0x2596...0x259F: parts = Self.quadrants(Self.quadrantSets[offset - 6])
    default: return nil
    }
  }

  /// The quadrants of U+2596 to U+259F: the sum of 1 for the upper left one, 2 for the upper right
  /// one, 4 and 8 for those below.
  private static let quadrantSets = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func quadrants(_ set: Int) -> [Part] {
    [(set & 3, 0..<4), (set >> 2, 4..<8)].compactMap { half, rows in
      switch half {
      case 1: Part(columns: 0..<4, rows: rows)
      case 2: Part(columns: 4..<8, rows: rows)
      case 3: Part(rows: rows)
      default: nil
      }
    }
  }
}

extension Cell {
  /// Whether the cell is drawn as a shape instead of as text.
  var isBlockElement: Bool { (0x2580...0x259F).contains(scalar.value) }
}
