import CTerminal

/// Turns cells into those of ncurses, with the colours that the terminal has.
struct CellEncoder {
  private let depth: ColorDepth
  /// Tells the images of this process from those of others.
  private let owner: ImageOwner
  private var pairs = ColorPairs()
  // Neighbours mostly look alike, so the last look is kept, as ncurses has it.
  private var style = Style.plain
  private var pair: Int32 = 0

  /// An encoder for the open screen.
  init(depth: ColorDepth, owner: ImageOwner) {
    self.depth = depth
    self.owner = owner
  }

  /// Whether there were more pairs of colours than the terminal has numbers for.
  var ranOutOfPairs: Bool { pairs.ranOut }

  /// Frees the numbers of all pairs of colours, once the screen has started over.
  mutating func forgetPairs() {
    pairs.forget()
    (style, pair) = (.plain, 0)
  }

  /// The cells for ncurses, in the same order.
  mutating func encode(_ cells: some Sequence<Cell>) -> [ct_cell] {
    cells.map { encode($0) }
  }

  private mutating func encode(_ cell: Cell) -> ct_cell {
    if cell.style != style {
      style = cell.style
      pair = pairs.number(of: style.reduced(to: depth))
    }
    let (base, first, second) = cell.values
    let third = base == Cell.placeholder.value ? owner.mark.value : 0
    // The attributes have the same bits on both sides.
    return ct_cell(
      scalar: base, marks: (first, second, third), pair: pair,
      attributes: UInt32(style.attributes.rawValue))
  }
}

/// The numbers under which ncurses knows pairs of colours.
///
/// The table is ours, because ncurses never takes back a number that it gave out itself: a session
/// that shows many posters would be out of them.
struct ColorPairs {
  private var numbers: [Style: Int32] = [:]
  /// How many pairs there can be, besides that of the terminal's own colours.
  private let limit: Int32
  /// Whether a pair was asked for and there was no number for it.
  private(set) var ranOut = false

  /// More than a screen of 300 columns and 50 rows has cells.
  private static let mostPairs: Int32 = 1 << 14

  /// The pairs of the open screen.
  init() {
    limit = min(ct_pairs(), Self.mostPairs) - 1
    // The highest number first: a table that grows later would move those in use.
    if limit > 0 { ct_define_pair(limit, -1, -1) }
  }

  /// The number of a style's colours, or 0, the terminal's own, if all numbers are taken.
  ///
  /// - Complexity: O(1).
  mutating func number(of style: Style) -> Int32 {
    let colors = Style(foreground: style.foreground, background: style.background)
    if colors == .plain { return 0 }
    if let number = numbers[colors] { return number }
    let number = Int32(numbers.count) + 1
    guard number <= limit else {
      ranOut = true
      return 0
    }
    ct_define_pair(number, code(of: colors.foreground), code(of: colors.background))
    numbers[colors] = number
    return number
  }

  /// Forgets all pairs, so that their numbers are free again, once the screen has started over.
  mutating func forget() {
    numbers.removeAll(keepingCapacity: true)
    ranOut = false
  }

  /// The number of a colour, in one of the ways of `ct_coloring`.
  private func code(of color: Color) -> Int32 {
    switch color.kind {
    case .terminalDefault: return -1
    case .indexed(let index): return Int32(index)
    case .rgb(let red, let green, let blue):
      // The first 256 numbers are the palette's: a blue among them gets a green that nobody sees.
      let visibleGreen = red == 0 && green == 0 ? 1 : green
      return Int32(red) << 16 | Int32(visibleGreen) << 8 | Int32(blue)
    }
  }
}
