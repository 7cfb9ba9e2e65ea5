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
    let hints = continuations.compactMap { binding in
      binding.command == .loadAll && !props.list.lacksPages
        ? nil
        : binding.keys.first.map { keys in
          let label = binding.command.hint(in: props.pane) ?? binding.command.summary
          return Hint(key: keys.written, label: label, target: .command(binding.command))
        }
    }
    let cancel = Hint(key: Key.escape.written, label: ScreenWording.cancelChord, target: nil)
    var right = area.width - 2
    let gap = Self.gaps.first { width(of: hints + [cancel], gap: $0) <= right - 2 }
    if gap != nil {
      let start = Point(column: right - cancel.width, row: area.row)
      cancel.write(at: start, theme: theme, to: &canvas, &metrics)
      right = start.column
    }
    var column = 2
    for hint in hints {
      guard column + hint.width <= right else { break }
      hint.write(at: Point(column: column, row: area.row), theme: theme, to: &canvas, &metrics)
      column += hint.width + (gap ?? Self.leastGap)
    }
  }

  /// The gaps to try between the hints, the widest first.
  private static let gaps = [3, leastGap]
  private static let leastGap = 2

  private func width(of hints: [Hint], gap: Int) -> Int {
    hints.reduce(-gap) { $0 + $1.width + gap }
  }
}
