import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of titles side by side, below the header: their pictures, if there is room, and their
/// names stay while the facts scroll.
struct CompareView {
  var theme: Theme
  var keymap: Keymap
  var source: DataSource
  var pictures = PictureSupply.none

  /// The rows below the pictures, which hold the names and most facts of films.
  private static let factRows = 26

  func draw(
    _ props: CompareProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let page = Rect(
      column: area.column + 2, row: area.row, columns: area.width - 5, rows: area.height)
    let columns = ComparisonColumns(titles: props.titles.count, width: page.width)
    let shown = columns.shown(of: props.titles.count, selected: props.selection)
    let comparison = Comparison(props.titles).columns(shown)
    let table = ComparisonTable(theme: theme, columns: columns, first: shown.lowerBound)

    let headings = comparison.titles.map(table.heading)
    let text = drawPosters(props, shown, columns, in: page, of: &canvas)
    let head = text.split(topRows: headings.map(\.count).max() ?? 0)
    draw(headings, shown, props, columns, in: head.top, of: &canvas)
    let rule = head.bottom.split(topRows: 1)
    canvas.horizontalLine(
      at: Point(column: area.column + 1, row: rule.top.row), length: area.width - 2,
      style: theme.rule)

    let problems = props.titles[shown].map { $0.error.map(headline) }
    let lines = table.lines(problems: problems) + table.lines(comparison.groups)
    noteAreas(shown, columns, in: page, metrics: &metrics)
    draw(lines, props, in: rule.bottom, of: &canvas, metrics: &metrics)
  }

  /// Draws the pictures of the titles; returns the area below them.
  private func drawPosters(
    _ props: CompareProps, _ shown: Range<Int>, _ columns: ComparisonColumns, in page: Rect,
    of canvas: inout Canvas
  ) -> Rect {
    guard !props.posters.isEmpty else { return page }
    let box = TerminalSize(
      fittingPosterIn: columns.textWidth, page.height - Self.factRows)
    for (index, poster) in props.posters[shown].enumerated() {
      let picture = PosterView(pictures: pictures).canvas(poster, box: box)
      let start = page.origin.moved(columns: columns.start(of: index))
      canvas.place(picture, in: Rect(origin: start, size: box))
    }
    return page.split(topRows: box.rows + 1).bottom
  }

  /// Draws the names of the titles, with the selected one highlighted, and marks for more titles.
  private func draw(
    _ headings: [[String]], _ shown: Range<Int>, _ props: CompareProps,
    _ columns: ComparisonColumns, in area: Rect, of canvas: inout Canvas
  ) {
    for (index, lines) in headings.enumerated() {
      let isSelected = shown.lowerBound + index == props.selection
      let column = columns.column(of: index, in: area)
      if isSelected { drawSelection(column, &canvas) }
      for (row, text) in lines.enumerated() {
        canvas.write(
          text,
          at: Point(column: column.column + ComparisonColumns.gap, row: column.row + row),
          style: isSelected ? theme.selection.text : theme.strong, width: columns.textWidth)
      }
    }
    guard shown.count < props.titles.count else { return }
    let place = "\(props.selection + 1) of \(props.titles.count)"
    canvas.write(place, at: Point(column: area.column, row: area.row), style: theme.dim)
    if shown.lowerBound > 0 {
      let column = area.column + columns.labelWidth - 1
      canvas.write("‹", at: Point(column: column, row: area.row), style: theme.accent)
    }
    if shown.upperBound < props.titles.count {
      let column = area.column + columns.start(of: shown.count) - 1
      canvas.write("›", at: Point(column: column, row: area.row), style: theme.accent)
    }
  }

  private func drawSelection(_ column: Rect, _ canvas: inout Canvas) {
    canvas.fill(column, style: theme.selection.text)
    for row in 0..<column.height {
      let start = Point(column: column.column, row: column.row + row)
      canvas.write("▌", at: start, style: theme.selection.marker)
    }
  }

  /// Draws the visible lines, with arrows at the edge if there are more.
  private func draw(
    _ lines: [StyledLine], _ props: CompareProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    let limit = max(0, lines.count - area.height)
    metrics[.compare].rows = area.height
    metrics[.compare].scrollLimit = limit
    metrics[.compare].doors = lines.doors(below: 0)
    let scroll = min(props.scroll, limit)
    for (row, line) in lines.dropFirst(scroll).prefix(area.height).enumerated() {
      let start = Point(column: area.column, row: area.row + row)
      line.choosing(props.door, theme.selection.text)
        .write(at: start, width: area.width, to: &canvas)
      metrics.noteDoors(of: line, at: start, width: area.width, in: .compare)
    }
    canvas.markMore(scroll: scroll, limit: limit, beside: area, style: theme.accent)
  }

  private func noteAreas(
    _ shown: Range<Int>, _ columns: ComparisonColumns, in area: Rect, metrics: inout FrameMetrics
  ) {
    metrics.hitAreas.append(HitArea(rect: area, target: .pane(.compare)))
    for (index, title) in shown.enumerated() {
      metrics.note(HitArea.Item(.compare, title), at: columns.column(of: index, in: area))
    }
  }

  private func headline(_ error: CatalogueError) -> String {
    ErrorWording(
      error, query: nil, source: source, remedies: Remedies(keymap, in: .compare)
    ).headline
  }
}

extension ComparisonColumns {
  /// Returns the column of a title, with the gap before its text.
  fileprivate func column(of index: Int, in area: Rect) -> Rect {
    Rect(
      column: area.column + start(of: index) - Self.gap, row: area.row,
      columns: textWidth + Self.gap, rows: area.height)
  }
}
