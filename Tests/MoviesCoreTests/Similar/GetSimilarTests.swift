import Keeping
import MoviesCore
import Search
import Storage
import Testing
import Titles

@Suite("Looking for titles that are alike", .timeLimit(.minutes(5)))
struct GetSimilarTests {
  private func film(
    _ number: Int, by director: String = "Somebody", _ year: Int = 1990, votes: Int? = nil
  ) throws -> TitleDetail {
    TitleDetail(
      id: try Samples.id(number), title: "Title \(number)", years: YearRange(year), kind: .movie,
      genres: ["Crime"], directors: [director], countries: ["France"],
      ratings: [Rating(imdb: 70)], votes: votes)
  }

  private func similar(
    to title: TitleDetail, among others: [TitleDetail], listed: [TitleDetail] = []
  ) async throws -> [SimilarTitle] {
    let library = LibraryStore.inMemory()
    defer { library.close() }
    if !listed.isEmpty {
      _ = try await library.apply(LibraryEdit(.list("Rain", isIn: true), to: listed))
    }
    let index = LibraryIndex(MemoryIndex(others + [title]), and: library)
    let service = LibraryService(library) { index }
    return try await GetSimilar(to: title).perform(with: service)
  }

  @Test("Who made it made others, also without votes; a well-known film of its kind comes after")
  func found() async throws {
    let title = try film(1, by: "Agnès Varda")
    let found = try await similar(
      to: title,
      among: [
        film(2, by: "Agnes Varda", 1962), film(3, 1995, votes: 5_000), film(4, 1995, votes: 10),
        film(5, 1950, votes: 90_000),
      ])
    #expect(found.map(\.title.title) == ["Title 2", "Title 3"])
    #expect(found.first?.reasons.first == .person("Agnès Varda", .director))
  }

  @Test("A list of the user's own makes titles alike")
  func list() async throws {
    let (title, other) = (try film(1), try film(6, by: "Nobody Else", 1920))
    let found = try await similar(to: title, among: [], listed: [title, other])
    #expect(found.map(\.title.id) == [other.id])
    #expect(found.first?.reasons.first == .list("Rain"))
  }

  @Test("Where the library fails there are none, so that nobody waits for them")
  func failing() throws {
    let title = try film(1)
    let actions = GetSimilar(to: title).onFailure(.unsearchable)
    #expect(actions.map { $0 as? SimilarAction } == [.came([], to: title.id)])
  }

  @Test("Where nothing is near, nothing is found")
  func nothing() async throws {
    let found = try await similar(to: film(1), among: [])
    #expect(found.isEmpty)
  }
}
