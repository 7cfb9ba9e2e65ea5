import Testing
import TitlesTestSupport

@testable import Search
@testable import Titles

@Suite("An index in memory", .timeLimit(.minutes(5)))
struct MemoryIndexTests {
  private let index = MemoryIndex(KnownTitles.all)

  private func names(_ search: LocalSearch, in rows: Range<Int> = 0..<50) throws -> [String] {
    try index.hits(for: search, in: rows).titles.map(\.title)
  }

  private func names(_ typed: String) throws -> [String] {
    try names(LocalSearch(.words([typed]), ranking: typed))
  }

  @Test("Every title is found by its name, without accents, joined, and by its first letters")
  func names() throws {
    for title in KnownTitles.all {
      let words = title.title.searchWords
      let ways = [title.title, words.joined(separator: " "), words.joined()]
      for way in ways { #expect(try names(way).first == title.title, "\(way)") }
      for count in 1...title.title.count {
        let beginning = String(title.title.prefix(count))
        #expect(try names(beginning).contains(title.title), "\(beginning)")
      }
    }
  }

  @Test("Better matches come first, and among equal ones the better known")
  func ranking() throws {
    #expect(try names("spider") == ["Spider", "Spider-Man"])
    #expect(try names("godf") == ["The Godfather", "The Godfather: Part II"])
    #expect(try names("coppola") == ["The Godfather", "The Godfather: Part II"])
    #expect(try names("poulain destin") == ["Amélie"])
  }

  @Test("A cancelled search says so, and does not find nothing")
  func cancelled() async throws {
    let search = Task { [index] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try index.hits(for: LocalSearch(.words(["spider"]), ranking: "spider"), in: 0..<9)
    }
    await #expect(throws: CatalogueError.cancelled) { try await search.value }
  }

  @Test("A typed article puts the names first that have it, however well known the others are")
  func articles() throws {
    let names = ["Mission: Impossible", "Misery", "The Mist", "Star Wars", "A Star Is Born"]
    let index = MemoryIndex(
      names.enumerated().map { place, name in
        var title = TitleDetail(id: id(place), title: name)
        title.votes = 1_000_000 >> place
        return title
      })
    func first(_ typed: String) throws -> String? {
      try index.hits(for: LocalSearch(.words([typed]), ranking: typed), in: 0..<9).titles.first?
        .title
    }
    #expect(try first("The Mis") == "The Mist")
    #expect(try first("A Sta") == "A Star Is Born")
    #expect(try first("mis") == "Mission: Impossible")
    #expect(try first("a mis") == "Mission: Impossible")
  }

  @Test("A name without the typed article stands among those that begin with it, by its votes")
  func missingArticle() throws {
    let titles = [
      ("The Lawnmower Man", 90), ("Alien", 80), ("The Alienist", 70), ("Law", 5), ("The Law", 1),
    ]
    let index = MemoryIndex(
      titles.enumerated().map { place, known in
        var title = TitleDetail(id: id(place), title: known.0)
        title.votes = known.1 * 1_000
        return title
      })
    func names(_ typed: String) throws -> [String] {
      try index.hits(for: LocalSearch(.words([typed]), ranking: typed), in: 0..<9).titles.map(
        \.title)
    }
    #expect(try names("the law") == ["The Law", "The Lawnmower Man", "Law"])
    #expect(try names("the alien") == ["Alien", "The Alienist"])
  }

  @Test("Words behind an elided article are words of the name, as one with it only in any field")
  func elisions() throws {
    let names = ["Dune", "Chronique d'une mort", "L’Avventura", "C'era una volta"]
    let index = MemoryIndex(
      names.enumerated().map { TitleDetail(id: id($0.offset), title: $0.element) })
    func found(_ condition: TitleCondition) throws -> [String] {
      try index.hits(for: LocalSearch(condition), in: 0..<9).titles.map(\.title)
    }
    #expect(try found(.text(.name, .beginnings("dune"))) == ["Dune"])
    #expect(try found(.text(.name, .phrase("dune"))) == ["Dune"])
    #expect(try found(.text(.name, .beginnings("d'une"))) == ["Chronique d'une mort"])
    #expect(try found(.phrase("d’une mort")) == ["Chronique d'une mort"])
    #expect(try found(.text(.name, .beginnings("avventura"))) == ["L’Avventura"])
    #expect(try found(.words(["lavventura"])) == ["L’Avventura"])
    #expect(try found(.words(["l'avventura"])) == ["L’Avventura"])
    #expect(try found(.words(["cera", "una"])) == ["C'era una volta"])
  }

  @Test("A whole genre is no beginning of another one")
  func genres() throws {
    let genres = [["Music"], ["Musical"], ["Drama", "Music"]]
    let index = MemoryIndex(
      genres.enumerated().map { place, genres in
        var title = TitleDetail(id: id(place), title: "x")
        title.genres = genres
        return title
      })
    func count(_ text: String) throws -> Int? {
      try index.hits(for: LocalSearch(try TitleExpression(parsing: text).condition), in: 0..<9)
        .total
    }
    #expect(try count("genre:music") == 2)
    #expect(try count("genre:Musical") == 1)
    #expect(try count("genre:musi") == 3)
  }

  @Test("Without words to be ranked by, the best known come first")
  func votes() throws {
    let all = try names(LocalSearch(nil))
    #expect(all.first == "The Godfather" && all.last == "Spider" && all.count == 6)
  }

  @Test("Of titles that are as well known, the first that came stays first")
  func equalVotes() throws {
    let titles = [3, 1, 2].map { number in
      TitleDetail(id: id(number), title: "Lamp \(number)", votes: 500)
    }
    let index = MemoryIndex(titles)
    let search = LocalSearch(.words(["lamp"]), ranking: "lamp")
    #expect(try index.hits(for: search, in: 0..<3).titles.map(\.id) == [id(3), id(1), id(2)])
  }

  @Test("An order in place of the ranking is kept")
  func order() throws {
    let search = LocalSearch(.kind(.movie), order: TitleOrder(.year, isReversed: true))
    #expect(try names(search).first == "The Godfather")
    #expect(try names(search).count == 5)
  }

  @Test("Any stretch of the hits can be had, and all are counted")
  func rows() throws {
    let search = LocalSearch(.kind(.movie))
    let all = try names(search)
    #expect(try names(search, in: 0..<2) + names(search, in: 2..<5) == all)
    #expect(try names(search, in: 4..<50) == [all[4]])
    #expect(try names(search, in: 50..<100).isEmpty)
    #expect(try index.hits(for: search, in: 50..<100).total == 5)
  }

  @Test("Details are known of those titles that it has")
  func details() async throws {
    let details = try await index.details(of: [id(3), id(99)])
    #expect(details == [id(3): KnownTitles.amelie])
    #expect(index.extent.count == 6)
  }

  @Test("A title that comes twice is one of which the better known is kept")
  func twice() async throws {
    var better = KnownTitles.unknown
    better.votes = 10
    let index = MemoryIndex([KnownTitles.unknown, better])
    #expect(try await index.details(of: [better.id]) == [better.id: better])
  }

  @Test("The words of names, people and genres are known, and what names are found by")
  func words() async throws {
    func isKnown(_ word: String) async throws -> Bool {
      try await index.corrections(of: word, isUnfinished: false, limit: 1).first?.mistakes == 0
    }
    for word in ["godfather", "amelie", "poulain", "spiderman", "raimi", "crime", "two"] {
      #expect(try await isKnown(word), "\(word)")
    }
    #expect(try await !isKnown("patriarch"))
  }

  @Test("A season has the episodes that are known, by their numbers, under the name of the series")
  func season() throws {
    let series = TitleDetail(id: id(70), title: "Lamps", kind: .series, totalSeasons: 2)
    let episodes = [(71, 3), (72, 1), (73, 2)].map { (number: Int, episode: Int) in
      TitleDetail(
        id: id(number), title: "Lamp \(episode)", kind: .episode, season: 1, episode: episode,
        seriesID: series.id)
    }
    let index = MemoryIndex([series] + episodes)
    let season = try #require(index.season(1, of: series.id))
    #expect(season.title == "Lamps" && season.totalSeasons == 2)
    #expect(season.episodes.map(\.number) == [1, 2, 3])
    #expect(index.season(2, of: series.id) == nil)
  }

  @Test("More than a thousand hits are counted only as far as somebody looks")
  func leastTotal() throws {
    let index = MemoryIndex((0..<1_200).map { TitleDetail(id: id($0), title: "Lamp \($0)") })
    let search = LocalSearch(.words(["lamp"]), ranking: "lamp")
    let first = try index.hits(for: search, in: 0..<50)
    #expect(first.total == nil && first.leastTotal == 1_000 && first.titles.count == 50)
    let late = try index.hits(for: search, in: 1_050..<1_100)
    #expect(late.total == nil && late.leastTotal == 1_100)
    let last = try index.hits(for: search, in: 1_150..<1_200)
    #expect(last.total == 1_200 && last.leastTotal == nil)
  }
}
