import MoviesCore
import SafeText
public import TerminalUI

/// The inspector: a box over the lower half of the screen that shows what goes on inside.
public struct InspectorView: Sendable {
  private let theme: Theme

  public init(theme: Theme) {
    self.theme = theme
  }

  /// Draws the props over a frame.
  public func draw(_ props: InspectorProps, over canvas: inout Canvas) {
    let height = min(canvas.size.rows, max(8, canvas.size.rows / 2))
    let box = canvas.bounds.split(topRows: canvas.size.rows - height).bottom
    let inside = canvas.box(
      box, title: title(props), style: theme.rule, titleStyle: theme.strong
    ).inset(columns: 1)
    let (left, right) = inside.split(leftColumns: inside.width / 2)
    let actions = props.actions.suffix(left.height).map(line)
    write(actions, in: left, to: &canvas)
    write(requests(props) + props.changes.map(line), in: right, to: &canvas)
  }

  private func title(_ props: InspectorProps) -> String {
    let dispatch = props.actions.last.map { "\($0.microseconds) µs" } ?? "–"
    return "Inspector: dispatch \(dispatch), frame \(props.frameMicroseconds) µs"
  }

  private func write(_ lines: [StyledLine], in area: Rect, to canvas: inout Canvas) {
    for (index, line) in lines.prefix(area.height).enumerated() {
      line.write(
        at: Point(column: area.column, row: area.row + index), width: area.width - 1, to: &canvas)
    }
  }

  private func line(_ entry: InspectorProps.Entry) -> StyledLine {
    let time = "\(entry.microseconds) µs"
    let blanks = String(repeating: " ", count: max(0, 9 - time.cellWidth))
    return StyledLine([
      .init(text: blanks + time + "  ", style: theme.dim),
      .init(text: entry.action, style: theme.text),
    ])
  }

  private func requests(_ props: InspectorProps) -> [StyledLine] {
    guard !props.flights.isEmpty else { return [StyledLine("no request on its way", theme.dim)] }
    return props.flights.map { flight in
      StyledLine([
        .init(text: "\(flight.milliseconds) ms  ", style: theme.dim),
        .init(text: flight.label, style: theme.accent),
      ])
    }
  }

  private func line(_ change: StateChange) -> StyledLine {
    StyledLine([
      .init(text: change.path + "  ", style: theme.dim),
      .init(text: "\(change.before) → \(change.after)", style: theme.text),
    ])
  }
}
