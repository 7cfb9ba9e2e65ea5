import MoviesCore
import Redux
import ReduxTesting
import Storage
import TestSupport
import Testing
import Titles

@MainActor
@Suite("The changes of the library that are under way at the end", .timeLimit(.minutes(5)))
struct LibraryChangesTests {
  private let changes = LibraryChanges()
  private let library = LibraryStore.inMemory()
  private let store: Store<AppState>

  init() {
    let service = LibraryService(library)
    let parts = AppParts()
    store = parts.store(
      with: [changes.middleware]
        + libraryMiddlewares(clock: parts.clock, service: service) { nil })
  }

  private func edit(_ number: Int) throws -> EditLibrary {
    let title = TitleDetail(id: try Samples.id(number), title: "Title \(number)")
    return EditLibrary(LibraryEdit(.watchlist(isOn: true), to: [title]))
  }

  @Test("All of them are waited for, one after the other, and what is only read is not")
  func waiting() async throws {
    store.dispatch(GetEntries([]))
    #expect(!changes.areUnderWay)
    for number in 1...3 { store.dispatch(try edit(number)) }
    #expect(changes.areUnderWay)
    await withCheckedContinuation { continuation in changes.wait { continuation.resume() } }
    #expect(changes.lost == nil)
    #expect(try await library.entries(in: .watchlist).count == 3)
  }

  @Test("A step that is looked for to be taken back is taken back before the end")
  func undo() async throws {
    store.dispatch(try edit(1))
    try await waitUntil("the step") { store.state.library.outcome != nil }
    store.dispatch(RetraceLibrary(.back))
    while changes.areUnderWay {
      await withCheckedContinuation { continuation in changes.wait { continuation.resume() } }
    }
    #expect(try await library.entries(in: .watchlist).isEmpty)
  }

  @Test("Those that have not ended when nobody waits any longer are told in their order")
  func givenUp() async throws {
    let edits = [try edit(1), try edit(2)]
    for edit in edits { store.dispatch(edit) }
    var hasEnded = false
    changes.wait { hasEnded = true }
    #expect(!hasEnded)
    changes.giveUp()
    #expect(hasEnded)
    #expect(changes.lost == UnsavedChanges(edits.map { .edit($0.edit) }, because: nil))
    #expect(!changes.areUnderWay)
  }

  @Test("What fails at the end is told; what failed before, the session has told")
  func failing() async throws {
    store.dispatch(RetraceStep(7, .back))
    store.dispatch(EditLibrary(LibraryEdit(.note(Self.longNote), to: [try title])))
    try await waitUntil("the failure") { store.state.library.error == .noteTooLong }
    #expect(changes.lost == nil)
    let edit = LibraryEdit(.note(Self.longNote), to: [try title])
    store.dispatch(EditLibrary(edit))
    store.dispatch(try self.edit(2))
    await withCheckedContinuation { continuation in changes.wait { continuation.resume() } }
    #expect(changes.lost == UnsavedChanges([.edit(edit)], because: .noteTooLong))
    #expect(try await library.entries(in: .watchlist).count == 1)
  }

  private static let longNote = String(repeating: "x", count: 70_000)

  private var title: TitleDetail {
    get throws { TitleDetail(id: try Samples.id(1), title: "Title 1") }
  }
}
