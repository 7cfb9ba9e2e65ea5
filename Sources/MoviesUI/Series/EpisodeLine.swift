import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of an episode's row: number, title, as much of the day as fits, rating.
struct EpisodeLine {
  var theme: Theme
  /// The current day; `nil` if unknown.
  var today: CalendarDate?

  private static let numberColumns = 4
  private static let gap = 2

  func draw(
    _ row: EpisodeListProps.Row, isSelected: Bool, at area: Rect, of canvas: inout Canvas
  ) {
    let selection = isSelected ? theme.selection : nil
    let dim = selection?.dim ?? theme.dim
    if let selection {
      canvas.fill(area.inset(columns: 1), style: selection.text)
      canvas.write("▌", at: Point(column: area.column + 1, row: area.row), style: selection.marker)
    }
    if row.isMarked {
      canvas.write(
        "●", at: Point(column: area.column + (isSelected ? 2 : 1), row: area.row),
        style: selection?.marker ?? theme.accent)
    }
    let number = row.episode.number.map(String.init) ?? "–"
    var column = area.column + 3
    canvas.write(
      number.padded(fromLeftToCells: Self.numberColumns), at: Point(column: column, row: area.row),
      style: dim)
    if row.isSeen {
      canvas.write(
        "✓", at: Point(column: column, row: area.row), style: selection?.marker ?? theme.accent)
    }
    column += Self.numberColumns + 2
    var end = area.column + area.width - 2
    end = drawRating(row, selection, endingAt: end, of: &canvas, row: area.row)
    let room = end - column - row.episode.title.cellWidth - Self.gap
    if let day = row.episode.released?.forms(on: today).first(where: { $0.cellWidth <= room }) {
      canvas.write(day, at: Point(column: end - day.cellWidth, row: area.row), style: dim)
      end -= day.cellWidth + Self.gap
    }
    canvas.write(
      row.episode.title, at: Point(column: column, row: area.row),
      style: selection?.text ?? (row.isUnaired ? theme.dim : theme.text),
      width: max(0, end - column))
  }

  /// Draws the rating; returns the end of the rest of the row.
  private func drawRating(
    _ row: EpisodeListProps.Row, _ selection: Theme.Selection?, endingAt end: Int,
    of canvas: inout Canvas, row line: Int
  ) -> Int {
    RowRating(theme: theme, selection: selection, hasBar: false).draw(
      row.episode.rating, or: row.isUnaired ? "–" : "?", endingAt: Point(column: end, row: line),
      of: &canvas)
  }
}
