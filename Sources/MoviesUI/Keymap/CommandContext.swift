import MoviesCore
import Redux
import Titles

/// The context in which a command is called: turns it into the action that it means there.
struct CommandContext {
  var pane: Pane
  var state: AppState
  var metrics: FrameMetrics
  /// How many times in a row it is called; more than once only for a movement.
  var times = 1
  /// The titles that it is called for; `nil` for those that are chosen on the page.
  var targets: [TitleID]?

  /// Whether there is a list to sort, or to load to its end.
  var hasList: Bool { state.list.results.count > 0 }

  /// The next row, or what the search line proposes.
  var moveDown: any Action {
    pane == .searchField && state.canAcceptSuggestion ? SearchAction.submitted : step(by: 1)
  }

  /// Turns the pictures on or off.
  var posters: any Action { state.posters.means == nil ? noPictures : PosterAction.toggled }

  var mark: (any Action)? {
    state.markedByKey.map(MarkAction.toggled) ?? absence(.episodeNotIdentified)
  }

  var complete: any Action {
    state.completed(in: pane) ?? ScreenAction.noticed(.nothingToComplete)
  }

  /// Filters a search by kind; lists of the library have a filter of their own.
  var filterKind: (any Action)? {
    state.screen.pages.library == nil ? SearchAction.kindChosen(state.search.kind.next) : nil
  }

  /// Filters a search by years; lists of the library have a filter of their own.
  var filterYear: (any Action)? {
    state.screen.pages.library == nil ? ScreenAction.fieldEntered(.year) : nil
  }

  var olderQuery: any Action {
    pane == .history
      ? move(by: 1) : ScreenAction.overlayOpened(.history(HistoryState(in: state)))
  }

  var openLink: (any Action)? {
    (targets?.first ?? state.selectedTitle).map(LinkAction.openRequested)
      ?? absence(.episodeNotIdentified)
  }

  var copyMenu: (any Action)? {
    copiedTitle.map { ScreenAction.overlayOpened(.copyMenu(CopyMenu($0))) }
      ?? absence(.episodeNotIdentified)
  }

  /// Copies what is selected in the menu.
  var choose: (any Action)? { menu.flatMap { copy($0.selected) } }

  var help: any Action {
    pane == .help ? ScreenAction.overlayClosed : .overlayOpened(.help(HelpState()))
  }

  /// Shows the wall of posters if the terminal and the screen's size allow it, or the list again.
  var wall: any Action {
    if state.screen.wall != nil { return PosterAction.wallToggled }
    guard state.posters.means != nil else { return noPictures }
    let grid = WallGrid(
      width: state.screen.size.columns, height: state.screen.listRows, titles: state.list.count)
    return grid == nil ? ScreenAction.noticed(.noRoomForWall) : PosterAction.wallToggled
  }

  private var noPictures: ScreenAction { .noticed(.noPictures) }

  /// Asks about IMDb's data, or says why nothing can be done.
  var imdb: any Action {
    guard let question = state.imdbQuestion else {
      return ScreenAction.noticed(.imdb(.notFromHere))
    }
    return asking(.imdb(question))
  }

  /// Opens the selected title.
  var openSelected: (any Action)? { state.selectedTitle.map(ScreenAction.titleOpened) }

  /// Opens the selected title of a list, or agrees to what the user is asked about the list.
  var openListed: (any Action)? {
    switch state.list.offer {
    case .rest: return MoviesAction.restRequested
    case .facts: return MoviesAction.factsRequested
    case nil: break
    }
    guard state.settings.isForChoosing else {
      return state.list.selected.map(ScreenAction.titleOpened)
    }
    return state.list.selected.map(MarkAction.chosen)
  }

  /// Puts what is marked side by side, or says how many that must be.
  var compare: any Action {
    let ids = targets ?? state.marks.ids
    return ComparePage.counts.contains(ids.count)
      ? CompareAction.opened(ids) : ScreenAction.noticed(.marksToCompare(ids.count))
  }

  /// Opens the page of the series that an episode belongs to, at that episode.
  var openSeries: SeriesAction? {
    guard let episode = state.readEpisode, let series = state.seriesOfEpisode(episode) else {
      return nil
    }
    let season = state.titles.detail(of: episode)?.value.season
    return .opened(series, at: episode, season: season)
  }

  /// Turns to the next title of the list or, from an episode, to the next one of its series.
  func turn(by titles: Int) -> any Action {
    state.readEpisode == nil ? MoviesAction.moved(by: titles) : SeriesAction.turned(by: titles)
  }

  /// The length of a page in the focused pane.
  var page: Int { pane.face.pageLength(in: self) }

  var halfPage: Int { max(1, page / 2) }

  /// Goes so many steps with an arrow, as often as the command is called.
  func step(by steps: Int) -> any Action { pane.face.step(by: steps * times, in: self) }

  /// Moves by so many rows, as often as the command is called.
  func move(by rows: Int) -> any Action { pane.face.move(by: rows * times, in: self) }

  /// Moves sideways by so many steps, as often as the command is called.
  func moveSideways(by steps: Int) -> any Action {
    pane.face.moveSideways(by: steps * times, in: self)
  }

  func scrolled(_ pane: Pane, by rows: Int) -> ScreenAction {
    .scrolled(pane, by: rows, limit: metrics[pane].scrollLimit)
  }

  var switchPane: ScreenAction? {
    switch pane {
    case .results, .wall: state.list.selected.map(ScreenAction.titleOpened)
    case .details: .wentBack
    default: .listEntered
    }
  }

  private var menu: CopyMenu? {
    if case .copyMenu(let menu) = state.screen.overlay { menu } else { nil }
  }

  /// The title to copy: the menu's, or else the one that is being read or is selected.
  private var copiedTitle: TitleSummary? {
    menu?.title
      ?? state.selectedTitle.flatMap { $0.place == nil ? state.summary(of: $0) : nil }
  }

  func copy(_ form: CopyForm) -> (any Action)? {
    copiedTitle.map { LinkAction.copyRequested(form.text(of: $0)) }
      ?? absence(.episodeNotIdentified)
  }

  /// Says why something cannot be done with a selected episode that has no IMDb id; `nil` if
  /// nothing of the kind is selected.
  func absence(_ notice: Notice) -> ScreenAction? {
    state.selectedEpisode.flatMap { episode in
      episode.id.map { $0.place == nil } == true ? nil : .noticed(notice)
    }
  }
}

extension TitleKind? {
  /// The next filter in the cycle: all, films, series, games.
  fileprivate var next: TitleKind? {
    switch self {
    case nil: .movie
    case .movie: .series
    case .series: .game
    default: nil
    }
  }
}
