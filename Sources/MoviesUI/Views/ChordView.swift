import MoviesCore
import TerminalUI

/// The footer while a chord waits for its next key: the keys that can follow, and what each does.
struct ChordView {
  var theme: Theme
  var keymap: Keymap
  /// The commands that can follow, each with its remaining keys.
  var continuations: [Keymap.Binding]

  func draw(
    _ props: BrowseProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let continuations = continuations.filter { $0.command.isUseful(in: props.list) }
    let full = hints(for: continuations, in: props.pane, areBrief: false)
    let brief = hints(for: continuations, in: props.pane, areBrief: true)
    let cancel = Hint(key: Key.escape.written, label: ScreenWording.cancelChord, target: nil)
    let escape = Hint(key: cancel.key, label: "", target: nil)
    let choices = [
      Choice(hints: full, last: cancel, gap: 3), Choice(hints: full, last: cancel, gap: 2),
      Choice(hints: brief, last: cancel, gap: 2),
    ]
    let narrowest = Choice(hints: brief, last: escape, gap: 2)
    let room = area.width - 4
    draw(
      choices.first { $0.width <= room } ?? narrowest, in: area.inset(columns: 2), of: &canvas,
      metrics: &metrics)
  }

  /// The hints to show, the one for leaving the chord at the right end.
  private struct Choice {
    var hints: [Hint]
    var last: Hint
    var gap: Int

    var width: Int { hints.reduce(last.width) { $0 + $1.width + gap } }
  }

  /// Draws as many of the hints as fit, and tells if there are more.
  private func draw(
    _ choice: Choice, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let end = area.column + area.width - choice.last.width
    choice.last.write(
      at: Point(column: end, row: area.row), theme: theme, to: &canvas, &metrics)
    let more = choice.width <= area.width ? 0 : 1 + choice.gap
    var column = area.column
    for hint in choice.hints {
      let start = Point(column: column, row: area.row)
      guard column + hint.width + choice.gap + more <= end else {
        canvas.write("…", at: start, style: theme.dim)
        return
      }
      hint.write(at: start, theme: theme, to: &canvas, &metrics)
      column += hint.width + choice.gap
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
  /// Whether it is worth a place among the hints for a list.
  fileprivate func isUseful(in list: ListProps) -> Bool {
    if self == .loadAll { return list.lacksParts }
    if case .sort(let key?) = self, key.isAboutLibrary { return list.hasMarks }
    return true
  }
}
