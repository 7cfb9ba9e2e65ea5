import Storage
import TestSupport
import Testing
import Titles

@Suite("The news of a change", .timeLimit(.minutes(5)))
struct LibraryNewsTests {
  let store: LibraryStore

  init() throws {
    store = try LibraryFolder().store
  }

  @Test("It leads from the library that was known to the one that is", arguments: 0..<4)
  func randomEdits(seed: UInt64) async throws {
    var edits = RandomEdits(seed: seed)
    var known = try await Known(store)
    var told = 0
    for turn in 0..<100 {
      let act = edits.act(waiting: try await store.openNames().map(\.number))
      if let taken = try await store.perform(act) {
        if let news = taken.news {
          told += 1
          known.take(news)
        } else {
          known = try await Known(store)
        }
      }
      #expect(try await known == Known(store), "turn \(turn): \(act)")
    }
    #expect(told > 10)
  }

  @Test("Facts that are learnt are news of the titles about which anything is kept")
  func learning() async throws {
    try await store.apply(.rating(8, on: .day(1)), to: 1)
    let revision = try await store.revision()
    var (kept, other) = (TitleDetail.numbered(1), TitleDetail.numbered(2))
    #expect(try await store.learn([kept], age: 0) == nil)
    (kept.minutes, other.minutes) = (90, 91)
    let news = try #require(try await store.learn([kept, other], age: 0))
    #expect(news.revisions == LibraryNews.Revisions(before: revision, after: revision + 1))
    #expect(news.entries.map(\.facts.minutes) == [90])
    #expect(news.ids == [kept.id])
  }

  @Test("What touches very many titles is not told, and neither is another name of a list")
  func tooMuch() async throws {
    let many = LibraryEdit(.list("Noir", isIn: true), to: .numbered(0..<501))
    #expect(try await store.apply(many)?.news == nil)
    #expect(try await store.undo()?.news == nil)
    try await store.apply(.list("Noir", isIn: true), to: 1)
    let renaming = try #require(try await store.rename("Noir", to: "Black"))
    #expect(renaming.news == nil)
  }
}

/// What a session knows of a library.
private struct Known: Equatable {
  var revision: Int
  var marks: [TitleID: LibraryMark]
  var lists: [LibraryListSummary]
  var livingLists: [SmartList]
  var openNames: Int

  init(_ store: LibraryStore) async throws {
    revision = try await store.revision()
    marks = try await store.marks()
    lists = try await store.lists()
    livingLists = try await store.livingLists()
    openNames = try await store.openNameCount()
  }

  mutating func take(_ news: LibraryNews) {
    #expect(revision == news.revisions.before)
    revision = news.revisions.after
    for id in news.ids { marks[id] = nil }
    for entry in news.entries { marks[entry.id] = entry.mark }
    lists = news.lists
    livingLists = news.livingLists ?? livingLists
    openNames = news.openNames ?? openNames
  }
}
