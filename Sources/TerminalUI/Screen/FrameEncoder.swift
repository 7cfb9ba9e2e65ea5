import CTerminal
import SafeText

/// Converts a canvas' cells for ncurses, with the colours that the terminal has.
struct FrameEncoder {
  let depth: ColorDepth
  let isUnicode: Bool
  /// Reused for every run, so that drawing allocates nothing.
  private var encoded: [ct_cell] = []
  private var style: EncodedStyle

  init(depth: ColorDepth, isUnicode: Bool) {
    self.depth = depth
    self.isUnicode = isUnicode
    style = EncodedStyle(.plain, depth: depth)
  }

  /// The cells for ncurses, in the same order.
  mutating func encode(_ cells: some Sequence<Cell>) -> [ct_cell] {
    encoded.removeAll(keepingCapacity: true)
    for cell in cells {
      if cell.style != style.original { style = EncodedStyle(cell.style, depth: depth) }
      encoded.append(style.cell(isUnicode ? cell : cell.transliterated))
    }
    return encoded
  }
}

/// A style in the numeric form of `ct_cell`.
private struct EncodedStyle {
  let original: Style
  private let foreground: Int32
  private let background: Int32
  private let attributes: UInt32

  init(_ style: Style, depth: ColorDepth) {
    original = style
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
    switch color.kind {
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
  /// The cell with its character replaced by an ASCII one.
  fileprivate var transliterated: Cell {
    if scalar == Self.placeholder { return .blank(style) }
    return Cell(isRightHalf ? "?" : scalar.transliterated, style: style)
  }
}
