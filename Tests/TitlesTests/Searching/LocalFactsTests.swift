import Testing
import Titles

@Suite("What this machine knows about titles", .timeLimit(.minutes(5)))
struct LocalFactsTests {
  @Test("Of two sources, neither takes a fact away from the other")
  func completed() throws {
    let id = try #require(TitleID("tt0000001"))
    let row = TitleDetail(
      id: id, title: "Alien", ratings: [Rating(source: .metacritic, score: 89)], votes: 3)
    let facts = TitleDetail(
      id: id, title: "alien", minutes: 117, genres: ["Horror"],
      ratings: [Rating(imdb: 85), Rating(source: .metacritic, score: 1)], votes: 1)
    let sum = row.completed(by: facts)
    #expect(
      sum
        == TitleDetail(
          id: id, title: "Alien", minutes: 117, genres: ["Horror"],
          ratings: [Rating(imdb: 85), Rating(source: .metacritic, score: 89)], votes: 3))
    #expect(sum.completed(by: TitleDetail(id: id, title: "")) == sum)
  }

  @Test("The entries of a library take what an index knows, and keep what they have")
  func entries() async throws {
    let bare = TitleDetail(
      id: KnownTitles.godfather.id, title: "The Godfather (1972)", minutes: 175)
    let entries = await [LibraryEntry(bare, rating: 9)]
      .completed(by: LocalFacts(MemoryIndex(KnownTitles.all)))
    let entry = try #require(entries.first)
    #expect(entry.rating == 9)
    #expect(entry.facts.title == "The Godfather (1972)")
    #expect(entry.facts.minutes == 175)
    #expect(entry.facts.votes == 1_800_000)
    #expect(entry.facts.genres == ["Crime"])
  }

  @Test("An index that is made later knows its titles at once")
  func lazy() throws {
    let index = LazyIndex(title: { id in KnownTitles.all.first { $0.id == id } }) {
      MemoryIndex(KnownTitles.all)
    }
    let other = try #require(TitleID("tt9999999"))
    #expect(
      index.details(of: [KnownTitles.amelie.id, other]) == [
        KnownTitles.amelie.id: KnownTitles.amelie
      ])
  }
}
