import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the headings of a list's columns, on the line above it, with the sign of its order.
struct ListHeadings {
  var theme: Theme
  var columns: ListColumns
  /// The order of the list; `nil` if no column shows it.
  var order: TitleOrder?
  /// The kind of day that the rows show; `nil` for none.
  var day: KeptDay?

  /// The minimum number of columns of a screen with headings.
  static let leastColumns = 100

  /// Writes the headings over the columns of a list that begins at a point.
  func draw(at origin: Point, of canvas: inout Canvas) {
    func write(_ word: String, _ key: TitleOrder.Key?, from column: Int) {
      let isOrder = key != nil && key == order?.key
      let sign = isOrder ? order?.isDescending == true ? "↓" : "↑" : ""
      let line = StyledLine([
        .init(text: " \(word)", style: isOrder ? theme.text : theme.dim),
        .init(text: "\(sign) ", style: theme.accent),
      ])
      line.write(at: origin.moved(columns: column - 1), width: line.width, to: &canvas)
    }
    func write(_ word: String, _ key: TitleOrder.Key?, endingAt column: Int) {
      write(word, key, from: column - word.cellWidth)
    }
    write("you", .mine, from: ListColumns.leftMargin)
    let start = ListColumns.leftMargin + ListColumns.marks + ListColumns.gap
    write("title", .title, from: start)
    var end = start + columns.titles
    write("year", .year, endingAt: end)
    if columns.day > 0, let day {
      write(day.heading, day.key, endingAt: end - ListColumns.year - ListColumns.gap)
    }
    func next(_ cells: Int) -> Int {
      end += ListColumns.gap + cells
      return end
    }
    if columns.rating > 0 { write("IMDb", .rating, endingAt: next(columns.rating)) }
    if columns.length > 0 { write("runtime", .runtime, endingAt: next(columns.length)) }
    if columns.genres > 0 {
      write("genres", nil, from: next(columns.genres) - columns.genres)
    }
  }
}
