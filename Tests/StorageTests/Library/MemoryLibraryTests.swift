import Foundation
import Storage
import TestSupport
import Testing
import Titles

@Suite("A library in memory", .timeLimit(.minutes(5)))
struct MemoryLibraryTests {
  private let store = LibraryStore.inMemory()

  @Test("It has no file, keeps what is done to it, and takes it back")
  func edits() async throws {
    #expect(try await store.revision() == 0)
    try await store.apply(.watchlist(isOn: true), to: 1)
    #expect(try await store.titles(in: .watchlist) == ["Film 1"])
    _ = try await store.add([LibraryEntry(.numbered(2), rating: 8)], from: "ratings.csv")
    #expect(try await store.titles(in: .rated) == ["Film 2"])
    _ = try await store.undo()
    #expect(try await store.titles(in: .rated) == [])
    #expect(try await store.titles(in: .watchlist) == ["Film 1"])
    try await store.check()
    #expect(store.file == nil && store.files == [] && store.copies == [])
  }

  @Test("Closing loses nothing of it: it is all that there is")
  func closing() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    store.close()
    #expect(try await store.titles(in: .watchlist) == ["Film 1"])
  }

  @Test("Nobody else sees it")
  func alone() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    #expect(try await LibraryStore.inMemory().titles(in: .watchlist) == [])
  }

  @Test("A copy of it is a library in a file")
  func copy() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    let folder = try TemporaryFolder()
    try await store.copy(to: folder.path + "/library.sqlite")
    let copy = LibraryStore(folder: folder.path)
    #expect(try await copy.titles(in: .watchlist) == ["Film 1"])
    copy.close()
  }
}
