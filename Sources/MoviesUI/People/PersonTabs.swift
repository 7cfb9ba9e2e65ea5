import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the line above a person's titles: their roles as tabs, the number of seen titles, and
/// the source of the titles.
struct PersonTabs {
  var theme: Theme

  private static let gap = 3
  private static let start = 3

  func draw(
    _ person: PersonProps, at row: Int, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let end = canvas.size.columns - 3
    var column = Self.start
    canvas.write(" ", at: Point(column: column - 1, row: row))
    for role in [nil] + person.figures.roles.map(Optional.some) {
      let label = person.label(of: role)
      guard column + label.cellWidth <= end else { break }
      let start = Point(column: column, row: row)
      let tab = label + String(repeating: " ", count: Self.gap)
      canvas.write(tab, at: start, style: theme.dim, width: end - column)
      if role == person.role { canvas.write(label, at: start, style: theme.strong) }
      let rect = Rect(column: column, row: row, columns: label.cellWidth, rows: 1)
      let choice = HitArea.Choice(DoorAction.roleChosen(role), in: .results)
      metrics.hitAreas.append(HitArea(rect: rect, target: .choice(choice)))
      column += tab.cellWidth
    }
    let room = end - column
    guard let facts = person.facts.first(where: { $0.cellWidth + 2 <= room }) else { return }
    canvas.write(
      " \(facts) ", at: Point(column: end - facts.cellWidth - 1, row: row), style: theme.dim)
  }
}
