import MoviesCore
import Redux
import TerminalUI

/// The pane of the next episodes.
struct NextUpPane: RowsFace {
  var pane: Pane { .nextUp }
  var name: String { "next up" }

  var keys: [(Command, String)] {
    Keymap.moving() + [(.open, "Enter l Right n")] + Keymap.goingBackOrLeft + Keymap.aboutTitle
  }

  var waysHere: [(Command, String)] { [(.goToNextUp, "gn")] }

  var commands: [CommandEntry] {
    CommandTable.of(
      .library,
      [
        CommandEntry(.goToNextUp, "go to the next episodes", hint: "next up") { _ in
          NextUpAction.opened
        }
      ])
  }

  func hintedCommands(in _: BrowseProps) -> [Command] { [.open, .seen, .rate(8), .undo, .back] }

  func word(for command: Command) -> String? {
    switch command {
    case .open: "the series"
    case .seen: "seen, next"
    case .rate: nil
    default: command.entry.hint
    }
  }

  func works(_ command: Command, in props: BrowseProps) -> Bool {
    guard case .nextUp(let next) = props.page else { return command.worksAnywhere(in: props) }
    return switch command {
    case .open: next.selected != nil
    case .goToNextUp: false
    default: command.worksAnywhere(in: props)
    }
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    guard case .nextUp(let next) = props.page else { return word(for: command) }
    switch command {
    case .open where next.selected == nil: return nil
    case .seen where next.selected?.next.episode?.id == nil: return nil
    default: return word(for: command)
    }
  }

  func hasRows(in props: BrowseProps) -> Bool {
    if case .nextUp(let next) = props.page { next.rows?.isEmpty == false } else { false }
  }

  func moved(by rows: Int) -> any Action { NextUpAction.moved(by: rows) }
  func selected(row: Int) -> any Action { NextUpAction.selected(row: row) }

  /// Opens the series, at its next episode if there is one.
  func open(in context: CommandContext) -> (any Action)? {
    context.state.selectedNext?.opening
  }
}

extension NextUpRow {
  /// The action that opens the series, at its next episode if there is one.
  var opening: any Action {
    guard case .episode(let episode, let season) = next else {
      return ScreenAction.titleOpened(id)
    }
    return SeriesAction.opened(id, at: episode.id, season: season)
  }
}

extension NextUpProps: PageFace {
  func heading(in _: BrowseProps) -> PageHeading? {
    PageHeading(title: "Next up", facts: (rows ?? []).facts)
  }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    let page = printer.state.screen.pages.nextUp
    let isCurrent = page?.isCurrent(in: printer.state.library.revision) ?? true
    let isLoading = (rows ?? []).contains { $0.absence == .loading }
    return PlainPage(awaitsCatalogue: isLoading, awaitsLibrary: !isCurrent) { sentences }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    let (list, pane) =
      showsDetails
      ? page.rect.split(leftColumns: page.rect.width - Self.paneWidth(in: page.rect.width))
      : (page.rect, nil)
    NextUpView(theme: page.theme, keymap: page.keymap, source: page.source)
      .draw(self, in: list, of: &canvas, metrics: &metrics)
    guard let pane else { return }
    canvas.verticalLine(at: pane.origin, length: pane.height, style: page.theme.rule)
    page.details.draw(
      page.detail,
      in: pane.split(leftColumns: 3).right.split(leftColumns: pane.width - 4)
        .left, of: &canvas, metrics: &metrics)
  }

  /// Returns the columns of the details beside the rows, with the rule between them.
  private static func paneWidth(in width: Int) -> Int { width * 2 / 5 }
}
