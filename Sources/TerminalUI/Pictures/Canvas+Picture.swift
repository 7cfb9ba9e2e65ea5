public import Pictures

extension Canvas {
  /// A picture as cells, filling the canvas; `nil` below 256 colours, where it could not be
  /// recognised.
  ///
  /// With direct colour each cell is the block glyph (U+2580 to U+259F) in the two colours that
  /// come nearest to its part of the picture; with 256 colours it is an upper half block, lightly
  /// dithered, in entries 16 to 255 of the palette. A cell of one colour is a blank. All colours
  /// are of the given depth already, so that reducing them to it changes none.
  ///
  /// - Parameters:
  ///   - picture: Any picture. It is stretched to the canvas.
  ///   - size: The size of the canvas, best as ``TerminalSize/init(fitting:in:cellAspect:)`` has
  ///     it.
  ///   - depth: The number of colours of the terminal.
  /// - Complexity: O(*n*) in the pixels of the picture and in the cells: about a millisecond for
  ///   300×445 pixels and 30×22 cells.
  public init?(_ picture: Picture, size: TerminalSize, depth: ColorDepth) {
    guard depth >= .indexed256 else { return nil }
    self.init(size: size)
    guard !bounds.isEmpty else { return }
    if depth == .trueColor {
      let picture = picture.scaled(
        toWidth: size.columns * BlockGlyph.side, height: size.rows * BlockGlyph.side)
      var samples = CellSamples()
      fill { column, row in
        samples.read(column: column, row: row, of: picture)
        return samples.nearestCell()
      }
    } else {
      let picture = DitheredPicture(picture.scaled(toWidth: size.columns, height: size.rows * 2))
      fill { column, row in
        .halves(upper: picture[column, row * 2], lower: picture[column, row * 2 + 1])
      }
    }
  }

  /// Puts a cell everywhere, from left to right, in the colours of its neighbour where possible.
  private mutating func fill(with cell: (_ column: Int, _ row: Int) -> Cell) {
    for row in bounds.rows {
      var left = Cell.blank()
      for column in bounds.columns {
        left = cell(column, row).reusingColors(of: left)
        put(left, column: column, row: row)
      }
    }
  }
}

extension Cell {
  /// A cell of one colour above another.
  fileprivate static func halves(upper: Color, lower: Color) -> Cell {
    upper == lower
      ? .blank(Style(background: lower))
      : Cell("▀", style: Style(foreground: upper, background: lower))
  }
}
