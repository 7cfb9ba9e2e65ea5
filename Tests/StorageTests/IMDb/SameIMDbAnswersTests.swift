import Search
import TestSupport
import Testing
import Titles

@testable import Storage

@Suite("IMDb's data and the conditions mean the same", .timeLimit(.minutes(5)))
struct SameIMDbAnswersTests {
  @Test(
    "Random searches of random titles find what fulfils them, in the same order",
    arguments: [(1, true), (2, true), (3, false), (4, false)] as [(UInt64, Bool)])
  func randomSearches(seed: UInt64, hasPeople: Bool) async throws {
    var random = RandomTitles(seed: seed, hasNamesakes: true)
    let titles = (0..<150).map { random.title($0).asInIMDb(people: hasPeople) }
      .sorted { $0.popularity > $1.popularity }
    let shelf = try IMDbShelf()
    try shelf.write(
      titles.map(IMDbTitle.init), level: IMDbLevel(people: hasPeople),
      sortEnds: SortEnds(titles: 20))
    let inMemory = MemoryIndex(titles)
    let marks = LibraryMarks(random.marks(150), revision: 1)
    var found = 0
    for _ in 0..<200 {
      var search = LocalSearch(
        random.condition(), ranking: random.ranking(), order: random.order(), marks: marks)
      search.isWholeName = random.isWholeName()
      // Some ask for what is in the ends of the orders, and some for more.
      let rows = random.rows(of: 150)
      let all = try inMemory.hits(for: search, in: 0..<150)
      let sorted = search.withAllVotesKnown(all.titles, of: titles)
      let expected = LocalHits(Array(sorted[rows.clamped(to: sorted.indices)]), total: all.total)
      let hits = try await shelf.index.hits(for: search, in: rows)
      try #require(hits.titles == expected.titles, "\(search)")
      #expect(hits.total == expected.total)
      found += hits.titles.count
    }
    #expect(found > 1_000)
    #expect(shelf.problems.isEmpty)
  }

  @Test("A phrase means a genre by its own name alone, unless it is asked for among genres")
  func phraseOfGenre() async throws {
    let title = TitleDetail(id: .lamp, title: "Lamp", kind: .movie, genres: ["Comedy"])
    let shelf = try IMDbShelf()
    try shelf.write([IMDbTitle(title)])
    let inMemory = MemoryIndex([title])
    for (condition, count) in [
      (TitleCondition.phrase("comedy"), 1), (.phrase("commedia"), 0),
      (.text(.genre, .phrase("commedia")), 1),
    ] {
      let search = LocalSearch(condition)
      #expect(try inMemory.hits(for: search, in: 0..<1).titles.count == count, "\(condition)")
      let hits = try await shelf.index.hits(for: search, in: 0..<1)
      #expect(hits.titles.count == count, "\(condition)")
    }
  }

  @Test("What is known of a title is told as it was written, by its id and in hits")
  func facts() async throws {
    var random = RandomTitles(seed: 5)
    let titles = (0..<50).map { random.title($0).asInIMDb(people: true) }
    let shelf = try IMDbShelf()
    try shelf.write(titles.map(IMDbTitle.init), level: IMDbLevel(people: true))
    let facts = try await shelf.index.facts(of: titles.map(\.id) + [.lamp])
    #expect(facts.count == 50)
    for title in titles { #expect(facts[title.id]?.detail == title) }
    let hits = try await shelf.index.hits(for: LocalSearch(nil), in: 0..<50)
    #expect(hits.titles == titles)
  }
}

extension TitleDetail {
  /// What IMDb's data tells of a title like this.
  fileprivate func asInIMDb(people: Bool) -> TitleDetail {
    var title = TitleDetail(
      id: id, title: title, originalTitle: originalTitle, kind: kind ?? .movie)
    if originalTitle == name { title.originalTitle = nil }
    title.years = years.map {
      YearRange(start: $0.start, end: title.kind == .series ? $0.end : $0.start)
    }
    title.minutes = minutes
    title.genres = IMDbGenres.names.filter(genres.contains)
    title.votes = votes
    title.ratings = score(by: .imdb).map { [Rating(imdb: $0.rounded())] } ?? []
    guard people else { return title }
    title.directors = directors
    title.writers = writers
    title.actors = actors
    return title
  }
}

extension IMDbTitle {
  fileprivate init(_ detail: TitleDetail) {
    let type: IMDbTitleType =
      switch detail.kind {
      case .series: .tvSeries
      case .game: .videoGame
      case .movie, .episode, nil: .movie
      }
    self.init(number: detail.id.number ?? 0, type: type, name: detail.title)
    originalName = detail.originalTitle
    year = detail.years?.start
    endYear = type == .tvSeries ? detail.years?.end : nil
    minutes = detail.minutes
    genres = IMDbGenres(
      rawValue: detail.genres.compactMap { IMDbGenres.names.firstIndex(of: $0) }.reduce(0) {
        $0 | 1 << $1
      })
    rating = detail.score(by: .imdb).map { Int($0) }
    votes = detail.votes
    directors = detail.directors
    writers = detail.writers
    actors = detail.actors
  }
}

extension LocalSearch {
  /// The hits in their order where everybody knows all votes: without any, nobody has voted.
  fileprivate func withAllVotesKnown(
    _ hits: [TitleDetail], of titles: [TitleDetail]
  ) -> [TitleDetail] {
    guard let ranking, order == nil else { return hits }
    let words = SearchedWords([ranking])
    let ids = Set(hits.map(\.id))
    return ranked(
      titles.filter { ids.contains($0.id) }, by: words, popularity: \.popularity,
      tier: words.tier(of:))
  }
}
