import MoviesCore
import Redux
import TerminalUI

/// Turns mouse events into actions; remembers the last click, to recognise a double click.
struct Pointer: Sendable {
  private var lastClick: (target: HitArea.Target, time: ContinuousClock.Instant)?

  /// How fast the second click must follow the first to make a double click.
  private static let doubleClick = Duration.milliseconds(400)

  /// How many rows a step of the wheel moves.
  private static let wheelRows = 3

  init() {}

  /// What a mouse event calls for; `nil` if there is nothing to act on.
  mutating func interpret(
    _ event: MouseEvent, at time: ContinuousClock.Instant, state: AppState, metrics: FrameMetrics
  ) -> Gesture? {
    guard let target = metrics.target(at: event.point) else { return nil }
    switch event.kind {
    case .wheelUp: return scroll(target, by: -Self.wheelRows, state, metrics).map(Gesture.action)
    case .wheelDown: return scroll(target, by: Self.wheelRows, state, metrics).map(Gesture.action)
    case .pressed(.left): return click(target, at: time, state)
    default: return nil
    }
  }

  /// What the mouse asks for: an action, or a command as if its key were pressed.
  enum Gesture {
    case action(any Action)
    case command(Command)
    /// The first keys of a chord.
    case chord([Key])
  }

  private func scroll(
    _ target: HitArea.Target, by rows: Int, _ state: AppState, _ metrics: FrameMetrics
  ) -> (any Action)? {
    switch target {
    case .pane(.history), .earlierQuery: HistoryAction.moved(by: rows)
    case .row where state.screen.wall != nil, .pane(.wall): turn(lines: rows.signum(), state)
    case .row, .pane(.results): MoviesAction.moved(by: rows)
    case .pane(let pane) where metrics[pane].rows > 0:
      ScreenAction.scrolled(pane, by: rows, limit: metrics[pane].scrollLimit)
    case .episode, .pane(.episodes): SeriesAction.episodeMoved(by: rows)
    case .place, .pane(.heatMap): SeriesAction.episodeMoved(by: rows)
    case .compared:
      ScreenAction.scrolled(.details, by: rows, limit: metrics[.compare].scrollLimit)
    case .openName: OpenNamesAction.moved(by: rows)
    case .pane, .command, .chord, .besideOverlay, .part, .tab, .bar, .proposal, .candidate: nil
    }
  }

  /// Moves by whole lines of a wall.
  private func turn(lines: Int, _ state: AppState) -> MoviesAction {
    .moved(by: state.list.cursor.step(byLines: lines, of: state.list.count))
  }

  private mutating func click(
    _ target: HitArea.Target, at time: ContinuousClock.Instant, _ state: AppState
  ) -> Gesture? {
    let isDouble = lastClick.map { $0.target == target && time - $0.time < Self.doubleClick }
    lastClick = isDouble == true ? nil : (target, time)
    switch target {
    case .row(let row):
      return isDouble == true ? .command(.open) : .action(MoviesAction.selected(row: row))
    case .pane(.searchField): return .command(.search)
    case .pane(.details): return state.selectedTitle.map { .action(ScreenAction.titleOpened($0)) }
    case .pane(.results), .pane(.wall): return .action(ScreenAction.listEntered)
    case .pane: return nil
    case .part(let part): return .action(SeriesAction.partChosen(part))
    case .episode(let row):
      return isDouble == true ? .command(.open) : .action(SeriesAction.episodeSelected(row: row))
    case .place(let place):
      return isDouble == true ? .command(.open) : .action(SeriesAction.placeSelected(place))
    case .compared(let column):
      let step = column - (state.comparison?.selection ?? 0)
      return isDouble == true ? .command(.open) : .action(CompareAction.moved(by: step))
    case .bar(let chart, let bar):
      return isDouble == true
        ? .command(.open) : .action(StatisticsAction.barSelected(chart, bar: bar))
    case .proposal(let row):
      return isDouble == true ? .command(.open) : .action(TonightAction.selected(row))
    case .openName(let row):
      return isDouble == true ? .command(.open) : .action(OpenNamesAction.selected(row: row))
    case .candidate(let index):
      return isDouble == true ? .command(.open) : .action(OpenNamesAction.candidateChosen(index))
    case .tab(let tab): return .action(LibraryPageAction.tabChosen(tab))
    case .earlierQuery(let text): return .action(SearchAction.recalled(text))
    case .command(let command): return .command(command)
    case .chord(let keys): return .chord(keys)
    case .besideOverlay: return .action(ScreenAction.overlayClosed)
    }
  }
}
