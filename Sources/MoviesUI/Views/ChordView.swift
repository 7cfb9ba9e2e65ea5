import MoviesCore
import TerminalUI

/// A view of the footer while a chord waits for its next key: the keys that can follow, with their
/// effects, in two lines if one is too short.
struct ChordView {
  var theme: Theme
  var keymap: Keymap
  /// The commands that can follow, each with its remaining keys.
  var continuations: [Keymap.Binding]

  func draw(
    _ props: BrowseProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let continuations = continuations.filter { $0.command.isUseful(in: props) }
    let full = hints(for: continuations, in: props.pane, areBrief: false)
    let brief = hints(for: continuations, in: props.pane, areBrief: true)
    let cancel = Hint(key: Key.escape.written, label: ScreenWording.cancelChord, target: nil)
    let escape = Hint(key: cancel.key, label: "", target: nil)
    let choices = [
      Choice(hints: full, last: cancel, gap: 3), Choice(hints: full, last: cancel, gap: 2),
      Choice(hints: brief, last: cancel, gap: 2), Choice(hints: brief, last: escape, gap: 2),
      Choice(hints: full, last: cancel, gap: 3, lines: 2),
      Choice(hints: full, last: cancel, gap: 2, lines: 2),
      Choice(hints: brief, last: cancel, gap: 2, lines: 2),
    ]
    let narrowest = Choice(hints: brief, last: escape, gap: 2, lines: 2)
    let room = area.width - 4
    draw(
      choices.first { $0.fits(in: room) } ?? narrowest, in: area.inset(columns: 2), of: &canvas,
      metrics: &metrics)
  }

  /// The hints to show, with the one that leaves the chord at the right end of the last line.
  private struct Choice {
    var hints: [Hint]
    var last: Hint
    var gap: Int
    /// The number of lines; with two, the first one replaces the rule above the footer.
    var lines = 1

    /// Returns the number of hints that fit into a width.
    private func count(of hints: ArraySlice<Hint>, in width: Int) -> Int {
      var end = -gap
      return hints.prefix { hint in
        end += gap + hint.width
        return end <= width
      }.count
    }

    /// Returns the hints of each line, as many as fit.
    func divided(in width: Int) -> [ArraySlice<Hint>] {
      var rest = hints[...]
      return (1...lines).map { line in
        let room = line < lines ? width : width - last.width - gap
        let shown = rest.prefix(count(of: rest, in: room))
        rest = rest.dropFirst(shown.count)
        return shown
      }
    }

    func fits(in width: Int) -> Bool {
      divided(in: width).reduce(0) { $0 + $1.count } == hints.count
    }
  }

  /// Draws as many of the hints as fit, and a mark if there are more.
  private func draw(
    _ choice: Choice, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let end = area.column + area.width - choice.last.width
    choice.last.write(
      at: Point(column: end, row: area.row), theme: theme, to: &canvas, &metrics)
    var lines = choice.divided(in: area.width)
    let isCut = lines.reduce(0) { $0 + $1.count } < choice.hints.count
    if isCut { lines = choice.divided(in: area.width - 1 - choice.gap) }
    for (index, hints) in lines.enumerated() {
      let row = area.row - lines.count + 1 + index
      if index < lines.count - 1 {
        canvas.fill(
          Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1), style: theme.text)
      }
      var start = Point(column: area.column, row: row)
      for hint in hints {
        hint.write(at: start, theme: theme, to: &canvas, &metrics)
        start.column += hint.width + choice.gap
      }
      if isCut, index == lines.count - 1 { canvas.write("…", at: start, style: theme.dim) }
    }
  }

  private func hints(
    for continuations: [Keymap.Binding], in pane: Pane, areBrief: Bool
  ) -> [Hint] {
    continuations.compactMap { binding in
      let command = binding.command
      let label = pane.face.word(for: command) ?? command.summary
      return binding.keys.first.map { keys in
        Hint(
          key: keys.written, label: areBrief ? command.entry.briefHint ?? label : label,
          target: .command(command))
      }
    }
  }
}

extension Command {
  /// Whether the command is worth a hint.
  fileprivate func isUseful(in props: BrowseProps) -> Bool {
    let list = props.list
    if self == .playAnew { return props.canPlay }
    if self == .loadAll { return list.lacksParts }
    if case .sort(let key?) = self, key.isAboutLibrary { return list.hasMarks }
    return true
  }
}
