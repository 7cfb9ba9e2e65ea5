import MoviesCore
import Redux
import TerminalUI
import Titles

/// The pane of the diary.
struct DiaryPane: PaneFace {
  var name: String { "diary" }

  var keys: [(Command, String)] {
    Keymap.steps + Keymap.sideways + [
      (.pageUp, "PgUp ^B"), (.pageDown, "PgDn ^F"),
    ] + Keymap.ends + [
      (.open, "Enter"), (.nextSeenDay, "n"), (.previousSeenDay, "N"), (.previousMonth, "["),
      (.nextMonth, "]"), (.previousYear, "{"), (.nextYear, "}"),
    ] + Keymap.goingBack + Keymap.aboutTitle
  }

  var waysHere: [(Command, String)] { [(.goToDiary, "gd")] }

  var commands: [CommandEntry] {
    CommandTable.of(
      .library,
      [
        CommandEntry(.goToDiary, "go to the diary; again: today", hint: "diary") { _ in
          DiaryAction.opened
        }
      ])
      + CommandTable.of(
        .page,
        [
          CommandEntry(.nextSeenDay, "next day with a film", hint: "next day", isMovement: true) {
            DiaryAction.seenDayMoved(by: $0.times)
          },
          CommandEntry(
            .previousSeenDay, "previous day with a film", hint: "previous day", isMovement: true
          ) {
            DiaryAction.seenDayMoved(by: -$0.times)
          },
          CommandEntry(.previousMonth, "previous month", hint: "previous month") {
            DiaryAction.monthMoved(by: -$0.times)
          },
          CommandEntry(.nextMonth, "next month", hint: "next month") {
            DiaryAction.monthMoved(by: $0.times)
          },
          CommandEntry(.previousYear, "previous year", hint: "previous year") {
            DiaryAction.monthMoved(by: -12 * $0.times)
          },
          CommandEntry(.nextYear, "next year", hint: "next year") {
            DiaryAction.monthMoved(by: 12 * $0.times)
          },
        ])
  }

  func works(_ command: Command, in props: BrowseProps) -> Bool {
    guard case .diary(let diary) = props.page else { return command.worksAnywhere(in: props) }
    return switch command {
    case .open: !diary.page.viewings.isEmpty
    case .goToDiary: diary.today != nil && diary.today != diary.page.day
    default: command.worksAnywhere(in: props)
    }
  }

  func hintedCommands(in _: BrowseProps) -> [Command] {
    [.open, .nextSeenDay, .previousSeenDay, .previousMonth, .nextMonth, .back, .goToDiary]
  }

  var movements: (vertical: String, sideways: String?) { ("week", "day") }

  func word(for command: Command) -> String? {
    switch command {
    case .open: "the day"
    case .goToDiary: "today"
    default: command.entry.hint
    }
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    works(command, in: props) ? word(for: command) : nil
  }

  func move(by rows: Int, in _: CommandContext) -> any Action {
    DiaryAction.dayMoved(by: 7 * max(-Self.farthest, min(rows, Self.farthest)))
  }

  /// The maximum number of weeks of a movement; no calendar has more.
  private static let farthest = 1_000_000

  func moveSideways(by steps: Int, in _: CommandContext) -> any Action {
    DiaryAction.dayMoved(by: steps)
  }

  func moveToEnd(_ direction: Int, in context: CommandContext) -> any Action {
    guard let month = context.state.screen.pages.diary?.month else { return DiaryAction.opened }
    return DiaryAction.dayChosen(direction < 0 ? month.first : month.last)
  }

  /// Returns four weeks, the length of most months.
  func pageLength(in _: CommandContext) -> Int { 4 }

  /// Opens the list of the chosen day's viewings.
  func open(in context: CommandContext) -> (any Action)? {
    guard let page = context.state.screen.pages.diary, !page.viewings.isEmpty else { return nil }
    return LibraryPageAction.listOpened(
      SmartList(name: page.day.written, expression: page.expression))
  }

  func wheel(by rows: Int, over _: HitArea.Item?, in _: CommandContext) -> (any Action)? {
    DiaryAction.dayMoved(by: 7 * rows.signum())
  }

  /// Chooses a day by its item, which is counted from 0 in the month.
  func select(_ item: HitArea.Item, in state: AppState) -> any Action {
    guard let month = state.screen.pages.diary?.month else { return DiaryAction.opened }
    return DiaryAction.dayChosen(month[item.index + 1])
  }
}

extension DiaryProps: PageFace {
  func heading(in _: BrowseProps) -> PageHeading? {
    PageHeading(title: "Diary · \(page.month.name)", facts: page.count?.facts ?? [])
  }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    let isCurrent = page.isCurrent(in: printer.state.library.revision)
    return PlainPage(awaitsLibrary: !isCurrent) { page.sentences }
  }

  func draw(on area: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    let layout = DiaryLayout(page.month, in: area.rect, showsDetails: showsDetails)
    let view = DiaryView(theme: area.theme)
    view.draw(self, layout, of: &canvas, metrics: &metrics)
    guard let pane = layout.pane else { return }
    canvas.verticalLine(
      at: Point(column: pane.column - 3, row: pane.row), length: pane.height,
      style: area.theme.rule)
    if area.detail == nil, page.diary != nil {
      view.drawMonth(page, in: pane, of: &canvas)
    } else {
      area.details.draw(area.detail, in: pane, of: &canvas, metrics: &metrics)
    }
  }
}
