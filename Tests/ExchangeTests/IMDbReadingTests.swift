import Exchange
import Testing
import Titles

@Suite("IMDb's files", .timeLimit(.minutes(5)))
struct IMDbReadingTests {
  private static let ratings = """
    Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),\
    Year,Genres,Num Votes,Release Date,Directors
    tt0000001,8,2021-03-04,"Lamps, Lit",Lampes,https://www.imdb.com/title/tt0000001/,Movie,7.1,\
    123,1989,"Drama, Mystery","1,234",1989-06-23,"Ada Example, Bo Sample"
    tt0000002,10,2021-03-05,Harbour: Low Tide,Harbour: Low Tide,x,TV Episode,9.0,44,2010,Crime,,\
    2010-05,
    """

  @Test("A row of the ratings has the rating, its day and the facts")
  func ratings() throws {
    let file = try FileReading.read(ExchangeFile("ratings.csv", Self.ratings))
    #expect(file.format == .imdbRatings)
    #expect(file.problems.isEmpty)
    let first = try #require(file.rows.first)
    #expect(first.rating == 8)
    #expect(first.ratedOn == day(2021, 3, 4))
    #expect(
      first.facts
        == TitleDetail(
          id: try id("tt0000001"), title: "Lamps, Lit", originalTitle: "Lampes",
          years: YearRange(1989), kind: .movie, released: day(1989, 6, 23), minutes: 123,
          genres: ["Drama", "Mystery"], directors: ["Ada Example", "Bo Sample"],
          ratings: [Rating(imdb: 71)], votes: 1234))
    let second = try #require(file.rows.last?.facts)
    #expect(second.kind == .episode)
    #expect(second.originalTitle == nil)
    #expect(second.released == nil)
  }

  @Test("Genres are read in the languages of IMDb's site, and in its old spelling")
  func genres() throws {
    let text = "Const,Title,Genres\ntt0000001,Lamps,\"Fantascienza, film_noir, Comédie\""
    let facts = try FileReading.read(ExchangeFile("a.csv", text)).rows.first?.facts
    #expect(facts?.genres == ["Sci-Fi", "Film-Noir", "Comedy"])
  }

  @Test(
    "Both vocabularies of title types are understood",
    arguments: [
      ("movie", TitleKind.movie), ("tvSeries", .series), ("tvMiniSeries", .series),
      ("tvEpisode", .episode), ("tvMovie", .movie), ("tvSpecial", .movie), ("short", .movie),
      ("video", .movie), ("videoGame", .game), ("Movie", .movie), ("TV Series", .series),
      ("TV Mini Series", .series), ("TV Episode", .episode), ("TV Movie", .movie),
      ("TV Special", .movie), ("Short", .movie), ("Video", .movie), ("Video Game", .game),
    ])
  func kinds(_ word: String, _ kind: TitleKind) throws {
    let text = "Const,Title,Title Type\ntt0000001,Lamps,\(word)"
    #expect(try FileReading.read(ExchangeFile("a.csv", text)).rows.first?.facts?.kind == kind)
  }

  @Test(
    "IMDb's kinds are known in the languages of its site",
    arguments: [
      ("Fernsehfilm", TitleKind.movie), ("Kurzfilm", .movie), ("TV-Serie", .series),
      ("Fernseh-Miniserie", .series), ("Fernsehfolge", .episode), ("Videospiel", .game),
      ("Film TV", .movie), ("Cortometraggio", .movie), ("Serie TV", .series),
      ("Mini serie TV", .series), ("Episodio TV", .episode), ("Videogioco", .game),
      ("Téléfilm", .movie), ("Court-métrage", .movie), ("Série télévisée", .series),
      ("Mini-série télévisée", .series), ("Épisode télévisé", .episode), ("Jeu vidéo", .game),
      ("Película", .movie), ("Cortometraje", .movie), ("Serie de TV", .series),
      ("Miniserie de TV", .series), ("Episodio de TV", .episode), ("Videojuego", .game),
      ("Filme", .movie), ("Curta-metragem", .movie), ("Série de TV", .series),
      ("Minissérie de TV", .series), ("Episódio de TV", .episode), ("Vídeo", .movie),
    ])
  func kindsInOtherLanguages(_ word: String, _ kind: TitleKind) throws {
    let text = "Const,Title,Title Type\ntt0000001,Lamps,\(word)"
    let file = try FileReading.read(ExchangeFile("a.csv", text))
    #expect(file.rows.first?.facts?.kind == kind)
    #expect(file.problems.isEmpty)
  }

  @Test("Columns are found by name, in any order, and unknown ones do no harm")
  func columns() throws {
    let text = "Mood;Title;Your Rating;Const\nblue;Lamps;7;tt0000001"
    let file = try FileReading.read(ExchangeFile("a.csv", text))
    #expect(file.rows.map(\.rating) == [7])
    #expect(
      file.columns == [
        ColumnUse(name: "Mood", meaning: nil, count: 1), ColumnUse(name: "Title", meaning: .title),
        ColumnUse(name: "Your Rating", meaning: .points), ColumnUse(name: "Const", meaning: .id),
      ])
  }

  @Test("A list has the order of its positions, and the name of its file")
  func list() throws {
    let text = """
      Position,Const,Created,Modified,Description,Title
      10,tt0000003,2020-01-02,2020-01-02,,Third
      2,tt0000002,2020-01-02,2020-01-02,"Seen
      twice",Second
      1,tt0000001,2020-01-02,2020-01-02,,First
      """
    let file = try FileReading.read(ExchangeFile("Quiet nights.csv", text))
    #expect(file.format == .imdbList)
    #expect(file.rows.map(\.facts?.title) == ["First", "Second", "Third"])
    #expect(file.rows.allSatisfy { $0.list == "Quiet nights" && !$0.isOnWatchlist })
    #expect(file.rows[1].note == "Seen\ntwice")
    #expect(file.rows[1].place == TextPlace(line: 3, column: 1))
  }

  @Test("The watchlist knows since when a title is on it")
  func watchlist() throws {
    let text = """
      Position,Const,Created,Title,Your Rating,Date Rated
      1,tt0000001,2020-01-02,First,,
      2,tt0000002,2020-01-03,Second,9,2020-02-01
      """
    let file = try FileReading.read(ExchangeFile("WATCHLIST.csv", text))
    #expect(file.rows.map(\.isOnWatchlist) == [true, true])
    #expect(file.rows.map(\.onWatchlistSince) == [1_577_923_200, 1_578_009_600])
    #expect(file.rows.map(\.rating) == [nil, 9])
    #expect(file.problems.isEmpty)
    let list = try FileReading.read(ExchangeFile("x.csv", text), ImportOptions(into: .watchlist))
    #expect(list.rows == file.rows)
  }

  @Test("The watchlist of long ago is read, with its names, its dates and its encoding")
  func oldWatchlist() throws {
    let text = """
      "position","const","created","modified","description","Title","Title type","Directors",\
      "You rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes",\
      "Release Date (month/day/year)","URL"\r
      "1","tt0000001","Mon Jan  2 03:04:05 2012","","","Caf\u{E9}","Feature Film","Ada","7","6.5",\
      "99","1950","drama","12","12/31/1950","http://www.imdb.com/title/tt0000001/"\r

      """
    let latin1 = text.unicodeScalars.map { UInt8($0.value) }
    let file = try FileReading.read(ExchangeFile(name: "watchlist.csv", bytes: latin1))
    #expect(file.encoding == .windows1252)
    #expect(file.problems.isEmpty)
    let row = try #require(file.rows.first)
    #expect(row.onWatchlistSince == 1_325_473_445)
    #expect(row.rating == 7)
    #expect(row.facts?.title == "Café")
    #expect(row.facts?.kind == .movie)
    #expect(row.facts?.released == day(1950, 12, 31))
  }

  @Test("What makes no sense is named by line and column, and the rest is read")
  func problems() throws {
    let text = """
      Const,Your Rating,Date Rated,Title,Year
      tt0000001,11,2021-02-30,First,1989
      nm0000002,8,2021-02-03,A person,
      ,8,2021-02-03,Nothing,
      tt0000003,9,2021-02-03,Third, not quoted,1990
      tt0000004
      tt0000005,3,03/04/2021,Fifth,next year
      """
    let file = try FileReading.read(ExchangeFile("ratings.csv", text))
    #expect(file.rows.map(\.place.line) == [2, 6, 7])
    #expect(
      file.problems == [
        ImportProblem(.invalidValue(.points, "11"), at: TextPlace(line: 2, column: 11)),
        ImportProblem(.noTitleOfItsOwn("nm0000002"), at: TextPlace(line: 3, column: 1)),
        ImportProblem(.noTitle, at: TextPlace(line: 4, column: 1)),
        ImportProblem(.tooManyFields(6, expected: 5), at: TextPlace(line: 5, column: 1)),
        ImportProblem(.openDay(.ratedOn, "03/04/2021"), at: TextPlace(line: 7, column: 13)),
        ImportProblem(.invalidValue(.year, "next year"), at: TextPlace(line: 7, column: 30)),
      ])
  }

  @Test(
    "Days and times are read as the services write them",
    arguments: [
      ("2020-01-02", 1_577_923_200), ("2020-01-02T03:04:05.000Z", 1_577_934_245),
      ("2020-01-02T03:04:05+01:00", 1_577_930_645), ("2020-01-02 03:04:05", 1_577_934_245),
      ("Thu Jan  2 03:04:05 2020", 1_577_934_245), ("02.01.2020", 1_577_923_200),
      ("02 January 2020", 1_577_923_200), ("\"Jan 2, 2020\"", 1_577_923_200),
      ("2020/01/02", 1_577_923_200), ("31/1/2020", 1_580_428_800),
      ("1/31/2020 03:04", 1_580_439_840), ("5/5/2015", 1_430_784_000),
      ("2 Janvember 2020", nil), ("31/13/2020", nil), ("16/3/15", 1_426_464_000),
      ("3/16/70", 6_393_600), ("16.3.15", 1_426_464_000), ("1/2/15", nil),
      ("Tue May 12 2026 18:38:35 GMT+0000 (Coordinated Universal Time)", 1_778_611_115),
      ("2000-02-29", 951_782_400), ("1969-12-31", -86_400), ("1900-02-29", nil),
      ("2020-13-01", nil), ("2020-1-32", nil), ("1/2/2020", nil), ("2020-01-02T25:00:00Z", nil),
      ("yesterday", nil), ("20-01-02", nil), ("--", nil), ("2020-01-02T03:04:05Zulu", nil),
    ] as [(String, Int?)])
  func dates(_ text: String, _ seconds: Int?) throws {
    let table = "Position,Const,Created\n1,tt0000001,\(text)\n"
    let file = try FileReading.read(ExchangeFile("watchlist.csv", table))
    #expect(file.rows.map(\.onWatchlistSince) == [seconds])
    #expect(file.problems.isEmpty == (seconds != nil))
  }

  @Test(
    "What a whole column makes unambiguous is read, and what it does not is a problem",
    arguments: [
      (["16/3/2015", "3/4/2015"], [day(2015, 3, 16), day(2015, 4, 3)]),
      (["3/16/2015", "3/4/2015"], [day(2015, 3, 16), day(2015, 3, 4)]),
      (["16-03-2015", "03-04-2015"], [day(2015, 3, 16), day(2015, 4, 3)]),
      (["16/3/2015", "3/16/2015", "3/4/2015"], [day(2015, 3, 16), day(2015, 3, 16), nil]),
      (["1/2/2015", "3/4/2015"], [nil, nil]),
      (["06 May 2015", "3/4/2015"], [day(2015, 5, 6), nil]),
    ] as [([String], [CalendarDate?])])
  func wholeColumns(_ dates: [String], _ days: [CalendarDate?]) throws {
    let rows = dates.enumerated().map { "tt000000\($0),8,\($1)\n" }
    let file = try FileReading.read(
      ExchangeFile("ratings.csv", "Const,Your Rating,Date Rated\n" + rows.joined()))
    #expect(file.rows.map(\.ratedOn) == days)
    #expect(file.problems.count == days.count { $0 == nil })
  }

  @Test("Where only a year or a month is known, no day is, and nothing is wrong")
  func yearsAndMonths() throws {
    let file = try FileReading.read(
      ExchangeFile(
        "seen.csv",
        "Title,My Rating,Date Rated,Date Watched\nLamps,8,1991-09,1982\nHarbour,7,,\n"))
    #expect(file.problems.isEmpty)
    #expect(file.rows.map(\.ratedOn) == [nil, nil])
    #expect(file.rows.map(\.viewings) == [[Viewing(day: nil)], []])
  }

  @Test("Nothing in a file reaches a terminal")
  func harmless() throws {
    let text = "Const,Title\ntt0000001,\u{1B}[31mRed\u{1B}]0;x\u{7}\u{202E}"
    let file = try FileReading.read(ExchangeFile("a.csv", text))
    #expect(file.rows.first?.facts?.title == "Red")
  }

  @Test("The same file saved by a spreadsheet as UTF-16 says the same")
  func utf16() throws {
    let units = ("\u{FEFF}" + Self.ratings.replacing("\n", with: "\r\n")).utf16
    let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = try FileReading.read(ExchangeFile(name: "ratings.csv", bytes: bytes))
    #expect(file.encoding == .utf16LittleEndian)
    #expect(file.rows == (try FileReading.read(ExchangeFile("ratings.csv", Self.ratings)).rows))
  }
}
