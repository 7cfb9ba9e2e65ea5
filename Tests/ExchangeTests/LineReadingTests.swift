import Exchange
import Testing
import Titles

@Suite("Lists of anybody", .timeLimit(.minutes(5)))
struct LineReadingTests {
  private func references(_ text: String) throws -> [ImportedReference] {
    try FileReading.read(ExchangeFile("list.txt", text)).rows.map(\.reference)
  }

  @Test(
    "A line is an id or an address, whatever follows it",
    arguments: [
      "tt0000001", " TT0000001 ", "https://m.imdb.com/de/title/tt0000001/?ref_=x", "- tt0000001",
      "tt0000001 Lamps (1989)", "tt0000001,Lamps,1989", "tt0000001\tLamps",
    ])
  func ids(_ line: String) throws {
    #expect(try references(line) == [.id(try id("tt0000001"))])
  }

  @Test(
    "A title has its year in brackets or after a comma",
    arguments: [
      ("Lamps (1989)", "Lamps", 1989), ("Lamps, 1989", "Lamps", 1989), ("Lamps", "Lamps", nil),
      ("* Lamps (1989–1992)", "Lamps", 1989), ("Lamps (1989—)", "Lamps", 1989),
      ("Lamps (1989 - )", "Lamps", 1989), ("1917", "1917", nil), ("1917 (2019)", "1917", 2019),
      ("Lamps, Lit", "Lamps, Lit", nil), ("Lamps (Again)", "Lamps (Again)", nil),
      ("Lamps (19890)", "Lamps (19890)", nil), ("[REC] (2007)", "[REC]", 2007),
      ("(1989)", "(1989)", nil),
    ] as [(String, String, Int?)])
  func titles(_ line: String, _ title: String, _ year: Int?) throws {
    #expect(try references(line) == [.name(ImportedName(title: title, year: year))])
  }

  @Test(
    "Hundreds of thousands of empty lines are only counted", arguments: ["list.txt", "list.csv"])
  func emptyLines(name: String) throws {
    let bytes =
      [UInt8](repeating: UInt8(ascii: "\n"), count: 300_000) + Array("Title\nLamps".utf8)
    let file = try FileReading.read(ExchangeFile(name: name, bytes: bytes))
    #expect(file.rows.last?.place.line == 300_002)
  }

  @Test("Blank lines are skipped and counted")
  func blankLines() throws {
    let file = try FileReading.read(ExchangeFile("to see.txt", "Lamps\r\n\r\nHarbour\r\n---\r\n"))
    #expect(file.format == .lines)
    #expect(file.rows.map(\.place.line) == [1, 3])
    #expect(file.rows.allSatisfy { $0.list == "to see" })
  }

  @Test("A file named like a list that every library has fills that list, or gets another name")
  func standardNames() throws {
    func row(_ name: String) throws -> ImportedRow {
      try #require(FileReading.read(ExchangeFile(name, "tt0000001")).rows.first)
    }
    #expect(try row("Seen.txt").viewings == [Viewing(day: nil)])
    #expect(try row("Seen.txt").list == nil)
    #expect(try row("watchlist.txt").isOnWatchlist)
    #expect(try row("rated.txt").list == "rated (imported)")
    #expect(try row("seen in rain.txt").list == "seen in rain")
  }

  @Test("In the tables that this program prints, the rating is IMDb's, and the user's own is mine")
  func ownTable() throws {
    let text = """
      id,title,start,end,type,rating,votes,minutes,genres,watchlistSince,viewings,lastSeen,myRating,note
      tt0000001,Lamps,1989,1992,series,9.0,2638372,45,Drama,,1,2024-03-17,6,Dim.
      tt0000002,Harbour,1999,1999,movie,8.5,900,90,Drama,,0,,,

      """
    let file = try FileReading.read(ExchangeFile("found.csv", text))
    #expect(file.problems.isEmpty)
    #expect(file.rows.map(\.rating) == [6, nil])
    #expect(file.rows[0].viewings.map(\.day) == [day(2024, 3, 17)])
    #expect(file.rows.map(\.facts?.years?.start) == [1989, 1999])
    #expect(file.rows[1].facts?.ratings == [Rating(imdb: 85)])
    let sorted = "id,title,start,end,type,poster,form,rating\ntt0000001,Lamps,1989,,series,,,9.0\n"
    let found = try FileReading.read(ExchangeFile("sorted.csv", sorted))
    #expect(found.rows.map(\.rating) == [nil])
    #expect(found.rows.map(\.facts?.ratings) == [[Rating(imdb: 90)]])
  }

  @Test("A table needs a column of ids or titles, and says what it was taken for")
  func table() throws {
    let text =
      "IMDb ID\tFilm\tStars\tDate Watched\tMood\ntt0000001\tLamps\t3.5\t02.01.2020\tblue\nx\tHarbour\t\t\t\n"
    let file = try FileReading.read(ExchangeFile("mine.tsv", text))
    #expect(file.format == .table)
    #expect(file.columns.map(\.meaning) == [.id, .title, .stars, .watchedOn, nil])
    #expect(file.rows[0].rating == 7)
    #expect(file.rows[0].viewings == [Viewing(day: day(2020, 1, 2))])
    #expect(file.rows[0].list == nil)
    #expect(file.rows[1].list == "mine")
    #expect(
      file.problems == [
        ImportProblem(.invalidValue(.id, "x"), at: TextPlace(line: 3, column: 1))
      ])
  }

  @Test("A list of ids that calls itself a table is a list")
  func idsWithoutHeader() throws {
    let file = try FileReading.read(ExchangeFile("a.csv", "tt0000001,Lamps\ntt0000002,Harbour\n"))
    #expect(file.rows.map(\.id) == [try id("tt0000001"), try id("tt0000002")])
  }
}
