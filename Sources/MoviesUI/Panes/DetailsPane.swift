import MoviesCore
import Redux
import TerminalUI

/// The pane of a title's details.
struct DetailsPane: ReadingFace {
  var name: String { "details" }
  var scrolled: Pane { .details }

  var keys: [(Command, String)] {
    Keymap.moving(pageDown: Keymap.pageDownInText) + [
      (.nextTitle, "n"), (.previousTitle, "p"), (.open, "Enter l Right"), (.openSeries, ""),
      (.posters, "i"), (.switchPane, "Tab"),
    ] + Keymap.goingBackOrLeft + Keymap.aboutTitle
  }

  /// Whether a command does something: Enter opens a link or, for an episode, its series.
  func works(_ command: Command, in props: BrowseProps) -> Bool {
    command == .open
      ? props.detail?.door != nil || props.seriesOfEpisode != nil
      : command.worksAnywhere(in: props)
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    props.retry + props.playing + [.open, .back, .pageDown] + props.ways
      + [
        .nextTitle, .labelDoors, .search, .watchlist, .seen, .rate(1), .addToList, .note,
        .openLink, .copyLink,
      ]
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    if command == .nextTitle, props.isLastTitle { return nil }
    guard command == .open, props.detail?.door == nil else { return word(for: command) }
    return props.seriesOfEpisode == nil ? nil : word(for: .openSeries)
  }

  /// Opens the selected link or, for an episode, the series.
  func open(in context: CommandContext) -> (any Action)? {
    context.openDoor(in: .details) ?? context.openSeries
  }

  func clicked(in state: AppState) -> Pointer.Gesture? {
    state.selectedTitle.map { .action(ScreenAction.titleOpened($0)) }
  }
}

extension TitleProps: PageFace {
  /// Returns the heading: a proposal's place, the list of the library, an episode's series, or the
  /// name of a title that was opened from a page without a list.
  func heading(in props: BrowseProps) -> PageHeading? {
    if let proposals, case .title(let title) = props.detail?.row {
      return PageHeading(title: title.title, facts: proposals.place)
    }
    if let list {
      let place = props.header.position.map { "\($0.row.grouped) of \($0.count.grouped)" }
      return PageHeading(title: list.name, facts: [place].compactMap(\.self))
    }
    return (props.seriesOfEpisode?.name ?? nameBesidesList).map { PageHeading(title: $0) }
  }

  func spoken(by printer: PlainPrinter) -> PlainPage {
    PlainPage(
      awaitsCatalogue: printer.state.isAwaited(id),
      awaitsLibrary: printer.state.awaitsSimilar(to: id)
    ) { printer.title(id) }
  }

  func draw(on page: PageArea, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    page.details.draw(
      page.detail, in: page.rect.inset(columns: 3), of: &canvas, metrics: &metrics)
  }
}

extension BrowseProps {
  /// Whether no other title follows the one that is read.
  fileprivate var isLastTitle: Bool {
    guard case .title(let title) = page, title.proposals == nil, seriesOfEpisode == nil else {
      return false
    }
    return title.nameBesidesList != nil || isAtLastRow
  }
}

extension TonightProps {
  /// The place of the proposal that is being read.
  fileprivate var place: [String] {
    let place = "\(selection + 1) of \(offer?.proposals.count ?? 0)"
    return ["\(heading) · \(place)", place]
  }
}
