import ReduxRecording
import SafeText
public import TerminalUI

/// The inspector: a box below the session that shows its inner workings.
public struct InspectorView: Sendable {
  private let theme: Theme
  private let keymap: Keymap

  public init(theme: Theme, keymap: Keymap) {
    self.theme = theme
    self.keymap = keymap
  }

  /// The smallest screen that has room for a session and the inspector.
  public static let minimum = TerminalSize(
    columns: Layout.minimum.columns, rows: Layout.minimum.rows + 4)

  /// Returns the size that is left for the session: about half of the screen's rows, or all of them
  /// if there is no room for both.
  public static func sessionSize(on screen: TerminalSize) -> TerminalSize {
    guard screen.columns >= minimum.columns, screen.rows >= minimum.rows else { return screen }
    let rows = max(Layout.minimum.rows, screen.rows - max(8, screen.rows / 2))
    return TerminalSize(columns: screen.columns, rows: rows)
  }

  /// Draws the props below a frame of the session; if there is no room, it draws only the frame.
  public func draw(_ props: InspectorProps, below frame: Canvas, size: TerminalSize) -> Canvas {
    var canvas = Canvas(size: size)
    let (top, bottom) = canvas.bounds.split(topRows: frame.size.rows)
    canvas.place(frame, in: top)
    canvas.cursor = frame.cursor
    if bottom.height > 0 { draw(props, in: bottom, of: &canvas) }
    return canvas
  }

  private func draw(_ props: InspectorProps, in box: Rect, of canvas: inout Canvas) {
    let inside = canvas.box(
      box, title: title(props), style: theme.rule, titleStyle: theme.strong
    ).inset(columns: 1)
    if let key = keymap.usableKey(for: .inspect, in: .results) {
      let edge = Point(column: box.column + 2, row: box.row + box.height - 1)
      canvas.write(" \(key.written) close ", at: edge, style: theme.dim, width: box.width - 4)
    }
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
    guard !props.flights.isEmpty else {
      return [StyledLine(ScreenWording.nothingLoading, theme.dim)]
    }
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
