import Search
import Testing
import Titles
import TitlesTestSupport

@Suite("Titles that are close to what was typed", .timeLimit(.minutes(5)))
struct CloseTitlesTests {
  private static func film(_ number: Int, _ name: String, _ year: Int, votes: Int?) -> TitleDetail {
    var film = TitleDetail(id: id(number), title: name, years: YearRange(start: year, end: year))
    film.votes = votes
    return film
  }

  private static let titles =
    [
      film(1, "Memento", 2000, votes: 1_300_000), film(2, "Momento", 2003, votes: 14),
      film(3, "Inglourious Basterds", 2009, votes: 1_600_000),
      film(4, "The Inglorious Bastards", 1978, votes: 18_000),
      film(5, "The Pursuit of Happyness", 2006, votes: 560_000),
      film(6, "The Pursuit of Happiness", 1971, votes: 500),
      film(7, "Men in Black", 1997, votes: 620_000), film(8, "Man in Black", 2011, votes: 31),
      film(9, "The Dark Knight", 2008, votes: 2_900_000),
      film(10, "The Dark Night", 2018, votes: 90),
      film(11, "Birdman or (The Unexpected Virtue of Ignorance)", 2014, votes: 670_000),
      film(12, "Birdmen", 1971, votes: 70),
      film(13, "Legend", 1985, votes: 75_000), film(14, "Legend", 2015, votes: 190_000),
      film(15, "Godzilla 1985: The Legend Is Reborn", 1985, votes: 6_000),
      film(16, "Captain America: The First Avenger", 2011, votes: 900_000),
      film(17, "Full Metal Jacket", 1987, votes: 800_000),
      film(18, "The Hobbit: The Desolation of Smaug", 2013, votes: 730_000),
      film(19, "Heat", 1995, votes: 740_000), film(20, "Heart", 1999, votes: 900_000),
      film(21, "Cape Fear", 1991, votes: 210_000), film(22, "Cape Fear", 1962, votes: 32_000),
      film(23, "Vietnam", 1987, votes: 800),
    ] + (101..<190).map { film($0, "Momento \($0)", 2_010, votes: $0) }

  private let catalogue = LocalCatalogue(
    MemoryIndex(Self.titles), source: { .local(titles: $0.count) })

  private func page(_ typed: String, _ page: Int = 1) async throws -> TitlePage {
    let query = try #require(TitleQuery(typed: typed))
    return try await catalogue.titles(matching: query, page: page).value
  }

  private func names(_ typed: String) async throws -> [String] {
    try await page(typed).titles.map(\.title)
  }

  @Test(
    "Where only little-known titles have the words, the well-known one near by is a row below them",
    arguments: [
      ("inglorious bastards", "Inglourious Basterds"), ("man in black", "Men in Black"),
      ("the pursuit of happiness", "The Pursuit of Happyness"),
      ("the dark night", "The Dark Knight"),
      ("birdmen", "Birdman or (The Unexpected Virtue of Ignorance)"),
    ])
  func near(typed: String, wanted: String) async throws {
    let names = try await names(typed)
    #expect(names.count == 2 && names[1] == wanted)
  }

  @Test("It is the fifth row where many have the words, and every title stands on one page once")
  func pages() async throws {
    let pages = [try await page("momento"), try await page("momento", 2)]
    #expect(pages[0].titles.count == 50 && pages[0].titles[4].title == "Memento")
    #expect(pages[0].titles[0].title == "Momento")
    let ids = pages.flatMap(\.titles).map(\.id)
    #expect(ids.count == 91 && Set(ids).count == 91)
    #expect(pages.allSatisfy { $0.total == 91 })
  }

  @Test(
    "Words of a well-known title are not taken for others, and nor are those that stand as they are"
  )
  func meant() async throws {
    #expect(try await names("heat") == ["Heat"])
    var query = TitleQuery("man in black")
    query.isLiteral = true
    let hits = try await catalogue.titles(matching: query, page: 1).value.titles
    #expect(hits.map(\.title) == ["Man in Black"])
  }

  @Test("The title of the very name and year comes first")
  func dated() async throws {
    #expect(
      try await page("legend 1985").titles.map(\.id) == [13, 15].map(id))
    #expect(try await page("legend 2015").titles.first?.id == id(14))
    #expect(try await page("cape fear [1991]").titles.map(\.id) == [id(21)])
    #expect(try await page("cape fear 1962").titles.map(\.id) == [id(22)])
  }

  @Test(
    "One word too many is left out, the rarest first, and others may be misspelt",
    arguments: [
      ("cpt america first avenger", "Captain America: The First Avenger"),
      ("full metal jakcet vietnam", "Full Metal Jacket"),
      ("the desolaton of smuag", "The Hobbit: The Desolation of Smaug"),
    ])
  func wordTooMany(typed: String, wanted: String) async throws {
    let query = try #require(TitleQuery(typed: typed))
    let answer = try await catalogue.titles(matching: query, page: 1)
    #expect(answer.value.titles.first?.title == wanted)
    guard case .spelling = answer.fallback else {
      Issue.record("\(String(describing: answer.fallback))")
      return
    }
  }

  @Test("What is left of too few words is not looked for")
  func tooFewWords() async throws {
    for typed in ["vietnam zombie", "the zombie", "heat zombie robot"] {
      await #expect(throws: CatalogueError.notFound, "\(typed)") { try await names(typed) }
    }
  }
}
