import MoviesCore
import SafeText
import TerminalUI
import Titles

/// The layout of the page of open names: the names above, and below a rule the facts and candidates
/// of the selected one.
struct OpenNamesLayout {
  /// The visible names, each with its index in the list and its row.
  private(set) var rows: [(index: Int, name: OpenName, rect: Rect)] = []
  /// The row of the rule between the parts.
  let rule: Int
  /// The area for facts about the selected name.
  let about: Rect
  let columns: OpenNamesColumns

  /// The fewest rows of the names if the facts do not fit.
  private static let leastRows = 4
  /// The usual rows of few names, so that the facts stay in place while the names are matched.
  private static let usualRows = 8

  init(_ props: OpenNamesProps, lines: Int, in area: Rect) {
    let names = props.page.waiting
    let height = min(lines, max(0, area.height - 1 - min(names.count, Self.leastRows)))
    let room = min(max(0, area.height - height - 1), max(names.count, Self.usualRows))
    rule = area.row + room
    about = Rect(
      column: area.column, row: rule + 1, columns: area.width, rows: area.height - room - 1)
    let selection = props.page.selection
    let top = max(0, min(selection - room / 2, Scrolling.limit(count: names.count, rows: room)))
    let visible = names.enumerated().dropFirst(top).prefix(room)
    rows = visible.map { index, name in
      (index, name, area.row(index - top))
    }
    columns = OpenNamesColumns(
      visible.map { ($1, props.page.chosen(for: $1)) }, width: area.width)
  }
}

/// The columns of the names: the name in the file, its facts, and the chosen title.
struct OpenNamesColumns: Equatable {
  private(set) var name: Int
  /// The width of the facts; 0 without room for them.
  private(set) var news: Int
  private(set) var title: Int

  static let indent = 3
  static let gap = 2
  private static let rightMargin = 2
  /// The fewest cells for a column of facts; in fewer, they are only shown below.
  private static let leastWithNews = 64

  init(_ names: [(OpenName, TitleSummary?)], width: Int) {
    let width = max(0, width - Self.indent - Self.rightMargin)
    let written = names.map(\.0.name.text.cellWidth).max() ?? 0
    let titles = names.map { OpenNamesColumns.title($1).cellWidth }.max() ?? 0
    guard width >= Self.leastWithNews else {
      title = min(titles, width / 2)
      name = max(0, width - title - Self.gap)
      news = 0
      return
    }
    title = min(titles, width * 4 / 10)
    let room = width - title - 2 * Self.gap
    let brought = names.map(\.0.news.cellWidth).max() ?? 0
    name = min(written, room - min(brought, width * 35 / 100))
    news = room - name
  }

  /// Returns the chosen title, in words.
  static func title(_ title: TitleSummary?) -> String { title?.nameAndYears ?? "no title yet" }
}
