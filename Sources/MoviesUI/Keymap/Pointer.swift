import MoviesCore
import Redux
import TerminalUI

/// An interpreter of mouse events; it remembers the last click, to recognise a double click.
struct Pointer: Sendable {
  private var lastClick: (target: HitArea.Target, time: ContinuousClock.Instant)?

  /// The maximum time between the two clicks of a double click.
  private static let doubleClick = Duration.milliseconds(400)

  /// The number of rows that a step of the wheel moves.
  private static let wheelRows = 3

  init() {}

  /// Interprets a mouse event; returns `nil` if nothing there reacts to it.
  mutating func interpret(
    _ event: MouseEvent, at time: ContinuousClock.Instant, state: AppState, metrics: FrameMetrics
  ) -> Gesture? {
    guard let target = metrics.target(at: event.point) else { return nil }
    switch event.kind {
    case .wheelUp: return turn(by: -Self.wheelRows, over: target, state, metrics)
    case .wheelDown: return turn(by: Self.wheelRows, over: target, state, metrics)
    case .pressed(.left): return click(target, at: time, state)
    default: return nil
    }
  }

  /// The meaning of a mouse event: an action, or a command as if its key were pressed.
  enum Gesture {
    case action(any Action)
    case command(Command)
    /// The first keys of a chord.
    case chord([Key])
  }

  private func turn(
    by rows: Int, over target: HitArea.Target, _ state: AppState, _ metrics: FrameMetrics
  ) -> Gesture? {
    func turn(_ pane: Pane, _ item: HitArea.Item?) -> Gesture? {
      let context = CommandContext(pane: pane, state: state, metrics: metrics)
      return pane.face.wheel(by: rows, over: item, in: context).map(Gesture.action)
    }
    switch target {
    case .pane(let pane): return turn(pane, nil)
    case .item(let item): return turn(item.pane, item)
    case .choice(let choice): return choice.pane.flatMap { turn($0, nil) }
    case .besideOverlay, .command, .chord: return nil
    }
  }

  private mutating func click(
    _ target: HitArea.Target, at time: ContinuousClock.Instant, _ state: AppState
  ) -> Gesture? {
    let isDouble = lastClick.map { $0.target == target && time - $0.time < Self.doubleClick }
    lastClick = isDouble == true ? nil : (target, time)
    switch target {
    case .pane(let pane): return pane.face.clicked(in: state)
    case .item(let item):
      return isDouble == true ? .command(.open) : .action(item.pane.face.select(item, in: state))
    case .choice(let choice): return .action(choice.action)
    case .command(let command): return .command(command)
    case .chord(let keys): return .chord(keys)
    case .besideOverlay: return .action(ScreenAction.overlayClosed)
    }
  }
}
