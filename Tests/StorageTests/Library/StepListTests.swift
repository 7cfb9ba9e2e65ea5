import Foundation
import Storage
import TestSupport
import Testing
import Titles

@Suite("The steps of a library, looked back at", .timeLimit(.minutes(5)))
struct StepListTests {
  let folder: LibraryFolder
  let store: LibraryStore

  init() throws {
    folder = try LibraryFolder()
    store = folder.store
  }

  @Test("A library in which nothing was done has none")
  func nothing() async throws {
    #expect(try await store.steps(latest: 10).isEmpty)
    #expect(try await store.titles(ofStep: 1).isEmpty)
  }

  @Test("The latest comes first, what was taken back too, and no more than asked for")
  func order() async throws {
    let first = try #require(await store.apply(.rating(8, on: .day(1)), to: 1))
    let second = try #require(await folder.store.apply(.note("Great"), to: 1))
    _ = try await store.undo()
    let steps = try await store.steps(latest: 10)
    #expect(steps.map(\.step) == [second, first])
    #expect(steps.map(\.isUndone) == [true, false])
    #expect(try await store.steps(latest: 1).map(\.id) == [second.id])
    _ = try await store.redo()
    #expect(try await store.steps(latest: 10).allSatisfy { !$0.isUndone })
  }

  @Test("A step knows the titles that it changed, also when it was taken back")
  func titles() async throws {
    let titles = [TitleDetail].numbered(1..<4)
    let step = try #require(
      try await store.apply(LibraryEdit(.watchlist(isOn: true), to: titles.reversed()))?.step)
    let ids = try await store.titles(ofStep: step.id)
    #expect(ids == titles.map(\.id))
    _ = try await store.undo()
    #expect(try await store.titles(ofStep: step.id) == ids)
    #expect(try await store.titles(ofStep: step.id + 1).isEmpty)
  }

  @Test(
    "The time is that of the clocks on the wall then",
    arguments: [(0, "1970-01-02", 61), (5_400, "1970-01-02", 151), (-7_200, "1970-01-01", 1_381)])
  func time(offset: Int, day: String, minute: Int) async throws {
    let store = LibraryStore.inMemory(
      clock: { Date(timeIntervalSince1970: 86_400 + 3_661) }, offset: { _ in offset })
    _ = try await store.apply(LibraryEdit(.note("x"), to: .numbered(1..<2)))
    let time = try #require(try await store.steps(latest: 1).first?.time)
    #expect(time.day == CalendarDate(isoText: day))
    #expect(time.minute == minute)
  }
}
