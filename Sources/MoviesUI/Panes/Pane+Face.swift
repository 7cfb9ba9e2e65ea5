import MoviesCore
import Redux
import TerminalUI
import Titles

/// The table of the panes' faces; each is in the folder of its page.
extension Pane {
  /// The face of the pane: the meaning of its keys, and the words for it.
  var face: any PaneFace {
    switch self {
    case .results: ResultsPane()
    case .wall: WallPane()
    case .details: DetailsPane()
    case .about: AboutPane()
    case .episodes: EpisodesPane()
    case .heatMap: HeatMapPane()
    case .chart: ChartPane()
    case .compare: ComparePane()
    case .statistics: StatisticsPane()
    case .openNames: OpenNamesPane()
    case .steps: StepsPane()
    case .diary: DiaryPane()
    case .nextUp: NextUpPane()
    case .tonight: TonightPane()
    case .importing: ImportPane()
    case .home: HomePane()
    case .wishField: WishFieldPane()
    case .searchField: SearchFieldPane()
    case .yearField: YearFieldPane()
    case .filterField: FilterFieldPane()
    case .prompt: PromptPane()
    case .viewingForm: ViewingFormPane()
    case .history: HistoryPane()
    case .doorLabels: DoorLabelsPane()
    case .help: HelpPane()
    case .copyMenu: CopyMenuPane()
    case .smallScreen: SmallScreenPane()
    }
  }
}

/// The table of the pages' faces; each is in the folder of its page.
extension PageProps {
  /// The face that draws the page; `nil` for a list, which shares the screen with details.
  var face: (any PageFace)? {
    switch self {
    case .results, .library: nil
    case .title(let props): props
    case .series(let props): props
    case .compare(let props): props
    case .statistics(let props): props
    case .openNames(let props): props
    case .steps(let props): props
    case .diary(let props): props
    case .nextUp(let props): props
    case .tonight(let props): props
    case .importing(let props): props
    case .home(let props): props
    }
  }
}

/// The pane of a list as a wall of posters.
struct WallPane: ListFace {
  var name: String { "wall of posters" }

  var keys: [(Command, String)] {
    Keymap.moving(andSideways: true) + [(.open, "Enter"), (.wall, "P"), (.switchPane, "Tab")]
      + Keymap.goingBack + Keymap.list
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    props.retry + props.compare + props.marking + [.open]
      + (props.clearsMarks ? [.back] : props.allRows) + props.ways
      + [.wall, .search, .filterRows, .sort(.rating)] + props.keeping
      + [.filterKind, .filterYear, .openLink, .copyLink]
  }

  func word(for command: Command) -> String? {
    command == .wall ? "list" : command.entry.hint
  }

  func move(by rows: Int, in context: CommandContext) -> any Action {
    let list = context.state.list
    return MoviesAction.moved(by: list.cursor.step(byLines: rows, of: list.count))
  }

  func pageLength(in context: CommandContext) -> Int { context.metrics[.wall].rows }

  /// Moves by whole lines, one for each step of the wheel.
  func wheel(
    by rows: Int, over _: HitArea.Item?, in context: CommandContext
  ) -> (any Action)? { move(by: rows.signum(), in: context) }
}

/// The pane of a list as rows: the results of a query, or a list of the library.
struct ResultsPane: ListFace {
  var name: String { "results" }

  var keys: [(Command, String)] {
    Keymap.moving() + [
      (.open, "Enter l Right"), (.switchPane, "Tab"), (.detailsDown, "J"), (.detailsUp, "K"),
      (.posters, "i"), (.wall, "P"),
    ] + Keymap.goingBackOrLeft + Keymap.list
  }

  func name(in props: BrowseProps) -> String { props.isInLibrary ? "library" : name }

  var waysHere: [(Command, String)] {
    [(.goToResults, "gr"), (.goToWatchlist, "gw"), (.goToSeen, "gx"), (.goToLists, "gl")]
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    if case .library(let library) = props.page {
      let movesDown = library.movesRows && !props.isAtLastRow
      return props.compare + props.marking + [.open, .back] + props.ways + [.nextTab]
        + (movesDown ? [.rowDown] : []) + [.filterRows, .sort(.rating), .search]
        + props.keeping + [.openLink, .copyLink]
    }
    let back = props.canGoBack || props.clearsMarks ? [.back] : props.allRows
    if props.list.count == 0 {
      let filter: [Command] = props.header.filter == nil ? [] : [.filterRows]
      return props.retry + back + [.search] + filter + [.filterKind, .filterYear]
    }
    return props.retry + props.compare + props.marking + [.open] + back + props.ways
      + (props.person == nil ? [] : [.nextTab])
      + [.search, .filterRows, .sort(.rating)] + props.keeping + [.filterKind, .filterYear]
      + (props.showsPosters ? [.wall] : []) + [.openLink, .copyLink]
  }
}

/// The pane of the form for a viewing.
struct ViewingFormPane: FieldFace {
  var name: String { "viewing" }

  var keys: [(Command, String)] {
    [
      (.submit, "Enter"), (.moveDown, "Down Tab"), (.moveUp, "Up Shift-Tab"), (.moveLeft, "Left"),
      (.moveRight, "Right"), (.back, "Esc"),
    ]
  }

  var movements: (vertical: String, sideways: String?) { ("field", nil) }
  func hintedCommands(in _: BrowseProps) -> [Command] { [.submit, .back] }

  func word(for command: Command) -> String? {
    switch command {
    case .back: "close"
    case .submit: "save"
    default: command.entry.hint
    }
  }

  func input(in state: AppState) -> TextInput? { state.viewingForm.map { $0[$0.selected] } }
  func edited(_ input: TextInput, in _: AppState) -> (any Action)? {
    ViewingFormAction.edited(input)
  }

  func move(by rows: Int, in _: CommandContext) -> any Action {
    ViewingFormAction.fieldMoved(by: rows)
  }

  /// Switches the occasion, or moves the cursor in a text.
  func moveSideways(by steps: Int, in context: CommandContext) -> any Action {
    guard let form = context.state.viewingForm, form.selected != .occasion else {
      return ViewingFormAction.occasionSwitched
    }
    var input = form[form.selected]
    input.cursor = max(0, min(input.cursor + steps, input.text.count))
    return ViewingFormAction.edited(input)
  }

  /// Keeps the viewing, or reports a mistake in a field.
  func submit(in context: CommandContext) -> (any Action)? {
    guard let form = context.state.viewingForm, form.progress != .saving else { return nil }
    do throws(ViewingForm.Mistake) {
      let viewing = try form.viewing(today: context.state.today)
      return LibraryPageAction.answered(.seenOn(viewing, form.ids))
    } catch {
      return ViewingFormAction.refused(error)
    }
  }

  /// Selects a field by its item; the items are the fields, in their order.
  func select(_ item: HitArea.Item, in _: AppState) -> any Action {
    ViewingFormAction.fieldSelected(ViewingForm.Field.allCases[item.index])
  }
}
