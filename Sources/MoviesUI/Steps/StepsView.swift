import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the steps of the library, one line each: time, change, number of titles, and session.
struct StepsView {
  var theme: Theme
  var keymap: Keymap

  private static let indent = 3
  private static let gap = 2
  private static let timeWidth = 16

  func draw(
    _ page: StepsPage, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    guard page.rows != nil else { return }
    let rows = page.shown
    guard !rows.isEmpty else {
      return ListMessage(noStepsOf: page, keymap).draw(theme: theme, in: area, of: &canvas)
    }
    metrics[.steps].rows = area.height
    let top = Scrolling.clamped(
      page.selection - area.height / 2, count: rows.count, rows: area.height)
    let visible = rows.enumerated().dropFirst(top).prefix(area.height)
    let facts = visible.map { $1.facts(besideTextIn: area.width) }
    let width = facts.map(\.cellWidth).max() ?? 0
    for ((index, row), facts) in zip(visible, facts) {
      let line = area.row(index - top)
      draw(row, facts, width, isSelected: index == page.selection, at: line, of: &canvas)
      metrics.note(HitArea.Item(.steps, index), at: line)
    }
    canvas.scrollbar(
      at: Point(column: area.column + area.width - 1, row: area.row), rows: area.height,
      offset: top, count: rows.count, thumb: theme.dim)
  }

  private func draw(
    _ row: StepsPage.Row, _ facts: String, _ factsWidth: Int, isSelected: Bool, at line: Rect,
    of canvas: inout Canvas
  ) {
    let selection = isSelected ? theme.selection : nil
    if let selection {
      canvas.fill(line.inset(columns: 1), style: selection.text)
      canvas.write("▌", at: line.origin.moved(columns: 1), style: selection.marker)
    }
    let start = line.origin.moved(columns: Self.indent)
    let dim = selection?.dim ?? theme.dim
    canvas.write(row.past.time.written, at: start, style: dim)
    let words = start.moved(columns: Self.timeWidth + Self.gap)
    let end = line.column + line.width - 2
    let room = end - words.column - (factsWidth > 0 ? factsWidth + Self.gap : 0)
    let text = selection?.text ?? (row.past.isUndone ? theme.dim : theme.text)
    canvas.write(row.past.sentence, at: words, style: text, width: max(0, room))
    canvas.write(
      facts, at: Point(column: end - facts.cellWidth, row: line.row), style: dim,
      width: facts.cellWidth)
  }
}

extension StepsPage.Row {
  /// The number of titles, and a remark if another session made the step.
  var facts: [String] {
    [past.step.count.counted("title")] + (isOwn ? [] : ["in another session"])
  }

  /// Returns the facts that leave room for the sentence in a row of this many cells: all of them,
  /// only the last one, or none.
  fileprivate func facts(besideTextIn cells: Int) -> String {
    if cells < Self.leastWithFact { return "" }
    return cells < Self.leastWithFacts ? facts.last ?? "" : facts.joined(separator: " · ")
  }

  private static let leastWithFact = 64
  private static let leastWithFacts = 100
}

extension ListMessage {
  /// Creates the message if no step is shown.
  init(noStepsOf page: StepsPage, _ keys: Keymap) {
    self.init(
      headline: page.showsOwn ? "Nothing was done in this session" : "Nothing was done yet",
      advice: page.showsOwn
        ? "Press \(keys.name(of: .ownSteps)) for the steps of all sessions."
        : "Each change of your library is a step, which \(keys.name(of: .undo)) takes back.")
  }
}
