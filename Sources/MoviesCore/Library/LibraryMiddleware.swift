import Files
import Keeping
public import Redux
public import Titles

/// Returns the middlewares of a session with a library: for the user's changes, for what the screen
/// needs to read, and for the requests.
///
/// - Parameters:
///   - clock: Measures delays.
///   - service: The library.
///   - today: Returns the day of a viewing or a rating; `nil` if unknown.
/// - Returns: The middlewares, in their order; each hands on every action unchanged.
public func libraryMiddlewares(
  clock: any Clock<Duration>, service: LibraryService,
  today: @escaping @MainActor @Sendable () -> CalendarDate?
) -> [Middleware<AppState>] {
  [
    libraryMiddleware(today: today), openNamesMiddleware, libraryReading,
    requestMiddleware(AppState.self, service, clock: clock),
  ]
}

/// Sends the user's changes to the library, and reacts to its events.
private func libraryMiddleware(
  today: @escaping @MainActor @Sendable () -> CalendarDate?
) -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      if let event = action.matching(LibraryEvent.self) {
        context.follow(event)
      } else if let action = action.matching(KeepingAction.self) {
        context.carryOut(action, on: today(), typedIn: action.draft)
      } else if let action = action.matching(LibraryPageAction.self) {
        switch action {
        case .answered(let answer):
          context.carryOut(answer, on: today(), typedIn: Draft(isInBox: true))
        case .rowMoved:
          if let request = context.selecting(\.requestOfPlace) { context.dispatch(request) }
        default: break
        }
      } else if case .setDetail(let answer) = action.matching(DetailAction.self) {
        context.teach(answer)
      } else if case .setSeason(let answer, let number, let series) = action.matching(
        SeriesAction.self)
      {
        context.identify(answer, number, of: series)
      }
    }
  }
}

extension StoreContext<AppState> {
  /// Sends the user's change to the library; if nothing would change, the draft for it has ended.
  @MainActor
  fileprivate func carryOut(
    _ action: KeepingAction, on today: CalendarDate?, typedIn draft: Draft?
  ) {
    let request = selecting { $0.request(after: action, on: today, typedIn: draft) }
    if let request { return dispatch(request) }
    if let draft { dispatch(LibraryEvent.draftKept(draft)) }
  }

  @MainActor
  fileprivate func follow(_ event: LibraryEvent) {
    switch event {
    case .changedElsewhere: readLibrary()
    case .edited(let news):
      readLibrary(unlessAt: news.revisions.after)
      askForFacts(about: news.entries)
    case .learnt(let news): readLibrary(unlessAt: news.revisions.after)
    case .stepped(nil, .done): break
    case .stepped(let step, let direction):
      dispatch(ScreenAction.noticed(.library(step, direction)))
    case .stepFound(let step, let direction):
      let isDone = selecting { $0.library.doubts(about: step).isEmpty && !$0.isAskedAboutStep }
      if isDone { dispatch(RetraceStep(step.id, direction)) }
    case .wentBack(let step, let count):
      dispatch(ScreenAction.noticed(.wentBack(to: step, count: count)))
    case .overtaken(let step): dispatch(ScreenAction.noticed(.overtaken(step)))
    case .failed(let error):
      dispatch(ScreenAction.noticed(.libraryFailed(error)))
      if case .noteChanged = error { readLibrary() }
      if error.leavesRowsReadable, let tab = selecting({ $0.screen.pages.library?.tab }) {
        dispatch(GetLibraryRows(tab))
      }
    case .draftRefused(let draft, let error):
      guard let file = draft.file else { break }
      dispatch(ScreenAction.noticed(.noteNotKept(error, file: file)))
    default: break
    }
  }

  /// Reads the library again, unless the state is at this revision; a reading that began earlier
  /// may be older.
  @MainActor
  private func readLibrary(unlessAt revision: Int? = nil) {
    let known = selecting(\.library.revision)
    let isCurrent = known != nil && known == revision
    if !isCurrent || effects.isUnderWay(LibraryRequestID.whole) {
      dispatch(ReadLibrary(known: known))
    }
  }

  /// Requests the facts about titles that the library knows only by their rows, so that it can
  /// count and propose them: for a single title from anywhere, for several only from this machine.
  @MainActor
  private func askForFacts(about entries: [LibraryEntry]) {
    let state = getState()
    let bare = entries.map(\.facts).filter { state.knowsOnlyRow(of: $0) }
    let isWorthRequest =
      bare.count == 1 && bare.first?.kind != .episode && !state.service.savesRequests
    guard isWorthRequest || state.abilities.answersHere else { return }
    for facts in bare {
      let reach = isWorthRequest ? CachePolicy.anywhere : .here
      dispatch(GetDetail(facts.id, reach: reach, staysHere: reach == .here))
    }
  }

  /// Lets the library keep new facts about a title that it has.
  @MainActor
  fileprivate func teach(_ answer: Answer<TitleDetail>) {
    let facts = answer.value.keepable(from: answer.source)
    if selecting({ $0.library.marks[facts.id] }) != nil {
      dispatch(TeachLibrary([facts], age: answer.toldAgo, toldBy: answer.origins))
    }
  }

  /// Teaches the library the ids of a season's episodes that it knows only by their numbers.
  @MainActor
  fileprivate func identify(_ season: Answer<Season>, _ number: Int, of series: TitleID) {
    let marks = selecting(\.library.marks)
    let identified = season.value.episodes.compactMap { episode -> TitleDetail? in
      guard let id = episode.id, let place = episode.number else { return nil }
      let known = EpisodeNumber(series: series, season: number, episode: place)
      guard marks[TitleID(known)] != nil else { return nil }
      return TitleDetail(
        id: id, title: episode.title, kind: .episode, season: number, episode: place,
        seriesID: series)
    }
    guard !identified.isEmpty else { return }
    dispatch(TeachLibrary(identified, age: season.toldAgo, toldBy: season.origins))
  }
}

extension AppState {
  /// Whether nothing more is known about a title than its row.
  fileprivate func knowsOnlyRow(of facts: TitleDetail) -> Bool {
    facts.minutes == nil && facts.genres.isEmpty
      && titles.detail(of: facts.id)?.suffices(.anywhere) != true
  }
}

extension LibraryError {
  /// Whether the error concerns only a change, so that rows that were moved ahead of it can be read
  /// again.
  fileprivate var leavesRowsReadable: Bool {
    switch trouble {
    case .unwritable, .full: true
    case .damaged, .newer, .older, .unreadable, .locked: false
    case nil: self == .noteTooLong
    }
  }
}
