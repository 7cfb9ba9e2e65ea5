/// A grid of cells to draw on: the content of a frame, as a plain value.
///
/// Drawing outside the canvas has no effect, nothing ever wraps, and wide characters are never cut
/// in half: if only one of their cells is left, it becomes a blank.
///
///     var canvas = Canvas(size: TerminalSize(columns: 20, rows: 1))
///     canvas.write("Batman Returns", at: .zero, style: .plain, width: 10)  // "Batman Re…"
public struct Canvas: Equatable, Sendable {
  public let size: TerminalSize
  /// The position of the terminal's cursor; hidden if `nil` or outside.
  public var cursor: Point?
  /// The cells row by row, each row from left to right.
  private(set) var cells: [Cell]
  /// Whether the canvas may contain a wide character; without one, nothing can be cut in half.
  private var hasWideCharacters = false

  /// Makes a blank canvas.
  public init(size: TerminalSize, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: .blank(style), count: size.columns * size.rows)
  }

  /// Gives every cell with the terminal's default background another background.
  public mutating func paint(_ background: Color) {
    for index in cells.indices where cells[index].style.background == .terminalDefault {
      cells[index].style.background = background
    }
  }

  /// The canvas with an ASCII character in each cell.
  var transliterated: Canvas {
    var canvas = self
    canvas.cells = cells.map(\.transliterated)
    canvas.hasWideCharacters = false
    return canvas
  }

  /// The whole canvas.
  public var bounds: Rect { Rect(size) }

  /// The cell in a column and a row, which must be inside.
  public subscript(column: Int, row: Int) -> Cell {
    precondition(bounds.contains(Point(column: column, row: row)), "no such cell")
    return cells[row * size.columns + column]
  }

  /// The text of every row, including trailing blanks.
  public var lines: [String] {
    (0..<size.rows).map { row in
      cells(inRow: row).reduce(into: "") { line, cell in line += cell.text }
    }
  }

  /// Returns whether two canvases look the same, however they were drawn.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.size == right.size && left.cursor == right.cursor && left.cells == right.cells
  }

  func cells(inRow row: Int) -> ArraySlice<Cell> {
    cells(inRow: row, columns: 0..<size.columns)
  }

  func cells(inRow row: Int, columns: Range<Int>) -> ArraySlice<Cell> {
    let start = row * size.columns
    return cells[start + columns.lowerBound..<start + columns.upperBound]
  }

  /// Puts a cell into the canvas; a neighbour that this cuts in half becomes a blank.
  mutating func put(_ cell: Cell, column: Int, row: Int) {
    let index = row * size.columns + column
    if cell.isRightHalf { hasWideCharacters = true }
    guard hasWideCharacters else {
      cells[index] = cell
      return
    }
    let cutsLeft = cells[index].isRightHalf && !cell.isRightHalf && column > 0
    let cutsRight =
      column + 1 < size.columns && cells[index + 1].isRightHalf && !cells[index].isRightHalf
    cells[index] = cell
    if cutsLeft { blank(index - 1) }
    if cutsRight { blank(index + 1) }
  }

  /// Puts a text of printable ASCII into the cells from a column on, unless the canvas may have
  /// wide characters.
  ///
  /// - Returns: Whether all of the text was put; otherwise, a beginning of it may have been.
  mutating func putPlain(_ text: String, column: Int, row: Int, style: Style) -> Bool {
    guard !hasWideCharacters else { return false }
    var index = row * size.columns + column
    var cells = cells.mutableSpan
    // The text owns the bytes; asking it for each of them would take longer than all the rest.
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes {
        guard 0x20...0x7E ~= byte else { return false }
        cells[index] = Cell(Unicode.Scalar(byte), style: style)
        index += 1
      }
      return true
    } ?? false
  }

  /// Puts the same narrow cell into several columns; neighbours that this cuts in half become
  /// blanks.
  mutating func put(_ cell: Cell, columns: Range<Int>, row: Int) {
    guard let first = columns.first, let last = columns.last else { return }
    // A character can be cut in half only at the ends.
    put(cell, column: first, row: row)
    put(cell, column: last, row: row)
    let start = row * size.columns
    for column in columns.dropFirst().dropLast() { cells[start + column] = cell }
  }

  /// Copies the cells of a rectangle from a canvas of the same size; no wide character may be cut
  /// in half at the rectangle's edges.
  public mutating func copy(_ rect: Rect, from other: Canvas) {
    precondition(size == other.size, "canvases of different sizes")
    if other.hasWideCharacters { hasWideCharacters = true }
    let visible = rect.intersection(bounds)
    for row in visible.rows {
      let start = row * size.columns
      let range = start + visible.columns.lowerBound..<start + visible.columns.upperBound
      cells.replaceSubrange(range, with: other.cells[range])
    }
  }

  private mutating func blank(_ index: Int) {
    cells[index] = .blank(cells[index].style)
  }

  /// Changes the style of every cell of a rectangle; the text stays.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let visible = rect.intersection(bounds)
    for row in visible.rows {
      for column in visible.columns { change(&cells[row * size.columns + column].style) }
    }
  }

  /// Adds a mark to the character in a cell.
  mutating func add(mark: Unicode.Scalar, column: Int, row: Int) {
    cells[row * size.columns + column].add(mark: mark)
  }
}

extension Canvas {
  /// Draws another canvas into a rectangle, cropped if it is larger.
  ///
  /// A wide character that the edge would cut in half becomes a blank. The cursor is not copied.
  /// - Parameters:
  ///   - other: The canvas to draw.
  ///   - rect: The place of the other canvas.
  ///   - firstRow: The row of the other canvas that is drawn first, from 0; those above it are left
  ///     out.
  public mutating func place(_ other: Canvas, in rect: Rect, firstRow: Int = 0) {
    let room = rect.intersection(bounds)
    let first = max(0, firstRow)
    let rest = TerminalSize(columns: other.size.columns, rows: other.size.rows - first)
    let shown = Rect(room.size).intersection(Rect(rest))
    for row in shown.rows {
      for column in shown.columns {
        var cell = other[column, first + row]
        let isCut =
          column + 1 == shown.columns.upperBound && column + 1 < other.size.columns
          && other[column + 1, first + row].isRightHalf
        if isCut { cell = .blank(cell.style) }
        put(cell, column: room.origin.column + column, row: room.origin.row + row)
      }
    }
  }
}
