import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the list as posters, each with its year, the user's mark, and its name below.
struct WallView {
  var theme: Theme
  var pictures: PictureSupply
  /// Whether the wall has the focus.
  var hasFocus: Bool
  /// Whether the tiles answer an earlier query.
  var isStale: Bool

  func draw(
    _ wall: WallProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let grid = wall.grid
    metrics[.wall].rows = grid.rows
    metrics.hitAreas.append(HitArea(rect: area, target: .pane(.wall)))
    let left = area.column + (area.width - grid.columns * grid.tileColumns) / 2
    for (index, tile) in wall.tiles.enumerated() {
      let rect = Rect(
        column: left + index % grid.columns * grid.tileColumns,
        row: area.row + index / grid.columns * grid.tileRows, columns: grid.tileColumns,
        rows: grid.tileRows)
      draw(tile, isSelected: index == wall.selection, in: rect, grid, of: &canvas)
      metrics.note(HitArea.Item(.wall, wall.top + index), at: rect)
    }
    drawScrollbar(wall, in: area, of: &canvas)
  }

  /// Draws a scroll bar at the screen's edge.
  private func drawScrollbar(_ wall: WallProps, in area: Rect, of canvas: inout Canvas) {
    let grid = wall.grid
    let lines = (wall.count + grid.columns - 1) / grid.columns
    canvas.scrollbar(
      at: Point(column: area.column + area.width - 1, row: area.row), rows: area.height,
      offset: wall.top / grid.columns * area.height / grid.rows,
      count: lines * area.height / grid.rows, thumb: theme.dim)
  }

  private func draw(
    _ tile: WallProps.Tile, isSelected: Bool, in rect: Rect, _ grid: WallGrid,
    of canvas: inout Canvas
  ) {
    let box = TerminalSize(columns: grid.posterColumns, rows: grid.posterRows)
    if isSelected {
      let frame = Rect(
        column: rect.column, row: rect.row, columns: box.columns + 2, rows: box.rows + 2)
      canvas.box(frame, style: hasFocus ? theme.accent : theme.dim)
    }
    let start = Point(column: rect.column + 1, row: rect.row + 1)
    guard let summary = tile.summary else {
      let name = [StyledLine("…", theme.dim)]
      return write(name, at: start.moved(rows: box.rows + 1), box.columns, of: &canvas)
    }
    if let poster = tile.poster {
      let picture = PosterView(pictures: pictures).canvas(poster, box: box)
      canvas.place(picture, in: Rect(origin: start, size: box))
    }
    let facts = facts(of: tile, summary)
    write([facts], at: start.moved(rows: box.rows), box.columns, of: &canvas)
    let style = isSelected ? theme.strong : isStale ? theme.dim : theme.text
    let name = summary.listName.wrapped(toCells: box.columns, lines: grid.nameRows)
      .map { StyledLine($0, style) }
    write(name, at: start.moved(rows: box.rows + 1), box.columns, of: &canvas)
  }

  /// Returns the line below the poster: the year and the user's mark.
  private func facts(of tile: WallProps.Tile, _ summary: TitleSummary) -> StyledLine {
    let parts = [
      tile.isMarked ? StyledLine("●", theme.accent) : nil,
      summary.years.map { StyledLine($0.written, theme.dim) },
      tile.mark?.shortSign.map { StyledLine($0, theme.accent) },
      tile.files.map { StyledLine(FileMark.sign, $0.style(theme, nil)) },
    ].compactMap(\.self)
    guard !parts.isEmpty else { return StyledLine() }
    let blank = StyledLine(" ", theme.dim)
    return parts.reduce(blank) { $0 + $1 + blank }
  }

  /// Writes lines, centred in a width.
  private func write(
    _ lines: [StyledLine], at start: Point, _ width: Int, of canvas: inout Canvas
  ) {
    for (row, line) in lines.enumerated() {
      let left = (width - line.width) / 2
      line.write(at: start.moved(columns: left, rows: row), width: width, to: &canvas)
    }
  }
}
