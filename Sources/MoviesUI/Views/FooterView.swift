import MoviesCore
import SafeText
import TerminalUI

/// The line at the bottom: the keys that work now, or what just happened.
///
/// While a chord is waiting for its next key, it shows the keys that can follow.
struct FooterView {
  var theme: Theme
  var keymap: Keymap
  /// The keys of a chord that is waiting for its next key.
  var pressed: [Key] = []

  func draw(
    _ props: BrowseProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let continuations = keymap.continuations(of: pressed, in: props.pane)
    guard continuations.isEmpty else {
      return ChordView(theme: theme, keymap: keymap, continuations: continuations)
        .draw(props, in: area, of: &canvas, metrics: &metrics)
    }
    var right = area.width - 2
    for hint in lastHints(props, in: area).reversed() {
      let start = Point(column: right - hint.width, row: area.row)
      hint.write(at: start, theme: theme, to: &canvas, &metrics)
      right -= hint.width + Self.gap
    }
    if let notice = props.notice {
      canvas.write(
        notice.words(keymap), at: Point(column: 2, row: area.row),
        style: notice.isWarning ? theme.warning : theme.text, width: max(0, right - 2))
      return
    }
    var column = 2 + drawMarks(props, at: Point(column: 2, row: area.row), of: &canvas)
    for hint in hints(props) {
      guard column + hint.width <= right else { break }
      hint.write(at: Point(column: column, row: area.row), theme: theme, to: &canvas, &metrics)
      column += hint.width + Self.gap
    }
  }

  /// Says how many titles are marked; returns how many columns that takes.
  private func drawMarks(_ props: BrowseProps, at start: Point, of canvas: inout Canvas) -> Int {
    guard props.marked > 0, props.showsMarks, !props.isForChoosing else { return 0 }
    let words = ScreenWording.marked(props.marked, elsewhere: props.markedElsewhere)
    return canvas.write(words, at: start, style: theme.strong) + Self.gap
  }

  /// How far apart the hints are.
  private static let gap = 3

  /// Help and quit are on the right; help is the last hint to disappear.
  ///
  /// A notice that does not fit next to them takes their place: it may hold a link to copy by hand.
  private func lastHints(_ props: BrowseProps, in area: Rect) -> ArraySlice<Hint> {
    let hints = [Command.help, .quit].compactMap { Hint($0, in: props, of: keymap) }[...]
    guard let notice = props.notice else { return hints }
    let kept = (0...hints.count).reversed().first { count in
      let room = hints.prefix(count).reduce(area.width - 4) { $0 - $1.width - Self.gap }
      return notice.words(keymap).cellWidth <= room
    }
    return hints.prefix(kept ?? 0)
  }

  private func hints(_ props: BrowseProps) -> [Hint] {
    (props.hasRowsToMoveIn ? Hint.moving(in: props.pane, of: keymap) : [])
      + props.hintedCommands.compactMap { command in
        command == .sort(.rating)
          ? Hint(sortingIn: props.pane, of: keymap) : Hint(command, in: props, of: keymap)
      }
  }
}

extension Hint {
  /// Returns `nil` for a command without a key in the pane, or without words for the footer.
  fileprivate init?(_ command: Command, in props: BrowseProps, of keymap: Keymap) {
    guard let label = props.hint(of: command),
      let key = keymap.usableKey(for: command, in: props.pane)
    else {
      return nil
    }
    self.init(key: key.written, label: label, target: .command(command))
  }

  /// The key that begins the chords for sorting; `nil` if there is none.
  fileprivate init?(sortingIn pane: Pane, of keymap: Keymap) {
    guard let keys = keymap.usableKey(for: .sort(.rating), in: pane)?.keys, keys.count > 1,
      let first = keys.first
    else { return nil }
    self.init(key: first.written, label: ScreenWording.sort, target: .chord([first]))
  }

  /// The arrows: as one hint, or as two where they move something else sideways.
  fileprivate static func moving(in pane: Pane, of keymap: Keymap) -> [Hint] {
    func keys(_ commands: Command...) -> String {
      commands.compactMap { keymap.usableKey(for: $0, in: pane)?.written }.joined()
    }
    let (vertical, sideways) = (keys(.moveUp, .moveDown), keys(.moveLeft, .moveRight))
    let words = pane.movements
    let hints =
      words.sideways.map { word in
        [
          Hint(key: vertical, label: words.vertical, target: .command(.moveDown)),
          Hint(key: sideways, label: word, target: .command(.moveRight)),
        ]
      } ?? [Hint(key: vertical + sideways, label: words.vertical, target: .command(.moveDown))]
    return hints.filter { !$0.key.isEmpty }
  }
}

extension Pane {
  /// What the arrows do; `sideways` is `nil` where all four do the same, or there are only two.
  fileprivate var movements: (vertical: String, sideways: String?) {
    switch self {
    case .details, .help: ("scroll", nil)
    case .about: ("scroll", "season")
    case .episodes: ("episode", "season")
    case .chart: ("season", "episode")
    case .compare: ("scroll", "title")
    case .openNames: ("name", "title")
    default: ("move", nil)
    }
  }
}

