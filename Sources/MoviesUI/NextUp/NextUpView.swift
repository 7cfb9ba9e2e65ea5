import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the begun series, each with its next episode: in one line if there is room, else in
/// two.
struct NextUpView {
  var theme: Theme
  var keymap: Keymap
  var source: DataSource

  static let indent = 3
  private static let gap = 2
  /// The minimum number of columns for rows of one line.
  private static let leastForOneLine = 110
  private static let headingLines = 2
  private static let apart = "All seen, or without a date yet"

  func draw(
    _ props: NextUpProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    guard let rows = props.rows else { return }
    guard !rows.isEmpty else {
      return ListMessage.noSeriesBegun(keymap).draw(theme: theme, in: area, of: &canvas)
    }
    let columns = NextUpColumns(
      rows, on: props.today, width: area.width - Self.indent - Self.gap,
      isOneLine: area.width >= Self.leastForOneLine)
    metrics[.nextUp].rows = area.height / columns.lines
    let heading = rows.firstIndex(where: \.isApart)
    let tops = rows.indices.map { index in
      index * columns.lines + (heading.map { index >= $0 } ?? false ? Self.headingLines : 0)
    }
    let count = (tops.last ?? 0) + columns.lines
    let top = Scrolling.clamped(
      tops[props.selection] - area.height / 2, count: count, rows: area.height)
    if let heading { drawHeading(at: tops[heading] - 1 - top, in: area, of: &canvas) }
    for (index, row) in rows.enumerated() {
      let lines = (0..<columns.lines).map { tops[index] + $0 - top }
      for (part, line) in lines.enumerated() where (0..<area.height).contains(line) {
        let rect = area.row(line)
        draw(
          row, part: part, columns, props.today, isSelected: index == props.selection, at: rect,
          of: &canvas)
        metrics.note(HitArea.Item(.nextUp, index), at: rect)
      }
    }
    canvas.scrollbar(
      at: Point(column: area.column + area.width - 1, row: area.row), rows: area.height,
      offset: top, count: count, thumb: theme.dim)
  }

  private func drawHeading(at line: Int, in area: Rect, of canvas: inout Canvas) {
    guard (0..<area.height).contains(line) else { return }
    canvas.write(
      Self.apart, at: area.row(line).origin.moved(columns: Self.indent), style: theme.dim,
      width: max(0, area.width - Self.indent - 1))
  }

  private func draw(
    _ row: NextUpRow, part: Int, _ columns: NextUpColumns, _ today: CalendarDate?,
    isSelected: Bool, at line: Rect, of canvas: inout Canvas
  ) {
    let selection = isSelected ? theme.selection : nil
    if let selection {
      canvas.fill(line.inset(columns: 1), style: selection.text)
      canvas.write("▌", at: line.origin.moved(columns: 1), style: selection.marker)
    }
    write(row, part: part, columns, today, selection, at: line, of: &canvas)
  }

  /// Writes a part of a row.
  func write(
    _ row: NextUpRow, part: Int, _ columns: NextUpColumns, _ today: CalendarDate?,
    _ selection: Theme.Selection?, at line: Rect, of canvas: inout Canvas
  ) {
    let dim = selection?.dim ?? theme.dim
    var start = line.origin.moved(columns: Self.indent)
    func write(_ text: String, _ width: Int, _ style: Style, toRight: Bool = false) {
      guard width > 0 else { return }
      let place = toRight ? max(0, width - text.cellWidth) : 0
      canvas.write(text, at: start.moved(columns: place), style: style, width: width - place)
      start = start.moved(columns: width + Self.gap)
    }
    if part == 0 {
      write(row.series.name, columns.series, selection?.text ?? theme.strong)
      write(row.place ?? "", columns.place, dim)
      let title = row.next.episode?.title ?? (columns.lines == 1 ? row.words : "")
      let day =
        columns.lines == 1
        ? row.dayForms(on: today).first {
          title.cellWidth + Self.gap + $0.cellWidth <= columns.title
        } : nil
      if let day {
        canvas.write(
          day, at: start.moved(columns: columns.title - day.cellWidth), style: dim)
      }
      let room = columns.title - (day.map { $0.cellWidth + Self.gap } ?? 0)
      canvas.write(title, at: start, style: selection?.text ?? theme.text, width: max(0, room))
      start = start.moved(columns: columns.title + Self.gap)
    } else {
      write(row.words, columns.words, dim)
    }
    guard part == columns.lines - 1 else { return }
    if columns.lines > 1 {
      write(row.next.episode == nil ? "" : row.dateWords, columns.date, dim)
    }
    let rating = row.next.episode?.rating
    write(
      rating?.written ?? "", columns.rating,
      rating.map { (selection?.rating ?? theme.rating).style(of: $0) } ?? dim, toRight: true)
    write(row.minutes.map { "\($0) min" } ?? "", columns.minutes, dim, toRight: true)
    write(columns.lines == 1 ? row.state(on: today) : "", columns.progress, dim, toRight: true)
  }
}

extension NextUpRow {
  /// The words in place of an episode, or below it: the progress.
  fileprivate var words: String {
    switch next {
    case .unknown: [dateWords, progress].joined(separator: " · ")
    case .episode, .allSeen: progress
    }
  }

  /// Returns the progress, and when an episode was last seen.
  func state(on today: CalendarDate?) -> String {
    let last = today.flatMap { today in series.lastDay.map { $0.ago(from: today) } }
    let progress: String? = if case .episode = next { progress } else { nil }
    return [progress, last].compactMap(\.self).joined(separator: " · ")
  }
}

extension ListMessage {
  /// Returns the message if no series is begun.
  fileprivate static func noSeriesBegun(_ keys: Keymap) -> ListMessage {
    ListMessage(
      headline: "No series is begun",
      advice: "Press \(keys.name(of: .seen)) on an episode that you have seen: "
        + "the one after it waits here.")
  }
}
