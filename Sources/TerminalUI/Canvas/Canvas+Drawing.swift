import SafeText

extension Canvas {
  /// Writes one line of text, to the right of a point.
  ///
  /// With a `width`, the text is clipped to that many cells and ends in `…` if something was cut,
  /// also at the canvas' edge; without one, it simply ends at the edge. Marks stay on their base,
  /// and scalars that cannot be printed show as U+FFFD.
  /// - Returns: The number of cells written to the right of the point.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, style: Style = .plain, width: Int? = nil
  ) -> Int {
    guard bounds.rows.contains(point.row), point.column < size.columns else { return 0 }
    let room = size.columns - point.column
    if point.column >= 0, text.utf8.count <= min(width ?? room, room),
      putPlain(text, column: point.column, row: point.row, style: style)
    {
      return text.utf8.count
    }
    let line = width.map { text.clipped(toCells: min($0, room)) } ?? text
    var pen = Pen(column: point.column, row: point.row, style: style)
    for scalar in line.unicodeScalars where pen.column < size.columns { draw(scalar, with: &pen) }
    return pen.column - point.column
  }

  /// Fills a rectangle with blanks in a style.
  public mutating func fill(_ rect: Rect, style: Style) {
    fill(rect, with: .blank(style))
  }

  /// Draws a line of one scalar, to the right.
  public mutating func horizontalLine(
    at point: Point, length: Int, style: Style = .plain, scalar: Unicode.Scalar = "─"
  ) {
    let rect = Rect(column: point.column, row: point.row, columns: length, rows: 1)
    fill(rect, with: Cell(scalar, style: style))
  }

  /// Draws a line of one scalar, downwards.
  public mutating func verticalLine(
    at point: Point, length: Int, style: Style = .plain, scalar: Unicode.Scalar = "│"
  ) {
    let rect = Rect(column: point.column, row: point.row, columns: 1, rows: length)
    fill(rect, with: Cell(scalar, style: style))
  }

  private mutating func fill(_ rect: Rect, with cell: Cell) {
    let visible = rect.intersection(bounds)
    for row in visible.rows { put(cell, columns: visible.columns, row: row) }
  }

  /// Draws a scalar at the pen and advances the pen.
  private mutating func draw(_ scalar: Unicode.Scalar, with pen: inout Pen) {
    if scalar.isPrintableASCII { return drawNarrow(scalar, with: &pen) }
    let width = scalar.cellWidth
    switch width {
    case 0?: if let base = pen.base { add(mark: scalar, column: base, row: pen.row) }
    case 2?: drawWide(scalar, with: &pen)
    default: drawNarrow(width == nil ? "\u{FFFD}" : scalar, with: &pen)
    }
  }

  private mutating func drawNarrow(_ scalar: Unicode.Scalar, with pen: inout Pen) {
    if pen.column >= 0 {
      put(Cell(scalar, style: pen.style), column: pen.column, row: pen.row)
      pen.base = pen.column
    }
    pen.column += 1
  }

  private mutating func drawWide(_ scalar: Unicode.Scalar, with pen: inout Pen) {
    guard pen.column >= 0, pen.column + 1 < size.columns else {
      pen.base = nil
      let isCut = pen.column == -1 || pen.column + 1 == size.columns
      if isCut { put(.blank(pen.style), column: max(0, pen.column), row: pen.row) }
      pen.column = min(pen.column + 2, size.columns)
      return
    }
    put(Cell(scalar, style: pen.style), column: pen.column, row: pen.row)
    put(.rightHalf(pen.style), column: pen.column + 1, row: pen.row)
    pen.base = pen.column
    pen.column += 2
  }
}

/// The position and look of the next character.
private struct Pen {
  var column: Int
  let row: Int
  let style: Style
  /// The column of the character that takes the next combining mark.
  var base: Int?
}

extension Unicode.Scalar {
  /// Whether the scalar is printable ASCII and so takes one cell, as nearly all do.
  ///
  /// This is checked first, since every text of every frame passes here.
  fileprivate var isPrintableASCII: Bool { 0x20...0x7E ~= value }
}
