import MoviesCore
import Redux
import TerminalUI

/// The pane of the proposals for tonight.
struct TonightPane: PaneFace {
  var name: String { "tonight" }

  var keys: [(Command, String)] {
    Keymap.steps + Keymap.sideways + Keymap.ends + [
      (.open, "Enter"), (.veto, "v"), (.takeVetoBack, "V"), (.drawAgain, "n"),
      (.filterRows, "f"), (.switchSource, "s"), (.switchSeen, "S"),
    ] + Keymap.goingBack + Keymap.aboutTitle
  }

  var waysHere: [(Command, String)] { [(.tonight, "T")] }

  var commands: [CommandEntry] {
    CommandTable.of(
      .library,
      [
        CommandEntry(.tonight, "something for tonight", hint: "tonight") {
          TonightAction.opened($0.state.usualWish, seed: $0.state.tonightSeed)
        }
      ])
      + CommandTable.of(
        .page,
        [
          CommandEntry(.veto, "not tonight, another", hint: "not this one") { _ in
            TonightAction.vetoed
          },
          CommandEntry(.takeVetoBack, "take the veto back") { _ in TonightAction.vetoTakenBack },
          CommandEntry(.drawAgain, "three others", hint: "others") { _ in TonightAction.drawnAgain
          },
          CommandEntry(.switchSource, "watchlist or this disk", hint: "source") { _ in
            TonightAction.sourceSwitched
          },
          CommandEntry(.switchSeen, "include what was seen") { _ in TonightAction.seenSwitched },
        ])
  }

  func works(_ command: Command, in props: BrowseProps) -> Bool {
    guard case .tonight(let tonight) = props.page else { return command.worksAnywhere(in: props) }
    return switch command {
    case .open, .veto: hasRows(in: props)
    case .drawAgain: tonight.error != nil || hasRows(in: props)
    case .takeVetoBack: tonight.hasVeto
    default: command.worksAnywhere(in: props)
    }
  }

  /// Whether the arrows move sideways: among posters; in a list they open and go back.
  func movesSideways(in props: BrowseProps) -> Bool {
    if case .tonight(let props) = props.page { !props.posters.isEmpty } else { false }
  }

  func hasRows(in props: BrowseProps) -> Bool {
    guard case .tonight(let page) = props.page else { return false }
    return page.offer?.proposals.isEmpty == false
  }

  func hintedCommands(in _: BrowseProps) -> [Command] {
    [.open, .veto, .drawAgain, .filterRows, .switchSource, .back, .watchlist]
  }

  func word(for command: Command) -> String? {
    switch command {
    case .open: "this one"
    case .filterRows: "limits"
    default: command.entry.hint
    }
  }

  func move(by rows: Int, in _: CommandContext) -> any Action { TonightAction.moved(by: rows) }

  func moveToEnd(_ direction: Int, in _: CommandContext) -> any Action {
    TonightAction.selected(direction < 0 ? 0 : .max)
  }

  func open(in context: CommandContext) -> (any Action)? { context.openSelected }

  /// Moves among proposals side by side; in a list, opens the selected title to the right, or goes
  /// back to the left.
  func moveSideways(by steps: Int, in context: CommandContext) -> any Action {
    if case .tonight(let props) = PageProps(context.state), !props.posters.isEmpty {
      return TonightAction.moved(by: steps)
    }
    return steps > 0 ? context.openSelected ?? TonightAction.moved(by: 0) : ScreenAction.wentBack
  }

  func filter(in context: CommandContext) -> (any Action)? {
    context.state.screen.pages.tonight
      .map { TonightAction.fieldOpened(TextInput(text: $0.draw.wish.typed)) }
  }

  func select(_ item: HitArea.Item, in _: AppState) -> any Action {
    TonightAction.selected(item.index)
  }
}

/// The pane of the wish field.
struct WishFieldPane: FieldFace {
  var name: String { "what fits tonight" }
  var takesExpressions: Bool { true }
  var keys: [(Command, String)] { Keymap.typing }
  func hintedCommands(in _: BrowseProps) -> [Command] { [.submit, .back] }

  func word(for command: Command) -> String? {
    command == .submit ? "draw" : command.entry.hint
  }

  func input(in state: AppState) -> TextInput? { state.screen.pages.tonight?.field?.input }
  func edited(_ input: TextInput, in _: AppState) -> (any Action)? {
    TonightAction.fieldEdited(input)
  }
  func submit(in _: CommandContext) -> (any Action)? { TonightAction.fieldSubmitted }
  func leave(in _: CommandContext) -> (any Action)? { TonightAction.fieldLeft }
}

extension TonightProps: PageFace {
  func heading(in _: BrowseProps) -> PageHeading? { PageHeading(title: heading, facts: facts) }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    PlainPage(awaitsLibrary: isDrawing) { printer.tonight(self) }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    TonightView(
      theme: page.theme, keys: TonightKeys(page.keymap), problem: error?.words,
      pictures: page.details.pictures
    ).draw(self, in: page.rect, of: &canvas, metrics: &metrics)
  }
}
