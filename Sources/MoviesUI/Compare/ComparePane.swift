import MoviesCore
import Redux
import TerminalUI

/// The pane of titles side by side.
struct ComparePane: ReadingFace {
  var name: String { "comparison" }
  var scrolled: Pane { .compare }
  var movements: (vertical: String, sideways: String?) { ("links", "title") }

  var keys: [(Command, String)] {
    Keymap.moving(andSideways: true, pageDown: Keymap.pageDownInText) + [(.open, "Enter")]
      + Keymap.goingBack + Keymap.aboutTitle
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    props.retry + [.open, .back, .openLink, .copyLink]
  }

  /// Scrolls the lines, with the scroll offset of the details.
  func move(by rows: Int, in context: CommandContext) -> any Action {
    ScreenAction.scrolled(.details, by: rows, limit: context.metrics[.compare].scrollLimit)
  }

  func moveSideways(by steps: Int, in _: CommandContext) -> any Action {
    CompareAction.moved(by: steps)
  }

  func step(by steps: Int, in context: CommandContext) -> any Action {
    context.walk(by: steps, in: .compare)
  }

  /// Opens the selected link, or else the title itself.
  func open(in context: CommandContext) -> (any Action)? {
    context.openDoor(in: .compare) ?? context.openSelected
  }

  func select(_ item: HitArea.Item, in state: AppState) -> any Action {
    CompareAction.moved(by: item.index - (state.comparison?.selection ?? 0))
  }
}

extension CompareProps: PageFace {
  func heading(in _: BrowseProps) -> PageHeading? {
    PageHeading(title: ScreenWording.comparison(of: titles.count))
  }

  var hasFailures: Bool { titles.contains { $0.error != nil } }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    PlainPage(awaitsCatalogue: titles.contains(where: \.isOnTheWay)) {
      printer.comparison(of: titles)
    }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    CompareView(
      theme: page.theme, keymap: page.keymap, source: page.source, pictures: page.details.pictures
    ).draw(self, in: page.rect, of: &canvas, metrics: &metrics)
  }
}

extension ComparedTitle {
  /// Whether a fact about the title is still loading.
  fileprivate var isOnTheWay: Bool { isAwaited || seasons.contains(.awaited) }
}
