import MoviesCore
import Redux
import SafeText
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

/// A view of an import's preview: a line for each fact, and a few rows.
struct ImportView {
  var theme: Theme

  private static let margin = 2

  func draw(
    _ props: ImportProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let page = props.page
    if let refusal = page.refusal {
      return ListMessage(
        headline: "Nothing was imported", advice: refusal, isWarning: true
      ).draw(theme: theme, in: area, of: &canvas)
    }
    guard let look = page.look else {
      return ListMessage(headline: "Reading the files", advice: "Esc leaves everything as it is.")
        .draw(theme: theme, in: area, of: &canvas)
    }
    let body = area.inset(columns: Self.margin)
    let (top, foot) = body.split(topRows: body.height - 1)
    let room = max(1, top.width - ImportWording.nameWidth - 1)
    let lines = ImportWording.lines(look).flatMap { line in
      line.text.wrapped(toCells: room).enumerated().map { index, text in
        (name: index == 0 ? line.name : "", text: text, isQuestion: line.isQuestion)
      }
    }
    let limit = Scrolling.limit(count: lines.count, rows: top.height)
    let offset = min(props.scroll, limit)
    metrics[.details].rows = top.height
    metrics[.details].scrollLimit = limit
    for (index, line) in lines.dropFirst(offset).prefix(top.height).enumerated() {
      let row = top.row(index)
      canvas.write(
        line.name, at: row.origin, style: theme.dim, width: ImportWording.nameWidth)
      canvas.write(
        line.text, at: row.origin.moved(columns: ImportWording.nameWidth + 1),
        style: line.isQuestion ? theme.warning : theme.text, width: room)
    }
    canvas.scrollbar(
      at: Point(column: area.column + area.width - 1, row: top.row), rows: top.height,
      offset: offset, count: lines.count, thumb: theme.dim)
    canvas.write(
      ImportWording.foot(page), at: foot.origin, style: theme.strong, width: foot.width)
  }
}
