import Keeping
import Redux
import Titles

/// What the pages still need from the library.
struct LibraryNeeds: Equatable {
  /// The selected title, if something is kept about it that is not known yet.
  private var entry: TitleID?
  /// The rows of the library's page.
  private var rows: Rows?
  /// The revision that the page of statistics is to be about.
  private var countedRevision: Int?
  /// The proposals for tonight that the page waits for.
  private var draw: TonightDraw?
  /// The revision whose open names their page is to show.
  private var openNamesRevision: Int?
  /// The titles that the selected open name could mean and of which no facts are known.
  private var candidates: [TitleID]
  /// Whether the page of open names is there, which may look for candidates.
  private var hasOpenNames: Bool

  /// The rows of a tab, and in which revision of the library.
  private struct Rows: Equatable {
    var tab: LibraryTab
    var revision: Int
  }

  init(_ state: AppState) {
    let (library, pages) = (state.library, state.screen.pages)
    if let id = state.wantedTitle, library.marks[id] != nil, library.entries[id] == nil {
      entry = id
    }
    if let tab = pages.library?.tab, let revision = library.revision {
      rows = Rows(tab: tab, revision: revision)
    }
    if pages.statistics != nil, library.revision != library.countedRevision {
      countedRevision = library.revision
    }
    draw = pages.tonight?.pendingDraw
    openNamesRevision = state.openNamesToRead
    candidates = state.candidatesToRead
    hasOpenNames = pages.openNames != nil
  }

  /// The requests for what was not needed before.
  func requests(
    since before: LibraryNeeds, on today: CalendarDate?
  ) -> [any LibraryRequest] {
    var requests: [any LibraryRequest] = []
    if let entry, entry != before.entry { requests.append(GetEntries([entry])) }
    if let rows, rows != before.rows { requests.append(GetLibraryRows(rows.tab)) }
    if let countedRevision, countedRevision != before.countedRevision {
      requests.append(CountLibrary(today: today))
    }
    if let draw, draw != before.draw { requests.append(DrawTonight(draw)) }
    if let openNamesRevision, openNamesRevision != before.openNamesRevision {
      requests.append(GetOpenNames())
    }
    if !candidates.allSatisfy(before.candidates.contains) {
      requests.append(GetCandidateFacts(candidates))
    }
    return requests
  }

  /// Whether nobody waits any longer for titles that an open name could mean.
  func leavesOpenNames(since before: LibraryNeeds) -> Bool {
    before.hasOpenNames && !hasOpenNames
  }
}

/// Reads what the pages need from the library.
var libraryReading: Middleware<AppState> {
  reaction(to: { LibraryNeeds($0) }) { before, needs, context in
    let today = context.selecting(\.today)
    for request in needs.requests(since: before, on: today) { context.dispatch(request) }
    if needs.leavesOpenNames(since: before) {
      context.dispatch(CancelRequest(id: MoviesRequestID.candidates))
    }
  }
}