extension BrowseProps {
  /// The commands of the footer, the most useful first.
  fileprivate var hintedCommands: [Command] {
    let retry: [Command] = hasFailures ? [.retry] : []
    let allRows: [Command] = header.filter == nil ? [] : [.back]
    let back: [Command] = canGoBack || clearsMarks ? [.back] : allRows
    let walls: [Command] = showsPosters ? [.wall] : []
    let compare: [Command] = ComparePage.counts.contains(marked) && !isForChoosing ? [.compare] : []
    switch pane {
    case .about: return retry + [.open, .nextView, .back, .nextTitle, .openLink, .copyLink]
    case .episodes, .heatMap, .chart:
      return retry + compare + [.open, .nextView, .back, .mark, .search, .openLink, .copyLink]
    case .compare: return retry + [.open, .back, .openLink, .copyLink]
    case .wall:
      return retry + compare + marking + [.open] + (clearsMarks ? [.back] : allRows) + [
        .wall, .search, .filterRows, .sort(.rating), .filterKind, .filterYear,
      ]
    case .results where library != nil:
      let rows: [Command] = library?.movesRows == true ? [.rowDown] : []
      return compare + marking + [.nextTab, .open, .back, .watchlist, .seen] + rows
        + [.filterRows, .sort(.rating), .search]
    case .results where list.count == 0:
      let filter: [Command] = header.filter == nil ? [] : [.filterRows]
      return retry + back + [.search] + filter + [.filterKind, .filterYear]
    case .results:
      return retry + compare + marking + [.open] + back
        + [.search, .filterRows, .sort(.rating), .filterKind, .filterYear] + walls + [
          .openLink, .copyLink,
        ]
    case .details:
      let series: [Command] = seriesOfEpisode == nil ? [] : [.openSeries]
      return retry + series + [.back, .nextTitle, .search, .openLink, .copyLink]
    case .searchField: return [.submit, .olderQuery, .back]
    case .yearField, .filterField: return [.submit, .back]
    case .help: return isHelpSearched ? [.submit, .back] : [.back]
    case .history: return hasRowsToMoveIn ? [.submit, .back] : [.back]
    case .statistics: return [.open, .nextTab, .back]
    case .openNames:
      return retry + [.open, .otherName, .leaveOut, .undo, .back]
    case .tonight:
      return [.open, .veto, .drawAgain, .filterRows, .switchSource, .back, .watchlist]
    case .wishField: return [.submit, .back]
    case .prompt: return [.submit, .back]
    case .copyMenu: return [.choose, .back]
    case .smallScreen: return []
    }
  }

  /// Marking is what a session for choosing is about; in others it is a help among many.
  private var marking: [Command] { isForChoosing || marked > 0 ? [.mark] : [] }

  /// Whether Esc takes marks away that the page shows.
  private var clearsMarks: Bool {
    switch pane {
    case .results, .wall, .episodes, .heatMap, .chart: marked > markedElsewhere
    default: false
    }
  }

  /// The words for a command: Enter on a query that has been answered only goes to its rows.
  fileprivate func hint(of command: Command) -> String? {
    if command == .submit, pane == .help { return "run" }
    if command == .open, let names = openNames?.page, names.lacksTitle { return nil }
    if command == .otherName || command == .leaveOut, openNames?.page.selected == nil { return nil }
    if command == .submit, case .openName = prompt?.prompt.question { return "look" }
    if command == .submit, case .retrace(_, let direction) = prompt?.prompt.question {
      return (direction == .back ? Command.undo : .redo).hint(in: pane)
    }
    if command == .back, clearsMarks { return ScreenWording.clearMarks }
    if command == .back, pane == .results || pane == .wall, header.filter != nil {
      return command.hint(in: .filterField)
    }
    if isForChoosing {
      if command == .open {
        let elsewhere = markedElsewhere > 0 ? " (\(markedElsewhere.grouped) elsewhere)" : ""
        return marked > 0 ? "choose \(marked.grouped)\(elsewhere)" : "choose"
      }
      if command == .quit { return "cancel" }
    }
    if command == .back, pane == .yearField, header.years == nil {
      return command.hint(in: .results)
    }
    return command == .submit && pane == .searchField
      ? hintOfSearching : command.hint(in: pane)
  }

  /// What Enter does in the search line; `nil` if there is something to mend before.
  private var hintOfSearching: String? {
    switch list.remark {
    case .mistake: return nil
    case .didYouMean(_, isAcceptable: true): return Command.submit.hint(in: .searchField)
    case .didYouMean, .answered, .unjudged, nil:
      let isAnswered = list.showsRows && !list.isStale && status != .stopped
      return isAnswered ? "list" : Command.submit.hint(in: .searchField)
    }
  }

  /// Whether the pane has anything to move in.
  fileprivate var hasRowsToMoveIn: Bool {
    switch pane {
    case .results, .wall: list.count > 0
    case .history: history?.entries.isEmpty == false
    case .prompt: prompt?.lists.isEmpty == false
    case .openNames: openNames?.page.selected != nil
    default: true
    }
  }

  /// Whether the user is searching the help.
  private var isHelpSearched: Bool {
    if case .help(let help) = overlay { !help.search.text.isEmpty } else { false }
  }

  /// Whether there is something on the screen that a retry could fix.
  private var hasFailures: Bool {
    if detail?.error != nil { return true }
    if openNames?.failure?.error.mayPass == true { return true }
    if comparison?.titles.contains(where: { $0.error != nil }) == true { return true }
    switch status {
    case .stopped: return true
    case .notCompleted(let error): return error.mayPass
    case .loading, .fellBack, nil: break
    }
    switch list.content {
    case .error(let error, _): return error.mayPass
    case .rows(let rows):
      return rows.contains { if case .missing = $0 { true } else { false } }
    case .noneLeft, .empty, .nothingTyped, .tooShort, .waiting: return false
    }
  }
}

extension ListProps {
  /// Whether the list shows rows, and not something in their place.
  fileprivate var showsRows: Bool {
    if case .rows = content { true } else { false }
  }
}
