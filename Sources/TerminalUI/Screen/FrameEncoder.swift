import CTerminal
import SafeText

/// Converts a canvas' cells for ncurses, with the colours that the terminal has.
struct FrameEncoder {
  let depth: ColorDepth
  let isUnicode: Bool
  /// Whether the terminal can clear a part of a row in any background.
  let clearsInColor: Bool
  /// Reused for every run, so that drawing allocates nothing.
  private var encoded: [ct_cell] = []
  private var style: EncodedStyle

  init(depth: ColorDepth, isUnicode: Bool, clearsInColor: Bool) {
    self.depth = depth
    self.isUnicode = isUnicode
    self.clearsInColor = clearsInColor
    style = EncodedStyle(.plain, depth: depth)
  }

  /// Encodes a part of a row for ncurses.
  ///
  /// A gap behind a text takes the colour of the text: nobody sees it, and a terminal is told of
  /// every change of colour in a dozen bytes.
  ///
  /// - Parameters:
  ///   - row: All cells of the row.
  ///   - columns: The part to encode.
  /// - Returns: The cells for ncurses, in the same order.
  mutating func encode(_ row: ArraySlice<Cell>, columns: Range<Int>) -> [ct_cell] {
    encoded.removeAll(keepingCapacity: true)
    var gap = row.startIndex..<row.startIndex
    for index in columns.shifted(by: row.startIndex) {
      let cell = row[index]
      if cell.isGap, !gap.contains(index) { gap = row.gap(around: index) }
      use(gap.contains(index) && fills(gap, of: row) ? row[gap.lowerBound - 1].style : cell.style)
      encoded.append(style.cell(isUnicode ? cell : cell.transliterated))
    }
    return encoded
  }

  /// The widest gap that is filled on terminals where what is cleared has to be plain.
  private static let narrow = 16

  /// Whether a gap takes the style of the text before it.
  private func fills(_ gap: Range<Int>, of row: ArraySlice<Cell>) -> Bool {
    guard gap.lowerBound > row.startIndex else { return false }
    guard clearsInColor || gap.upperBound < row.endIndex && gap.count <= Self.narrow else {
      return false
    }
    return row[gap.lowerBound - 1].style.looksEmpty(like: row[gap.lowerBound].style)
  }

  private mutating func use(_ next: Style) {
    if next != style.original { style = EncodedStyle(next, depth: depth) }
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}

extension Cell {
  /// Whether nothing but the background is seen in the cell.
  fileprivate var isGap: Bool { isBlank && style.hidesBlanks }
}

extension Style {
  /// Whether a blank in it is nothing but its background.
  fileprivate var hidesBlanks: Bool { attributes.isDisjoint(with: [.underline, .reverse]) }

  /// Whether a blank in it looks like one in another style that hides blanks.
  fileprivate func looksEmpty(like other: Style) -> Bool {
    hidesBlanks && background == other.background
  }
}

extension ArraySlice<Cell> {
  /// The cells around one in which nothing is seen either, on the same background.
  fileprivate func gap(around index: Int) -> Range<Int> {
    let style = self[index].style
    var (start, end) = (index, index + 1)
    func continues(_ index: Int) -> Bool {
      self[index].isGap && self[index].style.looksEmpty(like: style)
    }
    while start > startIndex, continues(start - 1) { start -= 1 }
    while end < endIndex, continues(end) { end += 1 }
    return start..<end
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
    let (base, firstMark, secondMark) = cell.values
    return ct_cell(
      scalar: base, mark1: firstMark, mark2: secondMark, foreground: foreground,
      background: background, attributes: attributes)
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
