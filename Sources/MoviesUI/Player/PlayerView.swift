import ReduxRecording
import SafeText
public import TerminalUI

/// A view of the player: a frame of the recorded session, the position and the last action.
public struct PlayerView: Sendable {
  private let theme: Theme

  public init(theme: Theme) {
    self.theme = theme
  }

  /// Draws the props; the frame is cropped if there is too little room.
  public func draw(_ props: PlayerProps, size: TerminalSize) -> Canvas {
    var canvas = Canvas(size: size)
    let lines = changeLines(props, height: size.rows)
    let (frame, strip) = canvas.bounds.split(topRows: size.rows - 3 - lines.count)
    canvas.place(props.frame, in: frame)
    canvas.horizontalLine(
      at: Point(column: 1, row: strip.row), length: size.columns - 2, style: theme.rule)
    drawTimeline(props, in: strip.row(1), of: &canvas)
    for (index, line) in lines.enumerated() {
      line.write(
        at: Point(column: 5, row: strip.row + 2 + index), width: size.columns - 7, to: &canvas)
    }
    keys.write(
      at: Point(column: 2, row: strip.row + 2 + lines.count), width: size.columns - 4, to: &canvas)
    return canvas
  }

  /// Draws a line such as `▶ 12.4 s   ├────●────────┤  action 41 / 118   2×     setMovies(…)`.
  private func drawTimeline(_ props: PlayerProps, in row: Rect, of canvas: inout Canvas) {
    let playback = props.playback
    let left = "\(playback.isPlaying ? "▶" : "‖") \(playback.seconds)"
    canvas.write(left, at: Point(column: 2, row: row.row), style: theme.strong)
    let place = "action \(playback.position) / \(playback.count)   \(playback.speed)×"
    let start = 14
    let length = max(10, (row.width - start) * 2 / 5)
    drawTrack(playback, at: Point(column: start, row: row.row), length: length, of: &canvas)
    let right = start + length + 2
    canvas.write(place, at: Point(column: right, row: row.row), style: theme.dim)
    let actionColumn = right + place.cellWidth + 4
    canvas.write(
      props.action ?? ScreenWording.startOfRecording, at: Point(column: actionColumn, row: row.row),
      style: theme.text, width: max(0, row.width - actionColumn - 2))
  }

  private func drawTrack(
    _ playback: Playback, at point: Point, length: Int, of canvas: inout Canvas
  ) {
    canvas.horizontalLine(at: point, length: length, style: theme.rule)
    canvas.write("├", at: point, style: theme.rule)
    canvas.write("┤", at: point.moved(columns: length - 1), style: theme.rule)
    let offset = playback.count > 0 ? playback.position * (length - 1) / playback.count : 0
    canvas.write("●", at: point.moved(columns: offset), style: theme.accent)
  }

  /// Returns the changes: the first ones on one line, or one per line, on up to half the screen.
  private func changeLines(_ props: PlayerProps, height: Int) -> [StyledLine] {
    guard props.showsChanges else {
      return [
        StyledLine(props.changes.flatMap { spans($0) + [.init(text: "   ", style: theme.dim)] })
      ]
    }
    let room = max(1, height / 2 - 3)
    let lines = props.changes.prefix(room).map { StyledLine(spans($0)) }
    guard props.changes.count > room else { return lines.isEmpty ? [StyledLine()] : lines }
    let rest = StyledLine("… and \(props.changes.count - room + 1) more", theme.dim)
    return lines.dropLast() + [rest]
  }

  private func spans(_ change: StateChange) -> [StyledLine.Span] {
    [
      .init(text: change.path + "  ", style: theme.dim),
      .init(text: "\(change.before) → \(change.after)", style: theme.text),
    ]
  }

  private var keys: StyledLine {
    let hints = [
      ("space", "play"), ("←→", "step"), ("< >", "ends"), ("1…9", "speed"), ("d", "changes"),
      ("q", "quit"),
    ]
    return StyledLine(
      hints.flatMap { key, label in
        [.init(text: key, style: theme.accent), .init(text: " \(label)   ", style: theme.dim)]
      })
  }
}

extension Playback {
  /// The time, such as `12.4 s`.
  fileprivate var seconds: String { "\(time / 1000).\(time % 1000 / 100) s" }
}
