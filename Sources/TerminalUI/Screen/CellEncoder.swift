import CTerminal

/// Converts cells to those of ncurses, with the colours that the terminal has.
struct CellEncoder {
  private let depth: ColorDepth
  /// The owner of this process' images.
  private let owner: ImageOwner
  private var pairs = ColorPairs()
  // Neighbours mostly look alike, so the last style is kept with its number in ncurses.
  private var style = Style.plain
  private var pair: Int32 = 0

  /// Makes an encoder for the open screen.
  init(depth: ColorDepth, owner: ImageOwner) {
    self.depth = depth
    self.owner = owner
  }

  /// Whether a frame needed more pairs of colours than the terminal has numbers for.
  var ranOutOfPairs: Bool { pairs.ranOut }

  /// Frees the numbers of all pairs of colours; called once the screen has started over.
  mutating func forgetPairs() {
    pairs.forget()
    (style, pair) = (.plain, 0)
  }

  /// Returns the cells for ncurses, in the same order.
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
    // The attributes have the same bits here and in ct_cell.
    return ct_cell(
      scalar: base, marks: (first, second, third), pair: pair,
      attributes: UInt32(style.attributes.rawValue))
  }
}

/// The numbers under which ncurses knows pairs of colours.
///
/// This table replaces the one of ncurses, which never takes back a number that it gave out: a
/// session that shows many posters would run out of them.
struct ColorPairs {
  private var numbers: [Style: Int32] = [:]
  /// The maximum number of pairs, besides that of the terminal's own colours.
  private let limit: Int32
  /// Whether no number was left for a pair.
  private(set) var ranOut = false

  /// The maximum size of the table: more than the number of cells in 300 columns and 50 rows.
  private static let mostPairs: Int32 = 1 << 14

  /// Makes a table for the open screen.
  init() {
    limit = min(ct_pairs(), Self.mostPairs) - 1
    // The highest number comes first: if the table grew later, the pairs in use would move.
    if limit > 0 { ct_define_pair(limit, -1, -1) }
  }

  /// Returns the number of a style's colours, or 0, the terminal's own colours, if none is left.
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

  /// Forgets all pairs, so that their numbers are free again; called once the screen has started
  /// over.
  mutating func forget() {
    numbers.removeAll(keepingCapacity: true)
    ranOut = false
  }

  /// Returns the number of a colour, as `ct_coloring` defines it.
  private func code(of color: Color) -> Int32 {
    switch color.kind {
    case .terminalDefault: return -1
    case .indexed(let index): return Int32(index)
    case .rgb(let red, let green, let blue):
      // The first 256 numbers belong to the palette: a blue among them gets an invisible bit of
      // green.
      let visibleGreen = red == 0 && green == 0 ? 1 : green
      return Int32(red) << 16 | Int32(visibleGreen) << 8 | Int32(blue)
    }
  }
}
