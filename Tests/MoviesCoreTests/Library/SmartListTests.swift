import MoviesCore
import Search
import Storage
import Testing
import Titles

@Suite("Lists that fill themselves", .timeLimit(.minutes(5)))
struct LivingListTests {
  private let noir = SmartList(name: "Noir", expression: "genre:noir")

  /// The titles of the list, with one kept of which the library knows nothing but the id.
  private func titles(known: TitleDetail) async throws -> [LibraryEntry] {
    let library = LibraryStore.inMemory()
    defer { library.close() }
    let bare = TitleDetail(TitleSummary(id: known.id, title: nil))
    _ = try await library.apply(LibraryEdit(.rating(8, on: nil), to: [bare]))
    let index = LibraryIndex(MemoryIndex([known]), and: library)
    return try await rows(of: noir, from: library, index)
  }

  /// What the page of a list gets to show.
  private func rows(
    of list: SmartList, from library: LibraryStore, _ index: any TitleIndex
  ) async throws -> [LibraryEntry] {
    let rows = try await GetLibraryRows(.living(list))
      .perform(with: LibraryService(library) { index })
    guard case .rowsCame(.living(list), let entries) = rows else { return [] }
    return entries
  }

  @Test("What is kept is judged by all that this machine knows of it")
  func judged() async throws {
    let id = try Samples.id(1)
    let film = TitleDetail(id: id, title: "The Third Man", kind: .movie, genres: ["Film-Noir"])
    let listed = try await titles(known: film)
    #expect(listed.map(\.facts.title) == ["The Third Man"])
    #expect(listed.map(\.mark.rating) == [8])
    let comedy = TitleDetail(id: id, title: "The Third Man", kind: .movie, genres: ["Comedy"])
    #expect(try await titles(known: comedy).isEmpty)
  }

  @Test("What the index finds is on the list also if its facts do not tell why, kept or not")
  func foundByIndex() async throws {
    let film = TitleDetail(id: try Samples.id(1), title: "Abroad", kind: .movie)
    let library = LibraryStore.inMemory()
    defer { library.close() }
    let index = LibraryIndex(OtherNames(title: film), and: library)
    let list = SmartList(name: "Abroad", expression: "wonderjourney")
    func listed() async throws -> [TitleID] {
      try await rows(of: list, from: library, index).map(\.id)
    }
    #expect(try await listed() == [film.id])
    _ = try await library.apply(LibraryEdit(.watchlist(isOn: true), to: [film]))
    #expect(try await listed() == [film.id])
  }

  @Test("A list that names another one has what fills that one")
  func nested() async throws {
    let film = TitleDetail(id: try Samples.id(1), title: "Abroad", genres: ["Film-Noir"])
    let library = LibraryStore.inMemory()
    defer { library.close() }
    _ = try await library.apply(LibraryEdit(.watchlist(isOn: true), to: [film]))
    _ = try await library.keep(noir)
    let index = LibraryIndex(MemoryIndex([]), and: library)
    let list = SmartList(name: "Later", expression: "list:noir list:watchlist")
    let listed = try await rows(of: list, from: library, index)
    #expect(listed.map(\.id) == [film.id])
  }
}

/// An index that finds its one title by every search, as by a name that its facts do not have.
private struct OtherNames: TitleIndex {
  let title: TitleDetail
  let extent = IndexExtent(.everything, count: 1)

  func hits(for search: LocalSearch, in rows: Range<Int>) -> LocalHits {
    LocalHits(rows.contains(0) ? [title] : [], total: 1)
  }

  func facts(of ids: [TitleID]) -> [TitleID: SourcedFacts] {
    ids.contains(title.id) ? [title.id: SourcedFacts(title, from: .bundled)] : [:]
  }

  func season(_ number: Int, of series: TitleID) -> Season? { nil }
  func corrections(of word: String, isUnfinished: Bool, limit: Int) -> [WordCorrection] { [] }
}
