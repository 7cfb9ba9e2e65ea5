import MoviesCore
import SafeText
import TerminalUI

/// The line at the bottom: the keys that work now, or what just happened.
struct FooterView {
  var theme: Theme
  var keymap: Keymap

  func draw(_ props: BrowseProps, in area: Rect, of canvas: inout Canvas) {
    let right = drawLastHints(props, in: area, of: &canvas)
    if case .notice(let notice) = props.status {
      canvas.write(
        notice.text, at: Point(column: 2, row: area.row),
        style: notice.isWarning ? theme.warning : theme.text, width: max(0, right - 4))
      return
    }
    var column = 2
    for hint in hints(props) {
      let width = hint.key.cellWidth + 1 + hint.label.cellWidth
      guard column + width <= right - 2 else { break }
      write(hint, at: Point(column: column, row: area.row), of: &canvas)
      column += width + 3
    }
  }

  /// A key and what it does.
  private struct Hint {
    var key: String
    var label: String
  }

  /// Help and quit stand on the right; help is the last hint to vanish.
  private func drawLastHints(_ props: BrowseProps, in area: Rect, of canvas: inout Canvas) -> Int {
    var right = area.width - 2
    for hint in [hint(.help, in: props.place), hint(.quit, in: props.place)].compactMap(\.self)
      .reversed()
    {
      let width = hint.key.cellWidth + 1 + hint.label.cellWidth
      write(hint, at: Point(column: right - width, row: area.row), of: &canvas)
      right -= width + 3
    }
    return right + 3
  }

  private func write(_ hint: Hint, at point: Point, of canvas: inout Canvas) {
    let width = canvas.write(hint.key, at: point, style: theme.accent)
    canvas.write(
      hint.label, at: Point(column: point.column + width + 1, row: point.row), style: theme.dim)
  }

  private func hint(_ command: Command, in place: Place) -> Hint? {
    guard let label = command.hint,
      let key = keymap.bindings(in: place).first(where: { $0.command == command })?.keys.first
        ?? keymap.everywhere.first(where: { $0.command == command })?.keys.first(where: {
          !place.isField || !$0.isText
        })
    else { return nil }
    return Hint(key: key.written, label: label)
  }

  private func hints(_ props: BrowseProps) -> [Hint] {
    let arrows = [
      keymap.key(for: .moveUp, in: props.place), keymap.key(for: .moveDown, in: props.place),
    ]
    let move = Hint(
      key: arrows.compactMap { $0?.written }.joined(),
      label: props.place == .results || props.place.isField ? "move" : "scroll")
    return (move.key.isEmpty ? [] : [move])
      + commands(props).compactMap { hint($0, in: props.place) }
  }

  /// The commands of the footer, the most useful first.
  private func commands(_ props: BrowseProps) -> [Command] {
    switch props.place {
    case .results:
      let retry: [Command] = props.hasFailures ? [.retry] : []
      guard props.list.count > 0 else { return retry + [.search, .filterKind, .filterYear] }
      return retry + [.open, .search, .filterKind, .filterYear, .openLink, .copyID]
    case .details:
      return (props.hasFailures ? [.retry] : []) + [.back, .nextTitle, .search, .openLink, .copyID]
    case .searchField: return [.submit, .olderQuery, .back]
    case .yearField: return [.submit, .back]
    case .help: return [.back]
    }
  }
}

extension KeySequence {
  fileprivate var isText: Bool { keys.allSatisfy(\.isText) }
}

extension BrowseProps {
  /// Whether there is something on the screen that a retry could mend.
  fileprivate var hasFailures: Bool {
    if detail?.problem != nil || status == .stopped { return true }
    switch list.content {
    case .problem(let problem, _): return problem != .notFound
    case .rows(let rows):
      return rows.contains { if case .missing = $0 { true } else { false } }
    case .nothingTyped, .waiting: return false
    }
  }
}
