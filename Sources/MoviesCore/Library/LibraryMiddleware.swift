import Files
import Keeping
public import Redux
public import Titles

/// The middlewares of a session with a library: for what the user does to it, for what the screen
/// needs to know of it, and for the requests.
///
/// - Parameters:
///   - clock: Measures delays.
///   - service: The library.
///   - today: Tells the day on which something is seen or rated; `nil` if nobody knows.
/// - Returns: The middlewares, in their order; each hands on every action unchanged.
public func libraryMiddlewares(
  clock: any Clock<Duration>, service: LibraryService,
  today: @escaping @MainActor @Sendable () -> CalendarDate?
) -> [Middleware<AppState>] {
  [
    libraryMiddleware(today: today), entryReading, rowReading, counting, drawing,
  ] + openNamesMiddlewares + [requestMiddleware(AppState.self, service, clock: clock)]
}

/// Carries out what the user does to the library.
private func libraryMiddleware(
  today: @escaping @MainActor @Sendable () -> CalendarDate?
) -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      if let action = action.matching(LibraryAction.self) {
        context.respond(to: action, on: today())
      } else if case .setDetail(let answer) = action.matching(DetailAction.self) {
        context.teach(answer.value.keepable(from: answer.source))
      }
    }
  }
}

/// Reads all that is kept about the selected title.
private var entryReading: Middleware<AppState> {
  reaction(to: { $0.entryToRead }) { _, id, context in
    if let id { context.dispatch(GetEntries([id])) }
  }
}

/// Reads the rows of the library's page when another tab is shown, or when they may have changed.
private var rowReading: Middleware<AppState> {
  reaction(to: { $0.rowsToRead }) { _, wish, context in
    if let wish { context.dispatch(GetLibraryRows(wish.tab)) }
  }
}

/// Counts anew while the page of statistics shows another revision of the library.
private var counting: Middleware<AppState> {
  reaction(to: { $0.revisionToCount }) { _, revision, context in
    guard revision != nil else { return }
    context.dispatch(CountLibrary(today: context.selecting(\.today)))
  }
}

/// Draws the proposals for tonight that the page waits for.
private var drawing: Middleware<AppState> {
  reaction(to: { $0.screen.pages.tonight?.pendingDraw }) { _, draw, context in
    if let draw { context.dispatch(DrawTonight(draw)) }
  }
}

/// The rows that the page of the library wants, and of which revision.
private struct RowsWish: Equatable {
  var tab: LibraryTab
  var revision: Int
}

extension AppState {
  /// The selected title, if something is kept about it that is not known yet.
  fileprivate var entryToRead: TitleID? {
    guard let id = wantedTitle, library.marks[id] != nil,
      library.entries[id] == nil
    else { return nil }
    return id
  }

  fileprivate var revisionToCount: Int? {
    guard screen.pages.statistics != nil, library.revision != library.countedRevision else {
      return nil
    }
    return library.revision
  }

  fileprivate var rowsToRead: RowsWish? {
    guard let tab = screen.pages.library?.tab, let revision = library.revision else { return nil }
    return RowsWish(tab: tab, revision: revision)
  }
}

extension StoreContext<AppState> {
  @MainActor
  fileprivate func respond(to action: LibraryAction, on today: CalendarDate?) {
    let state = getState()
    switch action {
    case .changedElsewhere: dispatch(ReadLibrary(known: state.library.revision))
    case .stepped(let step, let direction):
      if step == nil, direction == .done { return }
      dispatch(ScreenAction.noticed(.library(step, direction)))
    case .stepFound(let step, let direction):
      guard state.library.doubts(about: step).isEmpty, !state.isAskedAboutStep else { return }
      dispatch(RetraceStep(step.id, direction))
    case .retraceAgreed(let step, let direction): dispatch(RetraceStep(step, direction))
    case .edited(let news): askForFacts(about: news.entries)
    case .livingListNamed(let list): dispatch(KeepLivingList(list))
    case .failed(let error):
      dispatch(ScreenAction.noticed(.libraryFailed(error)))
      if error.leavesRowsReadable, let tab = state.screen.pages.library?.tab {
        dispatch(GetLibraryRows(tab))
      }
    default:
      guard let edit = state.edit(after: action, on: today), !edit.titles.isEmpty else { return }
      dispatch(EditLibrary(edit, known: state.library.revision))
    }
  }

  /// Asks for the facts about titles of which the library keeps only what a row tells, so that it can
  /// count and propose them: about a single title anywhere, about several only on this machine.
  @MainActor
  private func askForFacts(about entries: [LibraryEntry]) {
    let state = getState()
    let bare = entries.map(\.facts).filter { state.knowsOnlyRow(of: $0) }
    let isWorthRequest =
      bare.count == 1 && bare.first?.kind != .episode && !state.service.savesRequests
    guard isWorthRequest || state.abilities.answersHere else { return }
    for facts in bare { dispatch(GetDetail(facts.id, reach: isWorthRequest ? .anywhere : .here)) }
  }

  /// Lets the library keep the facts that have come about a title that it has.
  @MainActor
  fileprivate func teach(_ facts: TitleDetail) {
    if selecting({ $0.library.marks[facts.id] }) != nil { dispatch(TeachLibrary([facts])) }
  }
}

extension AppState {
  /// Whether no more is known about a title than a row tells.
  fileprivate func knowsOnlyRow(of facts: TitleDetail) -> Bool {
    facts.minutes == nil && facts.genres.isEmpty
      && titles.detail(of: facts.id)?.suffices(.anywhere) != true
  }
}

extension LibraryError {
  /// Whether it is about a change alone, so that rows which were moved ahead of it can be read again.
  fileprivate var leavesRowsReadable: Bool {
    switch trouble {
    case .unwritable, .full: true
    case .damaged, .newer, .unreadable, .locked: false
    case nil: self == .noteTooLong
    }
  }
}
