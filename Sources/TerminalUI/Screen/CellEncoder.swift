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
