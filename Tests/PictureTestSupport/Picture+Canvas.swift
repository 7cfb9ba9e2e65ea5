public import Pictures
public import TerminalUI

extension Picture {
  /// What a terminal shows; `nil` if the canvas is empty or has other characters than block glyphs
  /// and blanks.
  ///
  /// The glyphs look as the Unicode code chart describes them, and the colours are xterm's.
  /// Knows nothing of how the canvas was made, so that a mistake there shows here.
  ///
  /// - Parameters:
  ///   - canvas: Block glyphs and blanks.
  ///   - cellWidth: The width of a cell in pixels.
  ///   - cellHeight: The height of a cell in pixels.
  public init?(showing canvas: Canvas, cellWidth: Int = 10, cellHeight: Int = 20) {
    let (width, height) = (canvas.size.columns * 8, canvas.size.rows * 8)
    var eighths: [UInt8] = []
    eighths.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let cell = canvas[x / 8, y / 8]
        guard let isPainted = BlockElement(cell.text)?.paints(column: x % 8, row: y % 8) else {
          return nil
        }
        let color = (isPainted ? cell.style.foreground : cell.style.background).components
        eighths += [color.red, color.green, color.blue]
      }
    }
    guard let picture = Picture(width: width, height: height, pixels: eighths) else { return nil }
    self = picture.scaled(
      toWidth: canvas.size.columns * cellWidth, height: canvas.size.rows * cellHeight)
  }
}

/// A character that paints a part of its cell, in steps of an eighth.
private struct BlockElement {
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// Upper left, upper right, lower left, lower right; `nil` if the character is a rectangle.
  private let quadrants: [Bool]?

  init?(_ text: String) {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    let quadrants: [Unicode.Scalar: String] = [
      "▖": "  x ", "▗": "   x", "▘": "x   ", "▙": "x xx", "▚": "x  x", "▛": "xxx ", "▜": "xx x",
      "▝": " x  ", "▞": " xx ", "▟": " xxx",
    ]
    var (columns, rows) = (0..<8, 0..<8)
    switch scalar {
    case " ": rows = 0..<0
    case "▀": rows = 0..<4
    case "▁"..."█": rows = 8 - Int(scalar.value - 0x2580)..<8
    case "▉"..."▏": columns = 0..<(8 - Int(scalar.value - 0x2588))
    case "▐": columns = 4..<8
    case "▔": rows = 0..<1
    case "▕": columns = 7..<8
    default: if quadrants[scalar] == nil { return nil }
    }
    (self.columns, self.rows) = (columns, rows)
    self.quadrants = quadrants[scalar]?.map { $0 == "x" }
  }

  func paints(column: Int, row: Int) -> Bool {
    if let quadrants { return quadrants[row / 4 * 2 + column / 4] }
    return columns.contains(column) && rows.contains(row)
  }
}
