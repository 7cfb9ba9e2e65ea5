extension Unicode.Scalar {
  /// The number of terminal cells of the scalar: 0, 1 or 2, as the C library counts, or `nil` if
  /// it cannot be printed (controls and scalars the C library does not know).
  ///
  /// - Complexity: O(1) below U+0300, else a binary search in a fixed table.
  public var cellWidth: Int? {
    if value < 0x300 { return value == 0 ? 0 : isControl ? nil : 1 }
    // Box-drawing and block characters, which make up rules, bars and pictures.
    if 0x2500...0x259F ~= value { return 1 }
    var low = 0
    var high = CellWidthTable.runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if CellWidthTable.runs[middle] >> 4 <= value { low = middle } else { high = middle }
    }
    let width = Int(CellWidthTable.runs[low] & 0xF)
    return width == 0xF ? nil : width
  }

  /// Whether the scalar is a C0 or C1 control, or DEL.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}

extension Character {
  /// The number of terminal cells of the character, as the C library counts.
  ///
  /// A character with several scalars takes the sum of their cells. Scalars that cannot be printed
  /// count as one cell, because their replacement takes one.
  @inlinable
  public var cellWidth: Int {
    unicodeScalars.reduce(0) { $0 + ($1.cellWidth ?? 1) }
  }
}

// Inlinable, since every text of every frame is measured here: unspecialised it took a sixth of the
// time from key to frame.
extension StringProtocol {
  /// The number of terminal cells that the text takes in one line.
  ///
  /// - Complexity: O(*n*); for text that is all printable ASCII it is just the length.
  @inlinable
  public var cellWidth: Int {
    if utf8.isPrintableASCII { return utf8.count }
    return unicodeScalars.reduce(0) { $0 + ($1.cellWidth ?? 1) }
  }
}

extension Sequence<UInt8> {
  /// Whether every byte is an ASCII character that takes one cell.
  @inlinable
  var isPrintableASCII: Bool {
    // Scanning contiguous storage is faster than iterating over the text byte by byte.
    withContiguousStorageIfAvailable { $0.allSatisfy { 0x20...0x7E ~= $0 } }
      ?? allSatisfy { 0x20...0x7E ~= $0 }
  }
}
