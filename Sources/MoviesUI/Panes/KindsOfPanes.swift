import MoviesCore
import Redux
import Titles

/// A pane of a list of titles, as rows or as a wall.
protocol ListFace: PaneFace {}

extension ListFace {
  var takesExpressions: Bool { true }
  func hasRows(in props: BrowseProps) -> Bool { props.list.count > 0 }

  /// Whether a command does something: only the library has tabs, only some of its lists can be
  /// reordered, and some commands need rows.
  func works(_ command: Command, in props: BrowseProps) -> Bool {
    switch command {
    case .nextTab, .previousTab: return props.isInLibrary || props.person != nil
    case .rowUp, .rowDown:
      if case .library(let library) = props.page { return library.movesRows } else { return false }
    case .loadAll: return props.list.lacksParts
    case .open, .switchPane, .mark, .sort: return hasRows(in: props)
    case .filterRows: return hasRows(in: props) || props.header.filter != nil
    case .goToResults: return props.canGoBack
    case .goToWatchlist: return !props.isAt(.watchlist)
    case .goToSeen: return !props.isAt(.seen)
    default: return command.worksAnywhere(in: props)
    }
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    if command == .nextTab, props.person != nil { return "role" }
    guard command == .back else { return word(for: command) }
    if props.clearsMarks { return ScreenWording.clearMarks }
    return props.header.filter == nil ? word(for: .back) : FilterFieldPane().word(for: .back)
  }

  func wheel(by rows: Int, over _: HitArea.Item?, in context: CommandContext) -> (any Action)? {
    move(by: rows, in: context)
  }

  func clicked(in _: AppState) -> Pointer.Gesture? { .action(ScreenAction.listEntered) }
}

/// A pane with rows below each other: the arrows, the ends, the wheel and a click select a row.
protocol RowsFace: PaneFace {
  /// The pane whose metrics contain the number of rows on the screen.
  var pane: Pane { get }

  /// Returns the action that selects the row this far below the selected one, or above it.
  func moved(by rows: Int) -> any Action

  /// Returns the action that selects a row, counted from 0; beyond the last row, it selects that
  /// one.
  func selected(row: Int) -> any Action
}

extension RowsFace {
  func move(by rows: Int, in _: CommandContext) -> any Action { moved(by: rows) }

  func moveToEnd(_ direction: Int, in _: CommandContext) -> any Action {
    selected(row: direction < 0 ? 0 : .max)
  }

  func pageLength(in context: CommandContext) -> Int { context.metrics[pane].rows }

  func wheel(by rows: Int, over _: HitArea.Item?, in _: CommandContext) -> (any Action)? {
    moved(by: rows)
  }

  func select(_ item: HitArea.Item, in _: AppState) -> any Action { selected(row: item.index) }
}

/// A pane that is a text field.
protocol FieldFace: PaneFace {}

extension FieldFace {
  var isField: Bool { true }
}

/// A pane with links in its text: the arrows move through them, and scroll where none is in view.
protocol ReadingFace: ScrollingFace {}

extension ReadingFace {
  var movements: (vertical: String, sideways: String?) { ("links", nil) }

  func step(by steps: Int, in context: CommandContext) -> any Action {
    context.walk(by: steps, in: scrolled)
  }
}

/// A pane whose contents scroll.
protocol ScrollingFace: PaneFace {
  /// The pane that scrolls.
  var scrolled: Pane { get }
}

extension ScrollingFace {
  var movements: (vertical: String, sideways: String?) { ("scroll", nil) }

  func move(by rows: Int, in context: CommandContext) -> any Action {
    context.scrolled(scrolled, by: rows)
  }

  func moveToEnd(_ direction: Int, in context: CommandContext) -> any Action {
    move(by: direction * Int(Int32.max), in: context)
  }

  func pageLength(in context: CommandContext) -> Int { context.metrics[scrolled].rows }

  func wheel(by rows: Int, over _: HitArea.Item?, in context: CommandContext) -> (any Action)? {
    pageLength(in: context) > 0 ? move(by: rows, in: context) : nil
  }
}

extension Command {
  /// Whether the command does something on a page, as far as that does not depend on the pane.
  func worksAnywhere(in props: BrowseProps) -> Bool {
    switch self {
    case .filterKind, .filterYear: !props.isInLibrary
    case .openSeries: props.seriesOfEpisode != nil
    case .detailsUp, .detailsDown: props.detail != nil
    case .labelDoors: props.hasDoors
    case .retry:
      if case .help(_, let help) = props.overlay { help.hasQuestion } else { true }
    case .watchlist, .seen, .logSeen, .rate, .unrate, .note, .addToList: props.hasTitles
    case .play, .playAnew: props.canPlay
    case .noteInEditor, .openLink, .copyLink, .copyMenu, .copyID, .copyTitle, .copyMarkdown:
      props.hasTitle
    default: true
    }
  }
}

extension BrowseProps {
  /// Whether there are links on the page.
  fileprivate var hasDoors: Bool {
    if case .compare = page { true } else { detail?.detail != nil || person != nil }
  }

  /// Whether the page is this list of the library.
  fileprivate func isAt(_ list: LibraryList) -> Bool {
    if case .library(let library) = page { library.selected == .list(list) } else { false }
  }
}
