import MoviesCore
import Redux
import TerminalUI

/// The pane of the history.
struct StepsPane: RowsFace {
  var pane: Pane { .steps }
  var name: String { "history" }

  var keys: [(Command, String)] {
    Keymap.moving() + [
      (.open, "Enter l Right"), (.ownSteps, "s"), (.undo, "u"), (.redo, "U"),
    ] + Keymap.goingBackOrLeft + Keymap.leaving + Keymap.going
  }

  var waysHere: [(Command, String)] { [(.goToSteps, "gu")] }

  var commands: [CommandEntry] {
    CommandTable.of(
      .library,
      [
        CommandEntry(.goToSteps, "go to the history", hint: "history") { _ in
          StepsAction.opened
        }
      ])
      + CommandTable.of(
        .page,
        [
          CommandEntry(.ownSteps, "this session's steps, or all", hint: "this session") { _ in
            StepsAction.ownSwitched
          }
        ])
  }

  func hintedCommands(in _: BrowseProps) -> [Command] { [.open, .ownSteps, .undo, .back] }

  func word(for command: Command) -> String? {
    command == .open ? "titles" : command.entry.hint
  }

  func works(_ command: Command, in props: BrowseProps) -> Bool {
    guard case .steps(let page) = props.page else { return command.worksAnywhere(in: props) }
    return switch command {
    case .open: page.selected?.past.step.count ?? 0 > 0
    case .goToSteps: false
    default: command.worksAnywhere(in: props)
    }
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    guard case .steps(let page) = props.page else { return word(for: command) }
    switch command {
    case .open where !works(command, in: props): return nil
    case .ownSteps where page.showsOwn: return "all sessions"
    case .ownSteps where page.shown.isEmpty: return nil
    case .undo where page.rows?.contains { !$0.past.isUndone } != true: return nil
    case .undo where page.undoesSeveral: return "undo to here"
    default: return word(for: command)
    }
  }

  func hasRows(in props: BrowseProps) -> Bool {
    if case .steps(let page) = props.page { !page.shown.isEmpty } else { false }
  }

  func moved(by rows: Int) -> any Action { StepsAction.moved(by: rows) }
  func selected(row: Int) -> any Action { StepsAction.selected(row: row) }

  /// Opens the titles of the selected step.
  func open(in context: CommandContext) -> (any Action)? {
    guard let step = context.state.screen.pages.steps?.selected?.past.step, step.count > 0 else {
      return nil
    }
    return LibraryPageAction.stepOpened(step)
  }
}

extension StepsPage {
  /// Whether undoing the selected step undoes others with it.
  fileprivate var undoesSeveral: Bool {
    guard let selected, !selected.past.isUndone else { return false }
    return rows?.first { !$0.past.isUndone }?.past.id != selected.past.id
  }
}

extension StepsPage: PageFace {
  func heading(in _: BrowseProps) -> PageHeading? {
    let count = shown.count
    return PageHeading(
      title: showsOwn ? "History of this session" : "History",
      facts: count == 0 ? [] : ["\(selection + 1) of \(count.grouped)"])
  }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    let isCurrent = isCurrent(in: printer.state.library.revision)
    return PlainPage(awaitsLibrary: !isCurrent) { printer.steps(self) }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    StepsView(theme: page.theme, keymap: page.keymap)
      .draw(self, in: page.rect, of: &canvas, metrics: &metrics)
  }
}
