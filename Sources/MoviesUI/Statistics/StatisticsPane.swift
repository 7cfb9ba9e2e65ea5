import MoviesCore
import Redux
import TerminalUI
import Titles

/// The pane of the statistics of the library.
struct StatisticsPane: PaneFace {
  var name: String { "statistics" }

  var keys: [(Command, String)] {
    Keymap.steps + Keymap.sideways + Keymap.ends + [
      (.previousTab, "["), (.nextTab, "]"), (.open, "Enter"),
    ] + Keymap.goingBack + Keymap.leaving + Keymap.keeping + Keymap.going
  }

  var waysHere: [(Command, String)] { [(.goToStatistics, "gt")] }

  func works(_ command: Command, in props: BrowseProps) -> Bool {
    guard case .statistics(let statistics) = props.page else {
      return command.worksAnywhere(in: props)
    }
    return switch command {
    case .open: statistics.leadsOn
    case .nextTab, .previousTab: hasRows(in: props)
    case .goToStatistics: false
    default: command.worksAnywhere(in: props)
    }
  }

  func hintedCommands(in _: BrowseProps) -> [Command] { [.open, .nextTab, .back] }

  func hasRows(in props: BrowseProps) -> Bool {
    if case .statistics(let page) = props.page { page.statistics?.isEmpty == false } else { false }
  }

  func word(for command: Command) -> String? {
    switch command {
    case .open: "list"
    case .nextTab: "next chart"
    case .previousTab: "previous chart"
    default: command.entry.hint
    }
  }

  func move(by rows: Int, in _: CommandContext) -> any Action {
    StatisticsAction.moved(rows < 0 ? .up : .down, by: abs(rows))
  }

  func moveSideways(by steps: Int, in _: CommandContext) -> any Action {
    StatisticsAction.moved(steps < 0 ? .left : .right, by: abs(steps))
  }

  func moveToEnd(_ direction: Int, in _: CommandContext) -> any Action {
    StatisticsAction.endSelected(isLast: direction > 0)
  }

  func moveTab(by steps: Int, in _: CommandContext) -> (any Action)? {
    StatisticsAction.chartMoved(by: steps)
  }

  /// Opens the list behind the selected bar, or the selected title.
  func open(in context: CommandContext) -> (any Action)? {
    let state = context.state
    guard let page = state.screen.pages.statistics, let statistics = state.library.statistics
    else { return nil }
    if let title = page.title(in: statistics) { return ScreenAction.titleOpened(title.id) }
    return page.expression(in: statistics).map { text in
      LibraryPageAction.listOpened(SmartList(name: text, expression: text))
    }
  }

  /// Selects a bar by its item; the sections are the charts, in their order.
  func select(_ item: HitArea.Item, in _: AppState) -> any Action {
    StatisticsAction.barSelected(StatisticsChart.allCases[item.section], bar: item.index)
  }
}

extension StatisticsProps {
  /// Whether the selected bar leads to a list or a title.
  fileprivate var leadsOn: Bool {
    statistics.map { page.title(in: $0) != nil || page.expression(in: $0) != nil } ?? false
  }
}

extension StatisticsProps: PageFace {
  func heading(in _: BrowseProps) -> PageHeading? {
    PageHeading(title: ScreenWording.statistics)
  }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    PlainPage(awaitsLibrary: !printer.state.library.isCounted) { printer.statistics }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    let emptiness = ListMessage(
      nothingToCountWith: page.keymap.name(of: .seen), page.keymap.name(of: .rate(8)))
    StatisticsView(theme: page.theme, emptiness: emptiness)
      .draw(self, in: page.rect, of: &canvas, metrics: &metrics)
  }
}
