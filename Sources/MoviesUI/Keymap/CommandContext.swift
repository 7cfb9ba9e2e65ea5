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

  /// The action of a command; `nil` if it means nothing now.
  func action(for command: Command) -> (any Action)? {
    switch command {
    case .moveUp: move(by: -1)
    case .moveDown where pane == .searchField && state.canAcceptSuggestion: SearchAction.submitted
    case .moveDown: move(by: 1)
    case .moveLeft: moveSideways(by: -times)
    case .moveRight: moveSideways(by: times)
    case .pageUp: move(by: -page)
    case .pageDown: move(by: page)
    case .halfPageUp: move(by: -max(1, page / 2))
    case .halfPageDown: move(by: max(1, page / 2))
    case .moveFirst: moveToEnd(-1)
    case .moveLast: moveToEnd(1)
    case .detailsUp: scrolled(.details, by: -times)
    case .detailsDown: scrolled(.details, by: times)
    case .nextTitle: turn(by: times)
    case .previousTitle: turn(by: -times)
    case .posters: state.posters.means == nil ? noPictures : PosterAction.toggled
    case .wall: wall
    case .mark: state.markedByKey.map(MarkAction.toggled) ?? absence(.episodeNotIdentified)
    case .compare: compare
    case .openSeries: openSeries
    case .nextView: state.seriesPage == nil ? nil : SeriesAction.viewSwitched
    case .open: open
    case .search: ScreenAction.fieldEntered(.search)
    case .switchPane: switchPane
    case .complete: state.completed(in: pane) ?? ScreenAction.noticed(.nothingToComplete)
    case .filterKind, .filterYear: searchFilter(command)
    case .filterRows where pane == .tonight: TonightAction.fieldOpened
    case .filterRows: state.list.results.count > 0 ? ScreenAction.fieldEntered(.filter) : nil
    case .openLink:
      state.selectedTitle.map(LinkAction.openRequested) ?? absence(.episodeNotIdentified)
    case .copyID: copy(.id)
    case .copyLink: copy(.link)
    case .copyTitle: copy(.title)
    case .copyMarkdown: copy(.markdown)
    case .copyMenu:
      copiedTitle.map { ScreenAction.overlayOpened(.copyMenu(CopyMenu($0))) }
        ?? absence(.episodeNotIdentified)
    case .choose: menu.flatMap { copy($0.selected) }
    case .sortRating, .sortVotes, .sortYear, .sortTitle, .sortRuntime, .sortDisagreement,
      .sortMine, .sortSeen, .sortAdded, .sortOriginal:
      state.list.results.count > 0 ? MoviesAction.sortChosen(command.sortKey) : nil
    case .loadAll: state.list.results.count > 0 ? MoviesAction.restRequested : nil
    case .retry: MoviesAction.retried
    case .submit: submit
    case .olderQuery:
      pane == .history
        ? move(by: 1) : ScreenAction.overlayOpened(.history(HistoryState(in: state)))
    case .newerQuery: move(by: -1)
    case .help: pane == .help ? ScreenAction.overlayClosed : .overlayOpened(.help(HelpState()))
    case .mouse: ScreenAction.mouseToggled
    case .theme: ScreenAction.themeSwitched
    case .back: back
    case .quit: quit
    case .quitAtOnce: ScreenAction.quit
    case .watchlist, .seen, .note, .noteInEditor, .addToList, .rate1, .rate2, .rate3, .rate4,
      .rate5, .rate6,
      .rate7, .rate8, .rate9, .rate10, .unrate:
      keepingAction(for: command)
    case .undo: RetraceLibrary(.back)
    case .redo: RetraceLibrary(.forth)
    case .goToResults, .goToWatchlist, .goToSeen, .goToLists, .nextTab, .previousTab, .rowUp,
      .rowDown, .saveList, .goToStatistics, .goToOpenNames, .otherName, .leaveOut, .candidate1,
      .candidate2, .candidate3, .candidate4, .candidate5, .candidate6, .candidate7, .candidate8,
      .candidate9, .tonight, .veto, .takeVetoBack, .drawAgain,
      .switchSource, .switchSeen:
      libraryAction(for: command)
    case .redraw, .inspect, .suspend: nil
    }
  }

  /// Filters a search by kind or years; lists of the library have a filter of their own.
  private func searchFilter(_ command: Command) -> (any Action)? {
    guard state.screen.pages.library == nil else { return nil }
    return command == .filterKind
      ? SearchAction.kindChosen(state.search.kind.next) : ScreenAction.fieldEntered(.year)
  }

  /// Shows the wall of posters if the terminal and the screen's size allow it, or the list again.
  private var wall: any Action {
    if state.screen.wall != nil { return PosterAction.wallToggled }
    guard state.posters.means != nil else { return noPictures }
    let grid = WallGrid(width: state.screen.size.columns, height: state.screen.listRows)
    return grid == nil ? ScreenAction.noticed(.noRoomForWall) : PosterAction.wallToggled
  }

  private var noPictures: ScreenAction { .noticed(.noPictures) }

  /// Opens the selected title, or agrees to what the user is asked about the list.
  private var open: (any Action)? {
    switch pane {
    case .about: return SeriesAction.seasonMoved(by: 1)
    case .statistics: return openStatistics
    case .openNames: return settleName
    case .tonight: return state.selectedTitle.map(ScreenAction.titleOpened)
    case .episodes, .heatMap, .chart, .compare:
      return state.selectedTitle.map(ScreenAction.titleOpened) ?? absence(.episodeWithoutID)
    default: break
    }
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
  private var compare: any Action {
    let ids = state.marks.ids
    return ComparePage.counts.contains(ids.count)
      ? CompareAction.opened(ids) : ScreenAction.noticed(.marksToCompare(ids.count))
  }

  /// Opens the page of the series that an episode belongs to, at that episode.
  private var openSeries: SeriesAction? {
    guard let episode = state.readEpisode, let series = state.seriesOfEpisode(episode) else {
      return nil
    }
    let season = state.titles.detail(of: episode)?.value.season
    return .opened(series, at: episode, season: season)
  }

  /// Turns to the next title of the list or, from an episode, to the next one of its series.
  private func turn(by titles: Int) -> any Action {
    state.readEpisode == nil ? MoviesAction.moved(by: titles) : SeriesAction.turned(by: titles)
  }

  private var submit: (any Action)? {
    switch pane {
    case .yearField: SearchAction.yearSubmitted
    case .filterField: SearchAction.filterSubmitted
    case .history: state.selectedEarlierQuery.map(SearchAction.recalled)
    case .prompt: answer
    case .wishField: TonightAction.fieldSubmitted
    default: SearchAction.submitted
    }
  }

  /// The length of a page in the focused pane.
  private var page: Int {
    switch pane {
    case .help, .details, .about, .compare, .history, .wall, .openNames: metrics[pane].rows
    case .episodes: state.seriesPage?.rows.visibleRows ?? 1
    case .heatMap: state.heatMapGrid?.rows ?? 1
    case .chart: 10
    default: metrics[.results].rows
    }
  }

  private func move(by rows: Int) -> any Action {
    let rows = rows * times
    return switch pane {
    case .help, .details: scrolled(pane, by: rows)
    case .about, .compare: scrolled(.details, by: rows)
    case .episodes: SeriesAction.episodeMoved(by: rows)
    case .heatMap where state.heatMapGrid?.isTransposed == true: SeriesAction.seasonMoved(by: rows)
    case .heatMap: SeriesAction.episodeMoved(by: rows)
    case .chart: SeriesAction.seasonMoved(by: rows)
    case .history: HistoryAction.moved(by: rows)
    case .copyMenu: ScreenAction.menuMoved(by: rows)
    case .prompt: LibraryPageAction.prompted(.moved(by: rows))
    case .openNames: OpenNamesAction.moved(by: rows)
    case .tonight: TonightAction.moved(by: rows)
    case .statistics: StatisticsAction.moved(rows < 0 ? .up : .down, by: abs(rows))
    case .wall:
      MoviesAction.moved(
        by: state.list.cursor.step(byLines: rows, of: state.list.count))
    default: MoviesAction.moved(by: rows)
    }
  }

  private func moveSideways(by steps: Int) -> any Action {
    switch pane {
    case .about, .episodes: SeriesAction.seasonMoved(by: steps)
    case .heatMap where state.heatMapGrid?.isTransposed == true:
      SeriesAction.episodeMoved(by: steps)
    case .heatMap: SeriesAction.seasonMoved(by: steps)
    case .chart: SeriesAction.runMoved(by: steps)
    case .compare: CompareAction.moved(by: steps)
    case .openNames: OpenNamesAction.candidateMoved(by: steps)
    case .statistics: StatisticsAction.moved(steps < 0 ? .left : .right, by: abs(steps))
    default: MoviesAction.moved(by: steps)
    }
  }

  private func scrolled(_ pane: Pane, by rows: Int) -> ScreenAction {
    .scrolled(pane, by: rows, limit: metrics[pane].scrollLimit)
  }

  private func moveToEnd(_ direction: Int) -> any Action {
    switch pane {
    case .help, .details, .about, .compare, .history: move(by: direction * Int(Int32.max))
    case .episodes, .heatMap: SeriesAction.episodeSelected(row: direction < 0 ? 0 : .max)
    case .chart: SeriesAction.runMoved(by: direction * Int(Int32.max))
    case .statistics: StatisticsAction.endSelected(isLast: direction > 0)
    case .openNames: OpenNamesAction.selected(row: direction < 0 ? 0 : .max)
    case .tonight: TonightAction.selected(direction < 0 ? 0 : .max)
    default: MoviesAction.selected(row: direction < 0 ? 0 : .max)
    }
  }

  private var switchPane: ScreenAction? {
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
    menu?.title ?? state.selectedTitle.flatMap(state.summary)
  }

  private func copy(_ form: CopyForm) -> (any Action)? {
    copiedTitle.map { LinkAction.copyRequested(form.text(of: $0)) }
      ?? absence(.episodeNotIdentified)
  }

  /// Says why nothing can be done with a selected episode that has no id; `nil` where none is.
  func absence(_ notice: Notice) -> ScreenAction? {
    state.selectedEpisode.flatMap { $0.id == nil ? .noticed(notice) : nil }
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
