import Testing
import TitlesTestSupport

@testable import Search
@testable import Titles

@Suite("An index in memory", .timeLimit(.minutes(5)))
struct MemoryIndexTests {
  private let index = MemoryIndex(KnownTitles.all)

  private func names(_ search: LocalSearch, in rows: Range<Int> = 0..<50) -> [String] {
    index.hits(for: search, in: rows).titles.map(\.title)
  }

  private func names(_ typed: String) -> [String] {
    names(LocalSearch(.words([typed]), ranking: typed))
  }

  @Test("Every title is found by its name, without accents, joined, and by its first letters")
  func names() throws {
    for title in KnownTitles.all {
      let words = title.title.searchWords
      let ways = [title.title, words.joined(separator: " "), words.joined()]
      for way in ways { #expect(names(way).first == title.title, "\(way)") }
      for count in 1...title.title.count {
        let beginning = String(title.title.prefix(count))
        #expect(names(beginning).contains(title.title), "\(beginning)")
      }
    }
  }

  @Test("Better matches come first, and among equal ones the better known")
  func ranking() {
    #expect(names("spider") == ["Spider", "Spider-Man"])
    #expect(names("godf") == ["The Godfather", "The Godfather: Part II"])
    #expect(names("coppola") == ["The Godfather", "The Godfather: Part II"])
    #expect(names("poulain destin") == ["Amélie"])
  }

  @Test("A cancelled search finds nothing, since it does not look")
  func cancelled() async {
    let hits = await Task { [index] in
      withUnsafeCurrentTask { $0?.cancel() }
      return index.hits(for: LocalSearch(.words(["spider"]), ranking: "spider"), in: 0..<9)
    }.value
    #expect(hits.titles.isEmpty)
  }

  @Test("A typed article puts the names first that have it, however well known the others are")
  func articles() {
    let names = ["Mission: Impossible", "Misery", "The Mist", "Star Wars", "A Star Is Born"]
    let index = MemoryIndex(
      names.enumerated().map { place, name in
        var title = TitleDetail(id: id(place), title: name)
        title.votes = 1_000_000 >> place
        return title
      })
    func first(_ typed: String) -> String? {
      index.hits(for: LocalSearch(.words([typed]), ranking: typed), in: 0..<9).titles.first?.title
    }
    #expect(first("The Mis") == "The Mist")
    #expect(first("A Sta") == "A Star Is Born")
    #expect(first("mis") == "Mission: Impossible")
    #expect(first("a mis") == "Mission: Impossible")
  }

  @Test("Words behind an elided article are words of the name, as one with it only in any field")
  func elisions() {
    let names = ["Dune", "Chronique d'une mort", "L’Avventura", "C'era una volta"]
    let index = MemoryIndex(
      names.enumerated().map { TitleDetail(id: id($0.offset), title: $0.element) })
    func found(_ condition: TitleCondition) -> [String] {
      index.hits(for: LocalSearch(condition), in: 0..<9).titles.map(\.title)
    }
    #expect(found(.text(.name, .beginnings("dune"))) == ["Dune"])
    #expect(found(.text(.name, .phrase("dune"))) == ["Dune"])
    #expect(found(.text(.name, .beginnings("d'une"))) == ["Chronique d'une mort"])
    #expect(found(.phrase("d’une mort")) == ["Chronique d'une mort"])
    #expect(found(.text(.name, .beginnings("avventura"))) == ["L’Avventura"])
    #expect(found(.words(["lavventura"])) == ["L’Avventura"])
    #expect(found(.words(["l'avventura"])) == ["L’Avventura"])
    #expect(found(.words(["cera", "una"])) == ["C'era una volta"])
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
      index.hits(for: LocalSearch(try TitleExpression(parsing: text).condition), in: 0..<9).total
    }
    #expect(try count("genre:music") == 2)
    #expect(try count("genre:Musical") == 1)
    #expect(try count("genre:musi") == 3)
  }

  @Test("Without words to be ranked by, the best known come first")
  func votes() {
    let all = names(LocalSearch(nil))
    #expect(all.first == "The Godfather" && all.last == "Spider" && all.count == 6)
  }

  @Test("Of titles that are as well known, the first that came stays first")
  func equalVotes() {
    let titles = [3, 1, 2].map { number in
      TitleDetail(id: id(number), title: "Lamp \(number)", votes: 500)
    }
    let index = MemoryIndex(titles)
    let search = LocalSearch(.words(["lamp"]), ranking: "lamp")
    #expect(index.hits(for: search, in: 0..<3).titles.map(\.id) == [id(3), id(1), id(2)])
  }

  @Test("An order in place of the ranking is kept")
  func order() {
    let search = LocalSearch(.kind(.movie), order: TitleOrder(.year, isReversed: true))
    #expect(names(search).first == "The Godfather")
    #expect(names(search).count == 5)
  }

  @Test("Any stretch of the hits can be had, and all are counted")
  func rows() {
    let search = LocalSearch(.kind(.movie))
    let all = names(search)
    #expect(names(search, in: 0..<2) + names(search, in: 2..<5) == all)
    #expect(names(search, in: 4..<50) == [all[4]])
    #expect(names(search, in: 50..<100).isEmpty)
    #expect(index.hits(for: search, in: 50..<100).total == 5)
  }

  @Test("Details are known of those titles that it has")
  func details() {
    let details = index.details(of: [id(3), id(99)])
    #expect(details == [id(3): KnownTitles.amelie])
    #expect(index.count == 6)
  }

  @Test("A title that comes twice is one of which the better known is kept")
  func twice() {
    var better = KnownTitles.unknown
    better.votes = 10
    let index = MemoryIndex([KnownTitles.unknown, better])
    #expect(index.details(of: [better.id]) == [better.id: better])
  }

  @Test("Its vocabulary has the words of names, people and genres, and what names are found by")
  func vocabulary() {
    for word in ["godfather", "amelie", "poulain", "spiderman", "raimi", "crime", "two"] {
      #expect(index.vocabulary.knows(word, isUnfinished: false), "\(word)")
    }
    #expect(!index.vocabulary.knows("patriarch", isUnfinished: false))
  }
}
