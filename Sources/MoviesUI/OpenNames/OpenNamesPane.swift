import MoviesCore
import Redux
import TerminalUI
import Titles

/// The pane of the open names.
struct OpenNamesPane: RowsFace {
  var pane: Pane { .openNames }
  var name: String { "names to match" }
  var movements: (vertical: String, sideways: String?) { ("name", "title") }

  var keys: [(Command, String)] {
    Keymap.moving(andSideways: true) + [(.open, "Enter")] + Keymap.goingBack + Self.choosing
      + Keymap.linking
      + Keymap.leaving + Keymap.copying + Keymap.going
  }

  /// Commands that choose a title for a name.
  private static let choosing: [(Command, String)] =
    (1...9).map { (.candidate($0), "\($0)") } + [
      (.otherName, "e"), (.leaveOut, "d"), (.undo, "u"), (.redo, "U"),
    ]

  var waysHere: [(Command, String)] { [(.goToOpenNames, "go")] }

  var commands: [CommandEntry] {
    CommandTable.of(
      .library,
      [
        CommandEntry(.goToOpenNames, "go to names to match", hint: "names") { _ in
          OpenNamesAction.opened
        }
      ])
      + CommandTable.of(
        .page,
        Self.candidates + [
          CommandEntry(.otherName, "look for another name or id", hint: "other name") {
            otherName(in: $0)
          },
          CommandEntry(.leaveOut, "skip the name", hint: "skip") {
            name(in: $0).map { _ in OpenNamesAction.leftOut }
          },
        ])
  }

  private static let candidates = (1...9).map { number in
    let summary = number == 1 ? "choose a title, 1 to 9" : "choose title \(number)"
    return CommandEntry(.candidate(number), named: "candidate\(number)", summary) { _ in
      OpenNamesAction.candidateChosen(number - 1)
    }
  }

  func works(_ command: Command, in props: BrowseProps) -> Bool {
    guard case .openNames(let names) = props.page else { return command.worksAnywhere(in: props) }
    return switch command {
    case .open, .otherName, .leaveOut: names.page.selected != nil
    case .candidate(let number): number <= names.page.selected?.candidates.count ?? 0
    case .goToOpenNames: false
    default: command.worksAnywhere(in: props)
    }
  }

  /// Whether the selected name has several candidates, so that the arrows move through them.
  func movesSideways(in props: BrowseProps) -> Bool {
    guard case .openNames(let names) = props.page else { return false }
    return names.page.selected?.candidates.count ?? 0 > 1
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    props.retry + [.open, .otherName, .leaveOut, .undo, .back]
  }

  func word(for command: Command) -> String? {
    command == .open ? "this one" : command.entry.hint
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    guard case .openNames(let names) = props.page else { return word(for: command) }
    let isUseful =
      switch command {
      case .open: !names.page.lacksTitle
      case .otherName, .leaveOut: names.page.selected != nil
      default: true
      }
    return isUseful ? word(for: command) : nil
  }

  func hasRows(in props: BrowseProps) -> Bool {
    if case .openNames(let names) = props.page { names.page.selected != nil } else { false }
  }

  func moved(by rows: Int) -> any Action { OpenNamesAction.moved(by: rows) }
  func selected(row: Int) -> any Action { OpenNamesAction.selected(row: row) }

  func moveSideways(by steps: Int, in _: CommandContext) -> any Action {
    OpenNamesAction.candidateMoved(by: steps)
  }

  /// Matches the selected name with its chosen title, or asks for another name without one.
  func open(in context: CommandContext) -> (any Action)? {
    guard let name = name(in: context) else { return nil }
    return name.candidates.isEmpty ? otherName(in: context) : OpenNamesAction.settled
  }

  private func name(in context: CommandContext) -> OpenName? {
    context.state.screen.pages.openNames?.selected
  }

  private func otherName(in context: CommandContext) -> ScreenAction? {
    name(in: context).map {
      context.asking(.openName($0.number, name: $0.name.text))
    }
  }

  /// The section of the names.
  static let names = 0
  /// The section of the candidates of the selected name.
  static let titles = 1

  func wheel(by rows: Int, over item: HitArea.Item?, in _: CommandContext) -> (any Action)? {
    item?.section == Self.names ? OpenNamesAction.moved(by: rows) : nil
  }

  func select(_ item: HitArea.Item, in _: AppState) -> any Action {
    item.section == Self.names
      ? OpenNamesAction.selected(row: item.index) : .candidateChosen(item.index)
  }
}

extension OpenNamesProps: PageFace {
  /// Returns the heading with the number of open names, once that is known.
  func heading(in _: BrowseProps) -> PageHeading? {
    let count = page.waiting.count
    return PageHeading(
      title: ScreenWording.openNames,
      facts: count == 0 ? [] : ["\(page.selection + 1) of \(count.grouped)"])
  }

  var hasFailures: Bool { failure?.error.mayPass == true }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    let state = printer.state
    return PlainPage(
      awaitsCatalogue: state.isLoading(.candidates), awaitsLibrary: !state.hasCurrentOpenNames
    ) { printer.openNames(page) }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    OpenNamesView(theme: page.theme, keymap: page.keymap, source: page.source)
      .draw(self, in: page.rect, of: &canvas, metrics: &metrics)
  }
}
