public import Redux
import Search
import Titles

/// Removes a notice after enough time to read it, and adds notices about events that would go
/// unnoticed.
public func noticeMiddleware() -> Middleware<AppState> {
  restNotices + lookUpNotices
    + Middleware { context, next in
      { action in
        if case .takenAway(let ids) = action.matching(MarkAction.self) {
          let seen = context.selecting { $0.marksOnPage.count { ids.contains($0) } }
          let notice = Notice.marksTakenAway(ids.count, elsewhere: ids.count - seen)
          next(action)
          return context.dispatch(ScreenAction.noticed(notice))
        }
        let isVeto = action.matching(TonightAction.self) == .vetoed
        let vetoes = isVeto ? context.selecting(\.vetoes) : nil
        let wasSearchable = context.selecting { $0.errors.isUnsearchable != true }
        next(action)
        if wasSearchable, context.selecting(\.failsHereUnseen) {
          context.dispatch(ScreenAction.noticed(.notSearchedHere))
        }
        context.noticeList(after: action)
        if isVeto, context.selecting(\.vetoes) != vetoes {
          context.dispatch(ScreenAction.noticed(.vetoed))
        }
        if case .leftOut(let omissions, let query) = action.matching(MoviesAction.self),
          query == context.getState().results.asked
        {
          context.dispatch(ScreenAction.noticed(.leftOut(omissions)))
        } else if let request = action.matching(GetMovies.self),
          let omissions = context.getState().cachedOmissions(of: request)
        {
          context.dispatch(ScreenAction.noticed(.leftOut(omissions)))
        }
        if case .notListed(let season, let series) = action.matching(SeriesAction.self),
          context.selecting({ $0.looked(beyond: season - 1, of: series) })
        {
          context.dispatch(ScreenAction.noticed(.noFurtherSeason(season)))
        }
        if action.matching(PosterAction.self) == .toggled {
          let isOn = context.getState().posters.isOn
          context.dispatch(ScreenAction.noticed(.postersSwitched(isOn: isOn)))
        }
        switch action.matching(ScreenAction.self) {
        case .noticed:
          context.dispatch(NoticeExpiry())
        case .themeSwitched:
          let state = context.getState()
          let theme = state.screen.theme ?? .auto
          let background = state.screen.background
          let isReadable =
            state.settings.paintsBackground
            || theme.isReadable(on: background, own: state.screen.ownTheme)
          context.dispatch(
            ScreenAction.noticed(
              isReadable ? .themeSwitched(theme) : .themeHardToRead(theme, on: background)))
        case .mouseToggled:
          let isOn = context.getState().screen.listensToMouse
          context.dispatch(ScreenAction.noticed(.mouseSwitched(isOn: isOn)))
        default:
          break
        }
      }
    }
}

/// Reports how much of the list has loaded once loading its rest has ended, unless the user has
/// left that list.
private var restNotices: Middleware<AppState> {
  reaction(to: { $0.screen.pages.queryLoadingRest }) { query, next, context in
    let state = context.getState()
    guard next == nil, state.list.asked == query, !state.list.isStale,
      state.list.results.count > 0, let notice = state.endOfRest
    else { return }
    context.dispatch(ScreenAction.noticed(notice))
  }
}

/// Reports how many facts were looked up for the list, unless the user has left it.
private var lookUpNotices: Middleware<AppState> {
  reaction(to: { $0.screen.pages.lookUp }) { lookUp, next, context in
    guard next == nil, let lookUp, context.selecting({ $0.list.asked == lookUp.query }) else {
      return
    }
    context.dispatch(ScreenAction.noticed(context.selecting { $0.lookedUp(lookUp) }))
  }
}

extension AppState {
  /// Whether the last search on this machine was impossible, which the service's answer hides.
  fileprivate var failsHereUnseen: Bool {
    errors.isUnsearchable == true && results.asked?.serviceQuery != nil
  }
}

extension StoreContext<AppState> {
  /// Reports how much of a sorted list is known, or that nothing of the list is left to load.
  @MainActor
  fileprivate func noticeList(after action: any Action) {
    switch action.matching(MoviesAction.self) {
    case .sortChosen:
      guard selecting({ $0.list.offer == nil && !$0.list.isLoadingRest }),
        let part = selecting({ $0.list.sortedPart }), part.known < part.count
      else { return }
      dispatch(ScreenAction.noticed(.sorted(part)))
    case .restRequested:
      let state = getState()
      guard state.list.results.count > 0, state.list.missingPages.isEmpty, state.list.offer == nil
      else { return }
      dispatch(
        ScreenAction.noticed(state.factsOffer.map(Notice.factsPrice) ?? state.loadedRows))
    default: break
    }
  }
}

extension AppState {
  /// The notice that tells how much of the list is loaded.
  fileprivate var loadedRows: Notice {
    .restLoaded(of: list.results)
  }

  /// The notice once the rest of the list has loaded; `nil` if the user did not ask for it, and
  /// nothing is missing.
  fileprivate var endOfRest: Notice? {
    let list = list
    guard list.loadsRestUnasked else { return loadedRows }
    if let part = list.sortedPart, part.known < part.count { return .sorted(part) }
    return list.results.missingPages.isEmpty ? nil : loadedRows
  }

  /// Returns the notice of a finished look-up: the number of titles, and any error.
  fileprivate func lookedUp(_ lookUp: LookUp) -> Notice {
    let missing = lookUp.titles.filter { titles.detail(of: $0)?.suffices(.anywhere) != true }
    let error = missing.lazy.compactMap { errors.byRequest[.title($0)] }.first
    return .lookedUp(lookUp.count - missing.count, of: lookUp.count, error, at: source)
  }

  /// Whether the user has tried to go beyond a season of the series on the page.
  fileprivate func looked(beyond season: Int, of series: TitleID) -> Bool {
    guard let page = seriesPage else { return false }
    return page.series == series && page.part == .season(season) && page.looksBeyond
  }

  /// Returns the words left out of a query whose cached answer is shown again.
  fileprivate func cachedOmissions(of request: GetMovies) -> [QueryOmission]? {
    guard request.page == 1, let omissions = cache.omissions[request.query],
      request.answer(in: self) != nil
    else { return nil }
    return omissions
  }
}

/// Removes a notice when its time is up; a newer notice restarts the time.
private struct NoticeExpiry: AsyncAction {
  typealias State = AppState

  var id: EffectID? { "notice" }
  var scheduling: EffectScheduling { .debounced(.seconds(4)) }

  func execute(_ context: StoreContext<AppState>) async {
    context.dispatch(ScreenAction.noticeExpired)
  }
}
