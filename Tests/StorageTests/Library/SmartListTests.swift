import Storage
import Testing
import Titles

@Suite("Lists that fill themselves", .timeLimit(.minutes(5)))
struct LivingListTests {
  let folder: LibraryFolder
  let store: LibraryStore
  let quiet = SmartList(name: "Quiet", expression: "genre:drama runtime<100")

  init() throws {
    folder = try LibraryFolder()
    store = folder.store
  }

  @Test("They are there in the next session, in the order in which they were made")
  func kept() async throws {
    let noir = SmartList(name: "Noir", expression: "genre:film-noir")
    #expect(try await store.keep(quiet)?.step.kind == .livingListKept("Quiet"))
    #expect(try await store.keep(noir) != nil)
    store.close()
    #expect(try await folder.store.livingLists() == [quiet, noir])
  }

  @Test("The same list again is no step, and another expression takes the place of the first")
  func replaced() async throws {
    _ = try await store.keep(quiet)
    #expect(try await store.keep(quiet) == nil)
    let shorter = SmartList(name: "Quiet", expression: "runtime<80")
    #expect(try await store.keep(shorter) != nil)
    #expect(try await store.livingLists() == [shorter])
    #expect(try await store.undo() != nil)
    #expect(try await store.livingLists() == [quiet])
  }

  @Test("They are none of the lists that the user fills, and no title can be put into them")
  func apart() async throws {
    _ = try await store.keep(quiet)
    #expect(try await store.lists().map(\.list) == [.watchlist, .seen, .rated, .everything])
    await #expect(throws: LibraryError.fillsItself("Quiet")) {
      try await store.apply(LibraryEdit(.list("Quiet", isIn: true), to: [.lamp]))
    }
    _ = try await store.apply(LibraryEdit(.list("Rain", isIn: true), to: [.lamp]))
    await #expect(throws: LibraryError.listExists("Rain")) {
      try await store.keep(SmartList(name: "Rain", expression: "drama"))
    }
  }

  @Test("They can be renamed and removed like others")
  func managed() async throws {
    _ = try await store.keep(quiet)
    #expect(try await store.rename("Quiet", to: "Calm") != nil)
    #expect(try await store.livingLists().map(\.name) == ["Calm"])
    #expect(try await store.remove(list: "Calm") != nil)
    #expect(try await store.livingLists().isEmpty)
  }
}
