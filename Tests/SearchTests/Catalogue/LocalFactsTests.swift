import Search
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

  @Test("Entries of a library with gaps show what counts of all that this machine knows")
  func entries() async throws {
    let bare = TitleDetail(
      id: KnownTitles.godfather.id, title: "The Godfather (1972)", minutes: 175)
    let kept = LibraryEntry(bare, rating: 9)
    let library = try await madeUpLibrary(keeping: [kept])
    let entries = await [kept].completed(
      by: LocalFacts(LibraryIndex(MemoryIndex(KnownTitles.all), and: library)))
    let entry = try #require(entries.first)
    #expect(entry.rating == 9)
    #expect(entry.facts.title == "The Godfather")
    #expect(entry.facts.minutes == 175)
    #expect(entry.facts.votes == 1_800_000)
    #expect(entry.facts.genres == ["Crime"])
  }

  @Test("Of what the index and the library know, the later word counts for what goes on changing")
  func joined() async throws {
    var newer = KnownTitles.godfather
    newer.ratings = [Rating(imdb: 13)]
    newer.minutes = 1
    let library = try await madeUpLibrary(keeping: [LibraryEntry(KnownTitles.godfather, rating: 9)])
    _ = try await library.learn([newer], age: 0)
    let index = LibraryIndex(MemoryIndex(KnownTitles.all), and: library)
    let known = try #require(try await index.details(of: [newer.id])[newer.id])
    #expect(known.score(by: .imdb) == 13)
    #expect(known.minutes == 1)
    #expect(known.plot == KnownTitles.godfather.plot)
  }

  /// An episode of a series that the index knows.
  private func episode(named series: String? = nil) throws -> TitleDetail {
    TitleDetail(
      id: try #require(TitleID("tt0000009")), title: "The Great Game", kind: .episode, minutes: 89,
      genres: ["Crime"], ratings: [Rating(imdb: 90)], season: 1, episode: 3,
      seriesID: KnownTitles.sherlock.id, seriesTitle: series)
  }

  @Test("Episodes take the names of their series from the index, all of them at once")
  func series() async throws {
    let episode = try episode()
    let facts = LocalFacts(MemoryIndex(KnownTitles.all + [episode]))
    #expect(await facts.details(of: [episode.id])[episode.id]?.seriesTitle == "Sherlock")
    let entries = await [LibraryEntry(episode), LibraryEntry(KnownTitles.amelie)]
      .completed(by: facts)
    #expect(entries.map(\.facts.seriesTitle) == ["Sherlock", nil])
  }

  @Test("A name that is kept with the episode stays")
  func named() async throws {
    let entry = LibraryEntry(try episode(named: "Sherlock Holmes"))
    let entries = await [entry].completed(by: LocalFacts(MemoryIndex(KnownTitles.all)))
    #expect(entries == [entry])
  }

  @Test("Hits on this machine bear the names of their series, in rows and in facts")
  func hits() async throws {
    let index = MemoryIndex(KnownTitles.all + [try episode()])
    let catalogue = LocalCatalogue(index) { .local(titles: $0.count) }
    let page = try await catalogue.titles(matching: TitleQuery("great game"), page: 1).value
    #expect(
      page.titles.map(\.episode) == [EpisodeOrigin(series: "Sherlock", season: 1, number: 3)])
    #expect(page.known.map(\.seriesTitle) == ["Sherlock"])
  }

  @Test("An index that is made later knows its titles at once, and the first search makes it")
  func lazy() async throws {
    let other = try #require(TitleID("tt9999999"))
    let (pause, end) = AsyncStream.makeStream(of: Void.self)
    await confirmation("It is made") { isMade in
      let index = LazyIndex(
        title: { id in KnownTitles.all.first { $0.id == id } },
        pause: { for await _ in pause {} }
      ) {
        isMade()
        return MemoryIndex(KnownTitles.all)
      }
      for _ in 1...2 {
        let facts = index.facts(of: [KnownTitles.amelie.id, other])
        #expect(facts.mapValues(\.detail) == [KnownTitles.amelie.id: KnownTitles.amelie])
      }
      #expect(await index.extent.count == KnownTitles.all.count)
      #expect(await index.extent.count == KnownTitles.all.count)
    }
    end.finish()
  }

  @Test("An index that is made later is made a moment after facts were looked up, searched or not")
  func lazyUnsearched() async {
    let (makings, made) = AsyncStream.makeStream(of: Void.self)
    let index = LazyIndex(title: { _ in nil }, pause: {}) {
      made.yield()
      return MemoryIndex([])
    }
    _ = index.facts(of: [KnownTitles.amelie.id])
    #expect(await makings.first { true } != nil)
  }
}
