import Redux
import Titles

/// Something that a page needs from the library, requested when the need begins.
struct LibraryNeed: Equatable {
  let request: any LibraryQuestion
  /// The revision of the library that the page needs; `nil` for any.
  let revision: Int?

  init(_ request: any LibraryQuestion, of revision: Int? = nil) {
    self.request = request
    self.revision = revision
  }

  static func == (one: LibraryNeed, other: LibraryNeed) -> Bool {
    one.revision == other.revision && AnyHashable(one.request) == AnyHashable(other.request)
  }
}

/// Everything that the screen needs from the library.
private struct LibraryNeeds: Equatable {
  let needs: [LibraryNeed]
  /// The page's own requests, which end with it.
  let ownRequests: [MoviesRequestID]

  init(_ state: borrowing AppState) {
    let (library, page) = (state.library, state.screen.pages.content)
    var needs: [LibraryNeed] = []
    if let id = state.wantedTitle, library.marks[id] != nil, library.entries[id] == nil {
      needs.append(LibraryNeed(GetEntries([id]), of: library.revision))
    }
    let pages = state.screen.pages
    if pages.isListOnTop || pages.isTitleOfList, let revision = library.revision,
      let need = pages.library?.need(of: revision)
    {
      needs.append(need)
    }
    self.needs = needs + (page?.libraryNeeds(in: state) ?? [])
    ownRequests = page?.ownRequests ?? []
  }

  /// The ids of the needed requests.
  var questions: [LibraryRequestID] { needs.compactMap { $0.request.id } }
}

/// Reads what the pages need from the library, and cancels the requests of a page that is left.
var libraryReading: Middleware<AppState> {
  reaction(to: { LibraryNeeds($0) }) { before, now, context in
    for id in before.questions where !now.questions.contains(id) && context.effects.isUnderWay(id) {
      context.dispatch(CancelRequest(id: id))
    }
    for need in now.needs where !before.needs.contains(need) { context.dispatch(need.request) }
    for id in before.ownRequests where !now.ownRequests.contains(id) {
      context.dispatch(CancelRequest(id: id))
    }
  }
}
