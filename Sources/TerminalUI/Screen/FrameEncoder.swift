import CTerminal
import SafeText

/// Turns canvases into the cells that ncurses is given, with the colours that the terminal has.
struct FrameEncoder {
  let depth: ColorDepth
  let isUnicode: Bool
  /// Kept from frame to frame, so that drawing allocates nothing.
  private var cells: [ct_cell] = []

  init(depth: ColorDepth, isUnicode: Bool) {
    self.depth = depth
    self.isUnicode = isUnicode
  }

  /// The canvas' cells, row after row.
  mutating func encode(_ canvas: Canvas) -> [ct_cell] {
    cells.removeAll(keepingCapacity: true)
    cells.reserveCapacity(canvas.cells.count)
    var style = Style.plain
    var encoded = EncodedStyle(style, depth: depth)
    for cell in canvas.cells {
      if cell.style != style {
        style = cell.style
        encoded = EncodedStyle(style, depth: depth)
      }
      cells.append(isUnicode ? encoded.cell(cell) : encoded.cell(cell.transliterated))
    }
    return cells
  }
}

/// A style in the numbers of `ct_cell`.
private struct EncodedStyle {
  let foreground: Int32
  let background: Int32
  let attributes: UInt32

  init(_ style: Style, depth: ColorDepth) {
    let reduced = style.reduced(to: depth)
    foreground = Self.number(of: reduced.foreground, depth: depth)
    background = Self.number(of: reduced.background, depth: depth)
    // The attributes have the same bits on both sides.
    attributes = UInt32(reduced.attributes.rawValue)
  }

  func cell(_ cell: Cell) -> ct_cell {
    ct_cell(
      scalar: cell.scalar.value, mark1: cell.marks.first.value, mark2: cell.marks.second.value,
      foreground: foreground, background: background, attributes: attributes)
  }

  private static func number(of color: Color, depth: ColorDepth) -> Int32 {
    switch color {
    case .terminalDefault: return -1
    case .indexed(let index) where depth < .trueColor || index < 8: return Int32(index)
    case .indexed, .rgb:
      let (red, green, blue) = color.components
      let number = Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
      // With direct colour the first eight numbers are the basic colours, not nearly black ones.
      return max(8, number)
    }
  }
}

extension Cell {
  /// The cell with an ASCII character in the place of its own.
  fileprivate var transliterated: Cell {
    Cell(isRightHalf ? "?" : scalar.transliterated, style: style)
  }
}
