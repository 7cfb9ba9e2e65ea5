import MoviesCore
import Redux
import TerminalUI
import Titles

/// The pane of the home page, where everything is a link.
struct HomePane: RowsFace {
  var pane: Pane { .home }
  var name: String { "home" }

  var keys: [(Command, String)] {
    Keymap.moving(andSideways: true) + [(.open, "Enter")]
      + (1...Self.digits.count).map { (.door($0), Self.digits[$0 - 1]) }
      + Keymap.goingBack + Keymap.aboutTitle
  }

  /// The digits, in the order of the links.
  private static let digits = (1...9).map { "\($0)" } + ["0"]

  /// Returns the digit that opens a link, by its index from 0; `nil` for a link without one.
  static func digit(of door: Int) -> String? {
    digits.indices.contains(door) ? digits[door] : nil
  }

  var waysHere: [(Command, String)] { [(.goHome, "gh")] }

  var commands: [CommandEntry] {
    CommandTable.of(
      .library,
      [
        CommandEntry(.goHome, "go home: the evening", hint: "home") { _ in
          HomeAction.opened
        }
      ]) + CommandTable.of(.page, Self.doors)
  }

  private static let doors = digits.indices.map { index in
    let summary = index == 0 ? "open what a digit stands at" : "open number \(index + 1)"
    return CommandEntry(.door(index + 1), named: "door\(index + 1)", summary) { context in
      let doors = context.state.homeDoors
      return doors.indices.contains(index) ? opening(of: doors[index], in: context.state) : nil
    }
  }

  func works(_ command: Command, in props: BrowseProps) -> Bool {
    guard case .home(let home) = props.page else { return command.worksAnywhere(in: props) }
    return switch command {
    case .open: !home.doors.isEmpty
    case .door(let number): number <= home.doors.count
    case .goHome, .back: false
    default: command.worksAnywhere(in: props)
    }
  }

  func hintedCommands(in _: BrowseProps) -> [Command] {
    [.open, .search, .tonight, .goToWatchlist, .seen, .watchlist]
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    works(command, in: props) ? word(for: command) : nil
  }

  func movesSideways(in props: BrowseProps) -> Bool {
    if case .home(let home) = props.page { home.hasColumns } else { false }
  }

  func hasRows(in props: BrowseProps) -> Bool {
    if case .home(let home) = props.page { !home.doors.isEmpty } else { false }
  }

  func moved(by rows: Int) -> any Action { HomeAction.moved(by: rows) }
  func selected(row: Int) -> any Action { HomeAction.selected(row) }

  /// Moves to the nearest link beside the selected one, or else to the next one.
  func moveSideways(by steps: Int, in context: CommandContext) -> any Action {
    let state = context.state
    guard case .home(let home) = PageProps(state),
      let door = context.metrics.door(beside: home.selection, direction: steps.signum())
    else { return HomeAction.moved(by: steps.signum()) }
    return HomeAction.selected(door)
  }

  func pageLength(in _: CommandContext) -> Int { 5 }

  func open(in context: CommandContext) -> (any Action)? {
    context.state.selectedHomeDoor.flatMap { Self.opening(of: $0, in: context.state) }
  }

  /// Returns the action that opens a link; `nil` if its target is unknown.
  static func opening(of door: HomeDoor, in state: AppState) -> (any Action)? {
    switch door {
    case .back: state.resumesAtHome ? HomeAction.resumed : HomeAction.returned
    case .openNames: OpenNamesAction.opened
    case .series(let id):
      if case .home(let home) = PageProps(state) {
        home.series.first { $0.id == id }?.opening
      } else {
        nil
      }
    case .begun(let id): goOn(with: id, in: state)
    case .proposal, .seen, .longestKept: state.title(behind: door).map(ScreenAction.titleOpened)
    }
  }
}

extension HomePane {
  /// Returns the action that goes on playing a title or, if it is not there, opens it.
  private static func goOn(with id: TitleID, in state: AppState) -> any Action {
    guard case .targets(let targets) = state.playChoice(of: [id]) else {
      return ScreenAction.titleOpened(id)
    }
    return FindFilesToPlay(targets, away: state.files.awayFolders)
  }
}

extension FrameMetrics {
  /// Returns the nearest link of the home page on one side of another, preferably at the same
  /// height; `nil` for none.
  fileprivate func door(beside index: Int, direction: Int) -> Int? {
    let doors = hitAreas.compactMap { area -> (index: Int, rect: Rect)? in
      guard case .item(let item) = area.target, item.pane == .home else { return nil }
      return (item.index, area.rect)
    }
    guard let here = doors.first(where: { $0.index == index })?.rect else { return nil }
    func isBeside(_ rect: Rect) -> Bool {
      direction < 0
        ? rect.columns.upperBound <= here.column : rect.column >= here.columns.upperBound
    }
    func distance(_ rect: Rect) -> Int { abs(rect.row - here.row) + abs(rect.column - here.column) }
    let beside = doors.filter { isBeside($0.rect) }
    let level = beside.filter { $0.rect.rows.overlaps(here.rows) }
    return (level.isEmpty ? beside : level).min { distance($0.rect) < distance($1.rect) }?.index
  }
}

extension HomeProps: PageFace {
  func heading(in _: BrowseProps) -> PageHeading? {
    PageHeading(title: "Home", facts: summary?.dayAndMonth ?? [])
  }

  var hasColumns: Bool { tonight?.posters.isEmpty == false || isWide }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    let isLoading = series.contains { $0.absence == .loading }
    return PlainPage(
      awaitsCatalogue: isLoading, awaitsLibrary: !isRead || tonight?.isDrawing == true
    ) { sentences }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    HomeView(
      theme: page.theme, keymap: page.keymap, source: page.source,
      pictures: page.details.pictures
    ).draw(self, in: page.rect, of: &canvas, metrics: &metrics)
  }
}
