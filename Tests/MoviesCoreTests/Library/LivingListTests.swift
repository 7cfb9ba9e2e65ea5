import MoviesCore
import Search
import Storage
import Testing
import Titles

@Suite("Lists that fill themselves", .timeLimit(.minutes(5)))
struct LivingListTests {
  private let noir = LivingList(name: "Noir", expression: "genre:noir")

  /// The titles of the list, with one kept of which the library knows nothing but the id.
  private func titles(known: TitleDetail) async throws -> [LibraryEntry] {
    let library = LibraryStore.inMemory()
    defer { library.close() }
    let bare = TitleDetail(TitleSummary(id: known.id, title: nil))
    _ = try await library.apply(LibraryEdit(.rating(8, on: nil), to: [bare]))
    let index = LibraryIndex(MemoryIndex([known]), and: library)
    return try await GetLibraryRows(.living(noir))
      .perform(with: LibraryService(library) { index })
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
}
