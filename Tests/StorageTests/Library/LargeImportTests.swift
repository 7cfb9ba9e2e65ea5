import Storage
import TestSupport
import Testing
import Titles

/// Sizes that take minutes where the time is not in proportion to them.
@Suite("Large imports", .timeLimit(.minutes(2)))
struct LargeImportTests {
  let store: LibraryStore

  init() throws {
    store = try LibraryFolder().store
  }

  @Test("One title in 5,000 lists is added, and changes nothing when it is added again")
  func oneTitleInManyLists() async throws {
    let film = TitleDetail.numbered(1)
    let names = (1...5_000).map { "List \($0)" }
    let contents = LibraryContents(
      entries: [LibraryEntry(film, lists: names)],
      lists: names.map { LibraryContents.List(name: $0, titles: [film.id]) })
    #expect(try await store.add(contents, from: "a.zip")?.step.count == 1)
    #expect(try await store.add(contents, from: "a.zip") == nil)
    #expect(try await store.contents() == contents)
  }

  @Test("One title seen on 20,000 days is added, and changes nothing when it is added again")
  func oneTitleOnManyDays() async throws {
    let viewings = (1...20_000).map { Viewing(day: CalendarDate(secondsSince1970: $0 * 86_400)) }
    let entries = [LibraryEntry(.numbered(1), viewings: viewings)]
    #expect(try await store.add(entries, from: "a.zip") != nil)
    #expect(try await store.add(entries, from: "a.zip") == nil)
    #expect(try await store.entry(1)?.viewings == viewings)
  }

  @Test("5,000 names wait at places of their own in one list")
  func manyNamesInOneList() async throws {
    let films = (1...5_000).map { TitleDetail.numbered($0) }
    let names = films.indices.map { index in
      var name = OpenName(ImportedName(title: "Name \(index)"), file: "a.zip", place: "a:1")
      name.lists = ["Noir"]
      name.places = ["Noir": index]
      return name
    }
    let contents = LibraryContents(
      entries: films.map { LibraryEntry($0, lists: ["Noir"]) },
      lists: [LibraryContents.List(name: "Noir", titles: films.map(\.id))], openNames: names)
    #expect(try await store.add(contents, from: "a.zip") != nil)
    #expect(try await store.openNames().map(\.places) == names.map(\.places))
  }
}
