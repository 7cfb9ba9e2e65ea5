import MoviesCore
import SafeText
import TerminalUI

/// A view of an import's preview: a line for each fact, and a few rows.
struct ImportView {
  var theme: Theme

  private static let margin = 2

  func draw(
    _ props: ImportProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let page = props.page
    if let refusal = page.refusal {
      return ListMessage(
        headline: "Nothing was imported", advice: refusal, isWarning: true
      ).draw(theme: theme, in: area, of: &canvas)
    }
    guard let look = page.look else {
      return ListMessage(headline: "Reading the files", advice: "Esc leaves everything as it is.")
        .draw(theme: theme, in: area, of: &canvas)
    }
    let body = area.inset(columns: Self.margin)
    let (top, foot) = body.split(topRows: body.height - 1)
    let room = max(1, top.width - ImportWording.nameWidth - 1)
    let lines = ImportWording.lines(look).flatMap { line in
      line.text.wrapped(toCells: room).enumerated().map { index, text in
        (name: index == 0 ? line.name : "", text: text, isQuestion: line.isQuestion)
      }
    }
    let limit = Scrolling.limit(count: lines.count, rows: top.height)
    let offset = min(props.scroll, limit)
    metrics[.details].rows = top.height
    metrics[.details].scrollLimit = limit
    for (index, line) in lines.dropFirst(offset).prefix(top.height).enumerated() {
      let row = top.row(index)
      canvas.write(
        line.name, at: row.origin, style: theme.dim, width: ImportWording.nameWidth)
      canvas.write(
        line.text, at: row.origin.moved(columns: ImportWording.nameWidth + 1),
        style: line.isQuestion ? theme.warning : theme.text, width: room)
    }
    canvas.scrollbar(
      at: Point(column: area.column + area.width - 1, row: top.row), rows: top.height,
      offset: offset, count: lines.count, thumb: theme.dim)
    canvas.write(
      ImportWording.foot(page), at: foot.origin, style: theme.strong, width: foot.width)
  }
}
