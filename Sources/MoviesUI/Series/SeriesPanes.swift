import MoviesCore
import Redux
import Titles

/// The pane of a series' details, as the first part of its page.
struct AboutPane: ReadingFace {
  var name: String { "about the series" }
  var scrolled: Pane { .details }
  var movements: (vertical: String, sideways: String?) { ("links", "season") }

  var keys: [(Command, String)] {
    Keymap.moving(andSideways: true, pageDown: Keymap.pageDownInText) + [
      (.open, "Enter"), (.nextView, "v"), (.nextTitle, "n"), (.previousTitle, "p"),
      (.posters, "i"),
    ] + Keymap.goingBack + Keymap.aboutTitle
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    props.retry + props.playing + [.open, .nextView, .back, .nextTitle, .openLink, .copyLink]
  }

  func word(for command: Command) -> String? {
    command == .open ? "episodes" : command.entry.hint
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    command == .open && props.detail?.door != nil ? command.entry.hint : word(for: command)
  }

  func moveSideways(by steps: Int, in _: CommandContext) -> any Action {
    SeriesAction.seasonMoved(by: steps)
  }

  /// Opens the selected link, or else the episodes.
  func open(in context: CommandContext) -> (any Action)? {
    context.openDoor(in: .details) ?? SeriesAction.seasonMoved(by: 1)
  }
}

/// The pane of a view of a series' episodes.
protocol EpisodeFace: PaneFace {}

extension EpisodeFace {
  var keys: [(Command, String)] {
    Keymap.moving(andSideways: true) + [
      (.open, "Enter"), (.nextView, "v"), (.detailsDown, "J"), (.detailsUp, "K"), (.posters, "i"),
    ] + Keymap.goingBack + Keymap.marking + Keymap.aboutTitle
  }

  /// Whether a command does something: without a selected episode there is nothing to read or mark.
  func works(_ command: Command, in props: BrowseProps) -> Bool {
    switch command {
    case .open, .mark: props.hasTitle
    default: command.worksAnywhere(in: props)
    }
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    props.retry + props.compare + props.playing + [.open, .seen, .nextView] + props.ways
      + [.back, .mark, .search, .openLink, .copyLink]
  }

  func word(for command: Command) -> String? {
    command == .open ? "read" : command.entry.hint
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    command == .back && props.clearsMarks ? ScreenWording.clearMarks : word(for: command)
  }

  func open(in context: CommandContext) -> (any Action)? {
    context.absence(.episodeWithoutID) ?? context.openSelected
  }

  func wheel(by rows: Int, over _: HitArea.Item?, in _: CommandContext) -> (any Action)? {
    SeriesAction.episodeMoved(by: rows)
  }

  func select(_ item: HitArea.Item, in _: AppState) -> any Action {
    SeriesAction.placeSelected(EpisodePlace(season: item.section, row: item.index))
  }
}

/// The pane of a season's episodes.
struct EpisodesPane: EpisodeFace {
  var name: String { "episodes" }
  var movements: (vertical: String, sideways: String?) { ("episode", "season") }

  func move(by rows: Int, in _: CommandContext) -> any Action {
    SeriesAction.episodeMoved(by: rows)
  }

  func moveSideways(by steps: Int, in _: CommandContext) -> any Action {
    SeriesAction.seasonMoved(by: steps)
  }

  func moveToEnd(_ direction: Int, in _: CommandContext) -> any Action {
    SeriesAction.episodeSelected(row: direction < 0 ? 0 : .max)
  }

  func pageLength(in context: CommandContext) -> Int {
    context.state.seriesPage?.rows.visibleRows ?? 1
  }

  func select(_ item: HitArea.Item, in _: AppState) -> any Action {
    SeriesAction.episodeSelected(row: item.index)
  }
}

/// The pane of a heat map, which a narrow screen transposes.
struct HeatMapPane: EpisodeFace {
  var name: String { "heat map" }

  func word(for command: Command) -> String? {
    switch command {
    case .open: "read"
    case .nextView: "chart"
    default: command.entry.hint
    }
  }

  func move(by rows: Int, in context: CommandContext) -> any Action {
    isTransposed(in: context)
      ? SeriesAction.seasonMoved(by: rows) : SeriesAction.episodeMoved(by: rows)
  }

  func moveSideways(by steps: Int, in context: CommandContext) -> any Action {
    isTransposed(in: context)
      ? SeriesAction.episodeMoved(by: steps) : SeriesAction.seasonMoved(by: steps)
  }

  func moveToEnd(_ direction: Int, in _: CommandContext) -> any Action {
    SeriesAction.episodeSelected(row: direction < 0 ? 0 : .max)
  }

  func pageLength(in context: CommandContext) -> Int { context.state.heatMapGrid?.rows ?? 1 }

  private func isTransposed(in context: CommandContext) -> Bool {
    context.state.heatMapGrid?.isTransposed == true
  }
}

/// The pane of a series' chart.
struct ChartPane: EpisodeFace {
  var name: String { "chart" }
  var movements: (vertical: String, sideways: String?) { ("season", "episode") }

  func word(for command: Command) -> String? {
    switch command {
    case .open: "read"
    case .nextView: "list"
    default: command.entry.hint
    }
  }

  func move(by rows: Int, in _: CommandContext) -> any Action {
    SeriesAction.seasonMoved(by: rows)
  }

  func moveSideways(by steps: Int, in _: CommandContext) -> any Action {
    SeriesAction.runMoved(by: steps)
  }

  func moveToEnd(_ direction: Int, in _: CommandContext) -> any Action {
    SeriesAction.runMoved(by: direction * Int(Int32.max))
  }

  func pageLength(in _: CommandContext) -> Int { 10 }

  func wheel(by rows: Int, over item: HitArea.Item?, in _: CommandContext) -> (any Action)? {
    item.map { _ in SeriesAction.episodeMoved(by: rows) }
  }
}
