import MoviesCore
import Redux
import TerminalUI

/// The pane of an import's preview.
struct ImportPane: ScrollingFace {
  var name: String { "import" }
  /// The pane whose scroll offset the lines use: that of the details.
  var scrolled: Pane { .details }

  var keys: [(Command, String)] {
    Keymap.moving() + [
      (.open, "Enter"), (.scale(5), "1"), (.scale(10), "2"), (.scale(100), "3"),
      (.dayFirst, "4"), (.monthFirst, "5"),
    ] + Keymap.goingBackOrLeft + Keymap.leaving + Keymap.going
  }

  var waysHere: [(Command, String)] { [(.goToImport, "gb")] }

  var commands: [CommandEntry] {
    CommandTable.of(
      .library,
      [
        CommandEntry(.goToImport, "bring what you have", hint: "bring") {
          $0.bringing
        }
      ])
      + CommandTable.of(
        .page,
        [
          CommandEntry(.scale(5), named: "scaleOfFive", "the highest rating is 5", hint: "up to 5")
          {
            $0.answering(.scaleChosen(5))
          },
          CommandEntry(.scale(10), named: "scaleOfTen", "the highest rating is 10", hint: "10") {
            $0.answering(.scaleChosen(10))
          },
          CommandEntry(
            .scale(100), named: "scaleOfHundred", "the highest rating is 100", hint: "100"
          ) {
            $0.answering(.scaleChosen(100))
          },
          CommandEntry(.dayFirst, "the day comes first in 1/2/2024", hint: "day first") {
            $0.answering(.dayOrderChosen(beginsWithDay: true))
          },
          CommandEntry(.monthFirst, "the month comes first in 1/2/2024", hint: "month first") {
            $0.answering(.dayOrderChosen(beginsWithDay: false))
          },
        ])
  }

  func hintedCommands(in _: BrowseProps) -> [Command] {
    [.open, .back, .scale(5), .scale(10), .scale(100), .dayFirst, .monthFirst]
  }

  func word(for command: Command) -> String? {
    command == .open ? "import" : command.entry.hint
  }

  func works(_ command: Command, in props: BrowseProps) -> Bool {
    guard case .importing(let shown) = props.page else { return command.worksAnywhere(in: props) }
    let page = shown.page
    return switch command {
    case .open: page.look != nil && !page.isAgreed
    case .scale: !page.isAgreed && (page.look?.lacksScale == true || page.answers.scale != nil)
    case .dayFirst, .monthFirst:
      !page.isAgreed && (page.look?.lacksDayOrder == true || page.answers.beginsWithDay != nil)
    default: command.worksAnywhere(in: props)
    }
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    works(command, in: props) ? word(for: command) : nil
  }

  func open(in _: CommandContext) -> (any Action)? { ImportAction.agreed }

  func select(_: HitArea.Item, in _: AppState) -> any Action { ScreenAction.overlayClosed }
}

extension CommandContext {
  /// The action that asks for a file, if this session can import one.
  fileprivate var bringing: any Action {
    state.canImport ? ImportAction.pathAsked : ScreenAction.noticed(.noImport)
  }

  /// Returns an answer, but only while the page of an import is open.
  fileprivate func answering(_ action: ImportAction) -> (any Action)? {
    state.screen.pages.importing == nil ? nil : action
  }
}

extension ImportProps: PageFace {
  func heading(in _: BrowseProps) -> PageHeading? {
    PageHeading(title: "Bring \(page.look?.name ?? page.path)")
  }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    PlainPage(awaitsLibrary: page.isWorking) { printer.importing(page) }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    ImportView(theme: page.theme).draw(self, in: page.rect, of: &canvas, metrics: &metrics)
  }
}
