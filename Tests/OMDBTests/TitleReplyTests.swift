import OMDB
import Testing
import Titles

@Suite("Answers about titles", .timeLimit(.minutes(5)))
struct TitleReplyTests {
  @Test("A film has all its fields in clean form")
  func film() throws {
    let film = try Fixtures.title(
      body: """
        {"Title":"The Lamp","Year":"2001","Rated":"PG-13","Released":"04 Jun 2001",\
        "Runtime":"101 min","Genre":"Drama, History","Director":"Ada Stone","Writer":"Ben Hill",\
        "Actors":"Cleo Park, Dan Reed","Plot":"A light goes out.","Language":"English, Welsh",\
        "Country":"United Kingdom","Awards":"Won 2 Oscars. 3 wins & 4 nominations total",\
        "Poster":"https://example.org/p.jpg","Ratings":[{"Source":"Internet Movie Database",\
        "Value":"7.1/10"},{"Source":"Rotten Tomatoes","Value":"57%"},{"Source":"Metacritic",\
        "Value":"55/100"}],"Metascore":"55","imdbRating":"7.1","imdbVotes":"858,780",\
        "imdbID":"tt7000001","Type":"movie","DVD":"16 Apr 2002","BoxOffice":"$291,045,518",\
        "Production":"Small House","Website":"http://example.org/lamp","Response":"True"}
        """)
    #expect(
      film
        == TitleDetail(
          id: Fixtures.id(7_000_001), title: "The Lamp", years: YearRange(2001), kind: .movie,
          rated: "PG-13", released: CalendarDate(year: 2001, month: 6, day: 4), minutes: 101,
          genres: ["Drama", "History"], directors: ["Ada Stone"], writers: ["Ben Hill"],
          actors: ["Cleo Park", "Dan Reed"], plot: "A light goes out.",
          languages: ["English", "Welsh"], countries: ["United Kingdom"],
          awards: "Won 2 Oscars. 3 wins & 4 nominations total",
          poster: "https://example.org/p.jpg",
          ratings: [
            Rating(imdb: 71), Rating(source: .rottenTomatoes, score: 57),
            Rating(source: .metacritic, score: 55),
          ], votes: 858_780, boxOffice: 291_045_518, production: "Small House",
          website: "http://example.org/lamp",
          dvd: CalendarDate(year: 2002, month: 4, day: 16)))
  }

  @Test("Case 10: what is N/A is not known")
  func notAvailable() throws {
    let names = [
      "Year", "Rated", "Released", "Runtime", "Genre", "Director", "Writer", "Actors", "Plot",
      "Language", "Country", "Awards", "Poster", "Metascore", "imdbRating", "imdbVotes", "Type",
      "DVD", "BoxOffice", "Production", "Website", "totalSeasons", "Season", "Episode", "seriesID",
    ]
    let members = names.map { "\"\($0)\":\"N/A\"" }.joined(separator: ",")
    let title = try Fixtures.title(#"\#(members),"Ratings":[]"#)
    #expect(title == TitleDetail(id: Fixtures.id(7_654_321), title: "The Lamp"))
  }

  @Test("A year in place of the number of seasons is no count: the seasons are years of the run")
  func yearAsCount() throws {
    let title = try Fixtures.title(#""Year":"2009–2019","totalSeasons":"2019""#)
    #expect(title.seasonCount == nil)
    #expect(title.seasons == Array(2_009...2_019))
  }

  @Test("Case 11: a body of 2014, without ratings by source and much else, is a title")
  func bodyOf2014() throws {
    let title = try Fixtures.title(
      #""Year":"1984","Metascore":"61","imdbRating":"8.0","imdbVotes":"1,234","tomatoMeter":"87""#)
    #expect(title.years == YearRange(1984))
    #expect(
      title.ratings == [
        Rating(imdb: 80), Rating(source: .rottenTomatoes, score: 87),
        Rating(source: .metacritic, score: 61),
      ])
    #expect(title.votes == 1_234)
  }

  @Test(
    "Case 12: votes with and without thousands commas",
    arguments: [
      ("1,434,451", 1_434_451), ("858,780", 858_780), ("477", 477), ("10914", 10_914), ("8", 8),
    ])
  func votes(text: String, votes: Int) throws {
    #expect(try Fixtures.title(#""imdbVotes":"\#(text)""#).votes == votes)
  }

  @Test("Case 13: numbers may be bare, and Ratings a text")
  func bareNumbers() throws {
    let title = try Fixtures.title(
      """
      "Year":2001,"Runtime":101,"imdbVotes":9471,"imdbRating":7.1,"Metascore":55,"Season":2,\
      "Episode":3.0,"Ratings":"N/A","Type":null,"Plot":null
      """)
    #expect(title.years == YearRange(2001))
    #expect(title.minutes == 101)
    #expect(title.votes == 9_471)
    #expect(title.ratings.map(\.score) == [71, 55])
    #expect(title.season == 2)
    #expect(title.episode == 3)
  }

  @Test(
    "Case 14: years as single years, ranges and open ranges, with any dash",
    arguments: [
      ("2013", YearRange(2013)), ("2012–2014", YearRange(start: 2012, end: 2014)),
      ("2012-2014", YearRange(start: 2012, end: 2014)), ("2012–", YearRange(start: 2012, end: nil)),
      ("2012-", YearRange(start: 2012, end: nil)), ("2012— ", YearRange(start: 2012, end: nil)),
      ("2014–2012", YearRange(2014)), ("N/A", nil), ("soon", nil), ("99999", nil), ("0001", nil),
      ("1799", nil), ("1800", YearRange(1800)), ("2200", YearRange(2200)), ("2201", nil),
      ("2199–2200", YearRange(start: 2199, end: 2200)), ("2199–2201", YearRange(2199)),
      ("2012–2012", YearRange(2012)),
    ])
  func years(text: String, years: YearRange?) throws {
    #expect(try Fixtures.title(#""Year":"\#(text)""#).years == years)
  }

  @Test(
    "A range of years has any dash, or what is left of one",
    arguments: [
      "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}",
      "\u{FFFD}", "\u{201C}",
    ])
  func dashes(_ dash: String) throws {
    let open = try Fixtures.title(#""Year":"2011\#(dash)""#)
    #expect(open.years == YearRange(start: 2011, end: nil))
    let closed = try Fixtures.title(#""Year":"2011\#(dash)2019""#)
    #expect(closed.years == YearRange(start: 2011, end: 2019))
  }

  @Test("Of two members of one name the first counts")
  func twins() throws {
    #expect(try Fixtures.title(#""Runtime":"101 min","runtime":"7 min""#).minutes == 101)
  }

  @Test(
    "Case 15: days in both formats, and no days that do not exist",
    arguments: [
      ("14 Jun 2013", CalendarDate(year: 2013, month: 6, day: 14)),
      ("1 Jan 1931", CalendarDate(year: 1931, month: 1, day: 1)),
      ("2001-09-09", CalendarDate(year: 2001, month: 9, day: 9)),
      ("29 Feb 2000", CalendarDate(year: 2000, month: 2, day: 29)),
      ("29 Feb 1900", nil), ("31 Apr 2001", nil), ("2013", nil), ("14 Xyz 2013", nil),
      ("2001-13-01", nil), ("N/A", nil),
    ])
  func dates(text: String, date: CalendarDate?) throws {
    #expect(try Fixtures.title(#""Released":"\#(text)""#).released == date)
  }

  @Test(
    "Case 16: running times in all forms",
    arguments: [
      ("142 min", 142), ("5 min", 5), ("594 min", 594), ("1 h 30 min", 90), ("2 h", 120),
      ("1h 30min", 90), ("1 h 5", 65), ("1,440 min", 1_440), ("90", 90), ("N/A", nil),
      ("0 min", nil),
      ("long", nil), ("99999999999999999999 min", nil), ("9223372036854775807 h", nil),
    ])
  func runtimes(text: String, minutes: Int?) throws {
    #expect(try Fixtures.title(#""Runtime":"\#(text)""#).minutes == minutes)
  }

  @Test(
    "Case 17: awards get the full stop that is missing",
    arguments: [
      (
        "Nominated for 1 BAFTA Award7 wins & 46 nominations total",
        "Nominated for 1 BAFTA Award. 7 wins & 46 nominations total"
      ),
      ("Won 4 Oscars. 159 wins total", "Won 4 Oscars. 159 wins total"), ("1 win", "1 win"),
    ])
  func awards(text: String, awards: String) throws {
    #expect(try Fixtures.title(#""Awards":"\#(text)""#).awards == awards)
  }

  @Test(
    "Case 18: box office in dollars, whole and in millions",
    arguments: [
      ("$291,045,518", 291_045_518), ("$292.6M", 292_600_000), ("$1.2B", 1_200_000_000),
      ("$1.2b", 1_200_000_000), ("$3m", 3_000_000), ("$4k", 4_000),
      ("$450K", 450_000), ("$7", 7), ("£5", nil), ("N/A", nil), ("$", nil), ("$-4", nil),
      ("$99999999999999999999999B", nil),
    ])
  func boxOffice(text: String, dollars: Int?) throws {
    #expect(try Fixtures.title(#""BoxOffice":"\#(text)""#).boxOffice == dollars)
  }

  @Test("Case 28: a game with next to nothing known is a title")
  func game() throws {
    let game = try Fixtures.title(#""Year":"2011","Type":"game","Poster":"N/A""#)
    #expect(game.kind == .game)
    #expect(game.ratings.isEmpty)
  }

  @Test("Case 37: a new film has no rating yet")
  func newFilm() throws {
    let film = try Fixtures.title(
      #""Year":"2026","Ratings":[],"imdbRating":"N/A","imdbVotes":"N/A","Runtime":"N/A""#)
    #expect(film.ratings.isEmpty)
    #expect(film.votes == nil)
  }

  @Test("Ratings off their scale are left out, each source stands once, unknown ones last")
  func ratings() throws {
    let title = try Fixtures.title(
      """
      "Ratings":[{"Source":"Critics' Club","Value":"3/4"},{"Source":"Metacritic","Value":"140/100"},\
      {"Source":"Rotten Tomatoes","Value":"100%"},{"Source":"Rotten Tomatoes","Value":"3%"},\
      {"Source":"Internet Movie Database","Value":"8.3/10"},{"Source":"X","Value":"5/0"}],\
      "imdbRating":"1.0"
      """)
    #expect(
      title.ratings == [
        Rating(imdb: 83), Rating(source: .rottenTomatoes, score: 100),
        Rating(source: .other("Critics' Club"), score: 75),
      ])
  }

  @Test("A body without an id is the title that was asked for, else unreadable")
  func missingID() throws {
    let body = Fixtures.reply(#"{"Title":"The Lamp","Response":"True"}"#)
    #expect(try FindTitle(.id(Fixtures.seriesID)).response(in: body).id == Fixtures.seriesID)
    #expect(throws: CatalogueError.unreadable(reason: "it does not describe a title")) {
      try FindTitle(.name(TitleQuery("lamp"))).response(in: body)
    }
  }
}
