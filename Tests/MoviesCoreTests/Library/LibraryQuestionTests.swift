import MoviesCore
import Redux
import Storage
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Questions to the library", .timeLimit(.minutes(5)))
struct LibraryQuestionTests {
  private let changes = LibraryChanges()
  private let library = LibraryStore.inMemory()
  private let store: Store<AppState>
  /// Until this ends, nothing is known of the titles of this machine, and nothing read to its end.
  private let wait: AsyncStream<Never>.Continuation

  init() {
    let (answers, wait) = AsyncStream<Never>.makeStream()
    self.wait = wait
    let service = LibraryService(library) {
      for await _ in answers {}
      return nil
    }
    let parts = AppParts()
    store = parts.store(
      with: [changes.middleware]
        + libraryMiddlewares(clock: parts.clock, service: service) { nil })
  }

  private func title(_ number: Int) throws -> TitleDetail {
    TitleDetail(id: try Samples.id(number), title: "Title \(number)", minutes: 10 * number)
  }

  private func edit(_ change: LibraryChange, _ numbers: Int...) throws -> EditLibrary {
    EditLibrary(LibraryEdit(change, to: try numbers.map(title)))
  }

  /// Does something, and waits until it is done.
  private func keep(_ edit: EditLibrary) async throws {
    let outcome = store.state.library.outcome
    store.dispatch(edit)
    try await waitUntil("the change") { store.state.library.outcome != outcome }
  }

  private func isAsking(_ name: String) -> Bool {
    store.effects.running.contains { $0.hasPrefix(name) }
  }

  /// Reads the library, and opens a list of it.
  private func open(_ list: LibraryList) async throws {
    store.dispatch(LibraryEvent.changedElsewhere)
    try await waitUntil("the library") { store.state.library.revision != nil }
    store.dispatch(LibraryPageAction.tabChosen(.list(list)))
  }

  @Test("A change waits for nothing that is read, and the end for changes alone")
  func changesFirst() async throws {
    store.dispatch(GetLibraryRows(.list(.watchlist)))
    try await keep(edit(.watchlist(isOn: true), 1))
    #expect(isAsking("GetLibraryRows"))
    #expect(!changes.isIdle)
    store.dispatch(try edit(.rating(8, on: nil), 1))
    await withCheckedContinuation { continuation in changes.wait { continuation.resume() } }
    #expect(changes.lost == nil)
    #expect(try await library.entries(in: .rated).count == 1)
    try await waitUntil("the end of reading") { changes.isIdle }
    #expect(!isAsking("GetLibraryRows"))
  }

  @Test("What a page reads ends with the page, and begins again when the page is back")
  func closed() async throws {
    try await open(.watchlist)
    #expect(isAsking("GetLibraryRows"))
    store.dispatch(StatisticsAction.opened)
    #expect(!isAsking("GetLibraryRows"))
    #expect(isAsking("CountLibrary"))
    store.dispatch(ScreenAction.wentBack)
    #expect(!isAsking("CountLibrary"))
    #expect(isAsking("GetLibraryRows"))
    wait.finish()
    try await waitUntil("the rows") { store.state.hasCurrentRows }
  }

  @Test("What is asked again ends what was asked before")
  func again() async throws {
    for _ in 1...3 { store.dispatch(CountLibrary(today: nil)) }
    #expect(store.effects.running.count { $0.hasPrefix("CountLibrary") } == 1)
    wait.finish()
    try await waitUntil("the statistics") { store.state.library.statistics != nil }
    #expect(changes.isIdle)
  }

  @Test("After a change a list reads the titles that it was about, and no others")
  func changedTitles() async throws {
    wait.finish()
    for number in 1...3 { try await keep(edit(.watchlist(isOn: true), number)) }
    var read: [[TitleID]?] = []
    let tap = store.tap { if let rows = $0 as? GetLibraryRows { read.append(rows.changed) } }
    defer { tap.cancel() }
    try await open(.watchlist)
    try await waitUntil("the rows") { store.state.hasCurrentRows }
    try await keep(edit(.rating(8, on: nil), 2))
    try await waitUntil("the rating") { store.state.hasCurrentRows }
    try await keep(edit(.watchlist(isOn: false), 1, 3))
    try await waitUntil("one row") { store.state.hasCurrentRows }
    let ids = try (1...3).map(Samples.id)
    #expect(read == [nil, [ids[1]], [ids[0], ids[2]]])
    #expect(store.state.list.selected == ids[1])
    #expect(store.state.list.count == 1)
    #expect(store.state.screen.pages.library?.minutes == 20)
    _ = try await library.apply(LibraryEdit(.watchlist(isOn: true), to: [title(4)]))
    store.dispatch(LibraryEvent.changedElsewhere)
    try await waitUntil("two rows") { store.state.list.count == 2 }
    #expect(read.last == .some(nil))
  }
}
