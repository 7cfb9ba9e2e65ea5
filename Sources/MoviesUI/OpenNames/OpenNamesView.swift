import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the open names, and below them the candidates of the selected one.
struct OpenNamesView {
  var theme: Theme
  var keymap: Keymap
  var source: DataSource

  /// The minimum number of rows for all facts about a name; with fewer, the candidates need the
  /// room.
  private static let comfortableHeight = 12
  /// The minimum number of rows with room for the description of the chosen title, too.
  private static let ampleHeight = 26
  /// The maximum number of lines of a title's description.
  private static let mostLines = 5

  func draw(
    _ props: OpenNamesProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    guard props.page.names != nil else { return }
    guard let selected = props.page.selected else {
      return ListMessage.noOpenNames.draw(theme: theme, in: area, of: &canvas)
    }
    let head = head(of: selected, props, in: area)
    // The room for the description is kept, so that nothing moves when it comes.
    let about = area.height < Self.ampleHeight ? 0 : 1 + Self.mostLines
    let layout = OpenNamesLayout(
      props, lines: head.count + props.candidates.count + about, in: area)
    metrics[.openNames].rows = layout.rows.count
    for row in layout.rows {
      draw(
        row.name, props, isSelected: row.index == props.page.selection, layout.columns,
        at: row.rect, of: &canvas)
      metrics.note(
        HitArea.Item(.openNames, section: OpenNamesPane.names, row.index), at: row.rect)
    }
    canvas.scrollbar(
      at: Point(column: area.column + area.width - 1, row: area.row), rows: layout.rows.count,
      offset: layout.rows.first?.index ?? 0, count: props.page.waiting.count, thumb: theme.dim)
    canvas.horizontalLine(
      at: Point(column: 1, row: layout.rule), length: area.width - 2, style: theme.rule)
    draw(head, above: props, in: layout.about, of: &canvas, metrics: &metrics)
  }

  private func draw(
    _ name: OpenName, _ props: OpenNamesProps, isSelected: Bool, _ columns: OpenNamesColumns,
    at row: Rect, of canvas: inout Canvas
  ) {
    let selection = isSelected ? theme.selection : nil
    if let selection { mark(row, selection, of: &canvas) }
    let chosen = props.page.chosen(for: name)
    var start = row.origin.moved(columns: OpenNamesColumns.indent)
    canvas.write(
      name.name.text, at: start, style: selection?.text ?? theme.text, width: columns.name)
    start = start.moved(columns: columns.name + OpenNamesColumns.gap)
    if columns.news > 0 {
      canvas.write(name.news, at: start, style: selection?.dim ?? theme.dim, width: columns.news)
      start = start.moved(columns: columns.news + OpenNamesColumns.gap)
    }
    canvas.write(
      OpenNamesColumns.title(chosen), at: start,
      style: chosen == nil ? selection?.dim ?? theme.dim : selection?.text ?? theme.strong,
      width: columns.title)
  }

  private func mark(_ row: Rect, _ selection: Theme.Selection, of canvas: inout Canvas) {
    canvas.fill(row.inset(columns: 1), style: selection.text)
    canvas.write("▌", at: row.origin.moved(columns: 1), style: selection.marker)
  }

  /// Returns the lines above the selected name's candidates; fewer on a small screen.
  private func head(
    of name: OpenName, _ props: OpenNamesProps, in area: Rect
  ) -> [StyledLine] {
    let width = area.width - 2 * OpenNamesColumns.indent
    let isSmall = area.height < Self.comfortableHeight
    var lines = StyledLine(name.news, theme.text).wrapped(toCells: width)
    lines = Array(lines.prefix(isSmall ? 1 : 2))
    if !isSmall { lines.append(StyledLine("from \(name.origin)", theme.dim)) }
    if let failure = props.failure {
      lines += StyledLine(failure.words(at: source), theme.warning).wrapped(toCells: width)
    }
    if props.candidates.isEmpty {
      let advice = "Press \(keymap.name(of: .otherName)) to look for another name, or for an id."
      lines += StyledLine(advice, theme.text, keys: theme.accent).wrapped(toCells: width)
    }
    return lines
  }

  private func draw(
    _ head: [StyledLine], above props: OpenNamesProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    for (index, line) in head.prefix(area.height).enumerated() {
      line.write(
        at: area.row(index).origin.moved(columns: OpenNamesColumns.indent),
        width: area.width - 2 * OpenNamesColumns.indent,
        to: &canvas)
    }
    guard let selected = props.page.selected else { return }
    let chosen = props.page.choice(for: selected)
    let room = max(0, area.height - head.count)
    let top = max(0, min(chosen - room / 2, props.candidates.count - room))
    for (index, candidate) in props.candidates.enumerated().dropFirst(top).prefix(room) {
      let row = area.row(head.count + index - top)
      draw(candidate, number: index + 1, isChosen: index == chosen, at: row, of: &canvas)
      metrics.note(HitArea.Item(.openNames, section: OpenNamesPane.titles, index), at: row)
    }
    guard props.candidates.indices.contains(chosen) else { return }
    draw(
      props.candidates[chosen].facts, below: head.count + min(room, props.candidates.count) + 1,
      in: area, of: &canvas)
  }

  /// Draws the description of a title, as far as there is room.
  private func draw(
    _ facts: TitleDetail?, below rows: Int, in area: Rect, of canvas: inout Canvas
  ) {
    let indent = OpenNamesColumns.indent
    let width = min(area.width - 2 * indent, Layout.readableWidth)
    guard let facts, rows < area.height else { return }
    let lines = facts.about(lines: min(area.height - rows, Self.mostLines), width: width)
    for (index, line) in lines.enumerated() {
      canvas.write(
        line, at: area.row(rows + index).origin.moved(columns: indent), style: theme.dim)
    }
  }

  private func draw(
    _ candidate: OpenNamesProps.Candidate, number: Int, isChosen: Bool, at row: Rect,
    of canvas: inout Canvas
  ) {
    let start = row.origin.moved(columns: OpenNamesColumns.indent)
    if isChosen { canvas.write("▌", at: row.origin.moved(columns: 1), style: theme.accent) }
    canvas.write("\(number)", at: start, style: theme.accent)
    let facts = candidate.words
    let room = row.width - OpenNamesColumns.indent - 2 - 2
    let width = max(0, min(candidate.title.title.cellWidth, room - facts.cellWidth - 2))
    canvas.write(
      candidate.title.title, at: start.moved(columns: 2),
      style: isChosen ? theme.strong : theme.text, width: width)
    canvas.write(
      facts, at: start.moved(columns: 2 + width + 2), style: theme.dim,
      width: max(0, room - width - 2))
  }
}

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

  /// The minimum number of rows of the names if the facts do not fit.
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
  /// The minimum number of cells for a column of facts; with fewer, the facts are only shown below.
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
