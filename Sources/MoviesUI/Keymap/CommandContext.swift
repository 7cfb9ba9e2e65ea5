import MoviesCore
import Redux
import Titles

/// The context in which a command is called; it turns the command into an action.
struct CommandContext {
  var pane: Pane
  var state: AppState
  var metrics: FrameMetrics
  /// The number of times in a row that the command is called; more than once only for a movement.
  var times = 1
  /// The titles that the command is called for; `nil` for those chosen on the page.
  var targets: [TitleID]?

  /// Whether there is a list to sort, or to load to its end.
  var hasList: Bool { state.list.results.count > 0 }

  /// The action that moves to the next row, or accepts the search line's suggestion.
  var moveDown: any Action {
    pane == .searchField && state.canAcceptSuggestion ? SearchAction.submitted : step(by: 1)
  }

  /// The action that turns the pictures on or off.
  var posters: any Action { state.posters.means == nil ? noPictures : PosterAction.toggled }

  var mark: (any Action)? {
    state.markedByKey.map(MarkAction.toggled) ?? absence(.episodeNotIdentified)
  }

  var complete: any Action {
    state.completed(in: pane) ?? ScreenAction.noticed(.nothingToComplete)
  }

  /// The action that filters a search by kind; lists of the library have a filter of their own.
  var filterKind: (any Action)? {
    state.screen.pages.library == nil ? SearchAction.kindChosen(state.search.kind.next) : nil
  }

  /// The action that filters a search by years; lists of the library have a filter of their own.
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

  /// The action that copies the selected form of the menu.
  var choose: (any Action)? { menu.flatMap { copy($0.selected) } }

  var help: any Action {
    pane == .help ? ScreenAction.overlayClosed : .overlayOpened(.help(HelpState()))
  }

  /// The action that shows the wall of posters, if there is room for one, or the list again.
  var wall: any Action {
    if state.screen.wall != nil { return PosterAction.wallToggled }
    guard state.posters.means != nil else { return noPictures }
    let grid = WallGrid(
      width: state.screen.size.columns, height: state.screen.listRows, titles: state.list.count)
    return grid == nil ? ScreenAction.noticed(.noRoomForWall) : PosterAction.wallToggled
  }

  private var noPictures: ScreenAction { .noticed(.noPictures) }

  /// The action that asks about IMDb's data, or says why nothing can be done.
  var imdb: any Action {
    guard let question = state.imdbQuestion else {
      return ScreenAction.noticed(.imdb(.notFromHere))
    }
    return asking(.imdb(question))
  }

  /// The action that opens the selected title.
  var openSelected: (any Action)? { state.selectedTitle.map(ScreenAction.titleOpened) }

  /// The action that opens the selected title of a list, or accepts the offer about the list.
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

  /// The action that compares the marked titles, or says how many titles can be compared.
  var compare: any Action {
    let ids = targets ?? state.marks.ids
    return ComparePage.counts.contains(ids.count)
      ? CompareAction.opened(ids) : ScreenAction.noticed(.marksToCompare(ids.count))
  }

  /// The action that opens the page of an episode's series, with that episode selected.
  var openSeries: SeriesAction? {
    guard let episode = state.readEpisode, let series = state.seriesOfEpisode(episode) else {
      return nil
    }
    let season = state.titles.detail(of: episode)?.value.season
    return .opened(series, at: episode, season: season)
  }

  /// Returns the action that turns to the next title of the list, or episode of the series.
  func turn(by titles: Int) -> any Action {
    state.readEpisode == nil ? MoviesAction.moved(by: titles) : SeriesAction.turned(by: titles)
  }

  /// The length of a page in the focused pane.
  var page: Int { pane.face.pageLength(in: self) }

  var halfPage: Int { max(1, page / 2) }

  /// Returns the action for this many steps with an arrow, as often as the command is called.
  func step(by steps: Int) -> any Action { pane.face.step(by: steps * times, in: self) }

  /// Returns the action that moves by this many rows, as often as the command is called.
  func move(by rows: Int) -> any Action { pane.face.move(by: rows * times, in: self) }

  /// Returns the action that moves sideways by this many steps, as often as the command is called.
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

  /// Returns a notice that a command is impossible for a selected episode without an IMDb id; `nil`
  /// if no such episode is selected.
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

extension CommandContext {
  /// The action of one step back: from an overlay, a wait, the marks on the page, the field or the
  /// page.
  ///
  /// A list that was opened through a link keeps its marks when it is left. Marks elsewhere are
  /// removed before the home page opens. Leaving the year field removes its filter.
  var back: (any Action)? {
    if let leaving = pane.face.leave(in: self) { return leaving }
    if let overlay = state.screen.overlay { return stepBack(from: overlay) }
    // Between two pages of a list that loads to its end, no request is under way.
    if state.awaitedLong != nil || state.list.isLoadingRest || state.list.lookUp != nil
      || state.isLoadingSeasons
    {
      return LoadingAction.cancelled
    }
    if state.list.offer != nil { return MoviesAction.restDeclined }
    let marks = state.list.door == nil ? state.marksOnPage : []
    if state.screen.field == nil, !marks.isEmpty { return MarkAction.takenAway(marks) }
    if state.screen.isAtList, state.list.filter != nil { return SearchAction.filterCleared }
    if pane == .wall { return PosterAction.wallToggled }
    guard state.isAtStart || pane == .home else { return ScreenAction.wentBack }
    if !state.marks.ids.isEmpty { return MarkAction.takenAway(state.marks.ids) }
    return state.hasHome && pane != .home
      ? HomeAction.opened : ScreenAction.noticed(.nothingBefore)
  }

  /// The action that closes the overlay or page; at the titles of a search and at home, quits.
  var quit: ScreenAction {
    if pane == .smallScreen { return .quit }
    if let overlay = state.screen.overlay { return stepBack(from: overlay) }
    return state.screen.isAtExit ? .quit : .wentBack
  }

  /// Returns the action that clears the search in the help, or else closes the overlay.
  private func stepBack(from overlay: Overlay) -> ScreenAction {
    switch overlay {
    case .help(let help) where !help.search.text.isEmpty: .helpSearched(TextInput())
    case .help, .history, .copyMenu, .prompt, .viewingForm, .doorLabels: .overlayClosed
    }
  }
}
