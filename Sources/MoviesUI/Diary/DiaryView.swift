import Keeping
import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of a month as a calendar, with the viewings of each day.
struct DiaryView {
  var theme: Theme

  private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  private static let numberWidth = 3
  /// The minimum number of columns of a day with a gap after it; narrower days start with a blank.
  private static let leastWithGap = 7
  /// The minimum number of columns of a day with room for the word “today”.
  private static let leastForWord = 11

  func draw(
    _ props: DiaryProps, _ layout: DiaryLayout, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    let page = props.page
    metrics[.diary].rows = layout.weekdays.height
    for (index, name) in Self.weekdays.enumerated() {
      let start = layout.weekdays.origin.moved(columns: index * layout.dayWidth + 1)
      canvas.write(name, at: start, style: theme.dim)
    }
    guard let diary = page.diary else { return }
    let seen = Dictionary(
      diary.days(in: page.month).map { ($0.date.day, $0.viewings) }
    ) { first, _ in first }
    for day in 1...page.month.dayCount {
      let rect = layout.rect(of: day)
      let cell = DayCell(
        number: day, viewings: seen[day] ?? [], isToday: props.today == page.month[day],
        isChosen: page.day.day == day)
      draw(cell, hasTitles: layout.hasTitles, in: rect, of: &canvas)
      metrics.note(HitArea.Item(.diary, day - 1), at: rect)
    }
    if let remark = layout.remark { drawRemark(page, in: remark, of: &canvas) }
  }

  /// The contents of a day's cell.
  private struct DayCell {
    var number: Int
    var viewings: [DiaryViewing]
    var isToday: Bool
    var isChosen: Bool
  }

  private func draw(_ day: DayCell, hasTitles: Bool, in rect: Rect, of canvas: inout Canvas) {
    let gap = rect.width < Self.leastWithGap ? 0 : 1
    let inner = Rect(
      column: rect.column, row: rect.row, columns: rect.width - gap, rows: rect.height)
    let selection = day.isChosen ? theme.selection : nil
    if let selection {
      canvas.fill(inner, style: selection.text)
      for row in inner.rows {
        canvas.write("▌", at: Point(column: inner.column, row: row), style: selection.marker)
      }
    }
    let room = hasTitles ? inner.height - 1 : 0
    let shown = day.viewings.count > room ? Array(day.viewings.prefix(room)) : day.viewings
    drawHead(day, hidden: day.viewings.count - shown.count, hasTitles, in: inner, of: &canvas)
    for (index, viewing) in shown.enumerated() {
      draw(viewing, selection, in: inner.row(index + 1), of: &canvas)
    }
  }

  /// Draws the number of the day, a mark for today, and the number of titles that do not fit.
  private func drawHead(
    _ day: DayCell, hidden: Int, _ hasTitles: Bool, in rect: Rect, of canvas: inout Canvas
  ) {
    let selection = day.isChosen ? theme.selection : nil
    let number = "\(day.number)".padded(fromLeftToCells: Self.numberWidth)
    let isSeen = !day.viewings.isEmpty
    let usual = selection?.text ?? (isSeen ? theme.strong : theme.dim)
    let style = day.isToday ? selection?.marker ?? theme.accent : usual
    canvas.write(number, at: rect.origin, style: style)
    if day.isChosen { canvas.write("▌", at: rect.origin, style: theme.selection.marker) }
    let sign = hasTitles ? "+" : "·"
    let more = hidden == 0 ? "" : "\(sign)\(min(hidden, rect.width < Self.leastWithGap ? 9 : 99))"
    let end = rect.columns.upperBound - more.cellWidth
    if day.isToday {
      let word = rect.width >= Self.leastForWord ? " today" : "•"
      canvas.write(
        word, at: rect.origin.moved(columns: Self.numberWidth), style: style,
        width: max(0, end - rect.column - Self.numberWidth))
    }
    canvas.write(
      more, at: Point(column: end, row: rect.row), style: selection?.dim ?? theme.dim)
  }

  /// Draws a viewing, with its rating at the right.
  private func draw(
    _ viewing: DiaryViewing, _ selection: Theme.Selection?, in row: Rect, of canvas: inout Canvas
  ) {
    let rating = viewing.rating.map(String.init) ?? ""
    let start = row.origin.moved(columns: 1)
    let room = row.width - 1 - (rating.isEmpty ? 0 : rating.cellWidth + 1)
    canvas.write(
      viewing.name(fittingCells: max(0, room)), at: start,
      style: selection?.text ?? theme.text, width: max(0, room))
    let scale = selection?.rating ?? theme.rating
    guard let points = viewing.rating else { return }
    canvas.write(
      rating, at: Point(column: row.columns.upperBound - rating.cellWidth, row: row.row),
      style: scale.style(of: Rating(imdb: Double(points) * 10)))
  }

  /// Draws the names of the viewings on the chosen day, or else in its month, as far as they fit.
  private func drawRemark(_ page: DiaryPage, in row: Rect, of canvas: inout Canvas) {
    let seen = page.viewings.map(\.brief)
    let month = page.days.map { day in
      "\(day.date.day) \(day.viewings.map(\.brief).joined(separator: ", "))"
    }
    let words = seen.isEmpty ? [DiaryPage.nothingSeen] + month : seen
    let written = canvas.write(
      "\(page.day.short)  ", at: row.origin.moved(columns: 1), style: theme.dim)
    canvas.write(
      words.joined(separator: " · "), at: row.origin.moved(columns: 1 + written),
      style: seen.isEmpty ? theme.dim : theme.text, width: max(0, row.width - 2 - written))
  }

  /// Lists the viewings of the month, for a day without any.
  func drawMonth(_ page: DiaryPage, in area: Rect, of canvas: inout Canvas) {
    canvas.write(
      "\(page.day.short)  \(DiaryPage.nothingSeen)", at: area.origin, style: theme.dim,
      width: area.width)
    let viewings = page.days.flatMap { day in day.viewings.map { (day.date.day, $0) } }
    let list = area.split(topRows: 2).bottom
    guard !viewings.isEmpty, list.height > 1 else { return }
    canvas.write(page.month.name, at: list.origin, style: theme.strong, width: list.width)
    for (index, (day, viewing)) in viewings.prefix(list.height - 1).enumerated() {
      let row = list.row(index + 1)
      let number = "\(day)".padded(fromLeftToCells: Self.numberWidth)
      canvas.write(number, at: row.origin, style: theme.dim)
      draw(viewing, nil, in: row.split(leftColumns: Self.numberWidth).right, of: &canvas)
    }
  }
}
