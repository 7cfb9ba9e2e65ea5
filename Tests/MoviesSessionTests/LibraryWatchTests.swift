import MoviesCore
import Redux
import Storage
import TestSupport
import Testing
import Titles

@testable import MoviesSession

@MainActor
@Suite("What a key finds changed in the library", .timeLimit(.minutes(5)))
struct LibraryWatchTests {
  private let folder: TemporaryFolder
  private let library: LibraryStore
  private let store: Store<AppState>
  private let changes = LibraryChanges()
  private let watch: LibraryWatch
  private let time = Time()
  private let asked = AskedOfLibrary()
  private let id: TitleID

  /// A session whose library has one title on the watchlist.
  init() async throws {
    folder = try TemporaryFolder()
    library = LibraryStore(folder: folder.path)
    id = try #require(TitleID("tt0096895"))
    store = Store(
      initialState: AppState(), reducer: AppState.reduce,
      middlewares: [asked.middleware, changes.middleware]
        + libraryMiddlewares(clock: ContinuousClock(), service: LibraryService(library)) { nil })
    watch = LibraryWatch(
      library, files: library.files, changes: changes, store: store, now: { [time] in time.now })
    store.dispatch(details(TitleDetail(id: id, title: "Batman")))
    store.dispatch(LibraryEvent.changedElsewhere)
    store.dispatch(KeepingAction.watchlistSwitched([id]))
    try await rest()
    asked.names = []
  }

  private func details(_ detail: TitleDetail) -> DetailAction {
    .setDetail(Answer(detail, source: .omdb, reach: .anywhere))
  }

  /// Looks as a key does, and waits for what that leads to.
  private func press(after pause: Duration = LibraryWatch.pause) async throws {
    time.now += pause
    watch.look()
    try await rest()
  }

  private func rest() async throws {
    try await waitUntil("the library to rest") { changes.isIdle && !watch.isLooking }
  }

  @Test("Facts that the library learns are known, and no key reads anything for them")
  func learnt() async throws {
    let revision = try #require(store.state.library.revision)
    store.dispatch(details(TitleDetail(id: id, title: "Batman", minutes: 126)))
    try await rest()
    #expect(store.state.library.revision == revision + 1)
    #expect(store.state.library.entries[id]?.facts.minutes == 126)
    try await press()
    #expect(asked.names == ["TeachLibrary"])
  }

  @Test("A key right behind an answer waits for what the library learns of it")
  func learning() async throws {
    store.dispatch(details(TitleDetail(id: id, title: "Batman", minutes: 126)))
    try await press()
    try await press()
    #expect(asked.names == ["TeachLibrary"])
    #expect(store.state.library.revision == (try await library.revision()))
  }

  @Test("Facts that were known already are no news")
  func known() async throws {
    let revision = store.state.library.revision
    store.dispatch(details(TitleDetail(id: id, title: "Batman")))
    try await rest()
    #expect(store.state.library.revision == revision)
  }

  @Test("Of the keys within a second, only the first looks")
  func manyKeys() async throws {
    try await press()
    let other = LibraryStore(folder: folder.path)
    let title = TitleDetail(id: try #require(TitleID("tt0078748")), title: "Alien")
    _ = try await other.apply(LibraryEdit(.rating(9, on: nil), to: [title]))
    for _ in 0..<3 { try await press(after: LibraryWatch.pause / 4) }
    #expect(asked.names.isEmpty)
    try await press(after: LibraryWatch.pause / 4)
    #expect(asked.names == ["ReadLibrary"])
  }

  @Test("What another session changes is read with the next key, also behind an own change")
  func elsewhere() async throws {
    let other = LibraryStore(folder: folder.path)
    let title = TitleDetail(id: try #require(TitleID("tt0078748")), title: "Alien")
    _ = try await other.apply(LibraryEdit(.rating(9, on: nil), to: [title]))
    try await press()
    #expect(asked.names == ["ReadLibrary"])
    #expect(store.state.library.marks[title.id]?.rating == 9)
    _ = try await other.apply(LibraryEdit(.rating(8, on: nil), to: [title]))
    store.dispatch(KeepingAction.rated(7, [id]))
    try await rest()
    #expect(store.state.library.marks[title.id]?.rating == 8)
    #expect(store.state.library.marks[id]?.rating == 7)
  }
}

/// The time, as a test sets it.
@MainActor
private final class Time {
  var now = ContinuousClock.now
}

/// Notes what a session asks of the library.
@MainActor
private final class AskedOfLibrary {
  var names: [String] = []

  var middleware: Middleware<AppState> {
    Middleware { [self] _, next in
      { action in
        if action is any LibraryRequest { self.names.append("\(type(of: action))") }
        next(action)
      }
    }
  }
}
