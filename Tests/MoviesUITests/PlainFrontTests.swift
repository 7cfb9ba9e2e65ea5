import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("What plain mode says", .timeLimit(.minutes(5)))
struct PlainFrontTests {
  @Test("The first answer begins with the program's name, and lists ten at a time")
  func list() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    let lines = plain.report()
    #expect(
      lines.prefix(3) == [
        "movies-tui 1.0, plain mode. 33 titles for “batman”, 1 to 10:", " 1. Batman, 1989",
        " 2. Batman, series, 1966 to 1968",
      ])
    #expect(lines.count == 11)
    #expect(plain.report().isEmpty)
    #expect(plain.prompt == "number to read, n more, / search, ? help, q quit > ")
  }

  @Test("More, previous and a pane in the list are the parts that they name")
  func parts() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    #expect(plain.say("n").first == "11 to 20 of 33:")
    #expect(plain.say("n").first == "21 to 30 of 33:")
    let last = plain.say("n")
    #expect(last.first == "31 to 33 of 33:")
    #expect(last.count == 4)
    #expect(plain.prompt == "number to read, / search, ? help, q quit > ")
    #expect(plain.say("n") == ["The list ends at number 33."])
    #expect(plain.say("p").first == "21 to 30 of 33:")
    #expect(plain.say("l 33").first == "number 33 of 33:")
    #expect(plain.say("l 1").first == "1 to 10 of 33:")
    #expect(plain.say("p") == ["The list starts here."])
    #expect(plain.say("l 34") == ["The list ends at number 33."])
  }

  @Test("The list is sorted by what is known of its titles, and says so")
  func sorted() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    let newest = plain.say("sort year")
    #expect(newest.first == "1 to 10 of 33, by year, newest first:")
    #expect(newest.dropFirst().first == " 1. The Batman, 2022")
    #expect(plain.say("sort year").first == "1 to 10 of 33, by year, oldest first:")
    #expect(plain.say("n").first == "11 to 20 of 33, by year, oldest first:")
    #expect(plain.say("sort").first == "1 to 10 of 33:")
  }

  @Test("A list that is whole offers to look up what is not known of its titles")
  func whole() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    #expect(plain.say("load").first?.hasPrefix("33 of 33 are known by name only.") == true)
    #expect(plain.say("n").first == "11 to 20 of 33:")
  }

  @Test("A sorted list says how to load the rows that it lacks")
  func unloaded() throws {
    var plain = try Plain.listingFirstPage()
    #expect(
      plain.say("sort title").suffix(2) == [
        "Number 4 is not loaded. Type load to load the whole list.",
        "Sorted 3 of 398. Loading the rest takes 40 requests.",
      ])
    #expect(plain.say("load") == [])
    plain.happens(LoadingAction.cancelled)
    #expect(plain.report().first == "3 of 398 titles loaded.")
  }

  @Test("Everything about a title is said in sentences")
  func detail() throws {
    var plain = try Plain(
      Catalogued.listing(Samples.batman) + [Samples.details(Samples.detail())])
    _ = plain.report()
    #expect(
      plain.say("1") == [
        "Batman, film, 1989, PG-13, 126 minutes. Action, Adventure.",
        "A millionaire in a cape and a clown with a grudge fight over the soul of a dark city.",
        "Ratings: IMDb 7.5 of 10 from 410,312 votes; Rotten Tomatoes 77 of 100; Metacritic 69 of 100.",
        "Director: Tim Burton.", "Writers: Bob Kane, Sam Hamm.",
        "Cast: Michael Keaton, Jack Nicholson.", "Released: 23 June 1989.",
        "Country: United States.",
        "Language: English.", "Awards: Won 1 Oscar.",
        "tt0096895, https://www.imdb.com/title/tt0096895/",
      ])
    #expect(plain.say("c") == ["tt0096895, https://www.imdb.com/title/tt0096895/"])
  }

  @Test("Votes without a rating are said too, and what critics and voters do not agree on")
  func ratings() throws {
    func said(_ change: (inout TitleDetail) -> Void) throws -> [String] {
      var film = try Samples.detail()
      change(&film)
      var plain = try Plain(Catalogued.listing(Samples.batman) + [Samples.details(film)])
      _ = plain.report()
      return plain.say("1").filter { $0.contains("Ratings") || $0.contains("Critics") }
    }
    #expect(
      try said { ($0.ratings, $0.votes) = ([], 1) } == ["Ratings: IMDb no rating from 1 vote."])
    #expect(try said { ($0.ratings, $0.votes) = ([], nil) } == [])
    #expect(
      try said { $0.ratings[2].score = 99 } == [
        "Ratings: IMDb 7.5 of 10 from 410,312 votes; Rotten Tomatoes 77 of 100; "
          + "Metacritic 99 of 100.",
        "Critics rate it 24 points higher than IMDb's voters.",
      ])
  }

  @Test("A number that is not in the list is none to read")
  func numbers() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    #expect(plain.say("34") == ["The list has numbers 1 to 33."])
    #expect(plain.say("0") == ["The list has numbers 1 to 33."])
    #expect(plain.say("c") == ["Which title? Add its number in the list."])
    #expect(plain.say("o 99") == ["The list has numbers 1 to 33."])
  }

  @Test("What loads is said once, after half a second")
  func loading() {
    let ticket = RequestTicket<MoviesRequestID>(number: 7, id: .search)
    var plain = Plain([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesLifecycle.started(ticket),
    ])
    for _ in 0..<4 {
      plain.happens(LoadingAction.ticked)
      #expect(plain.report().isEmpty)
    }
    plain.happens(LoadingAction.ticked)
    #expect(plain.report() == ["movies-tui 1.0, plain mode. Searching “batman” …"])
    plain.happens(LoadingAction.ticked)
    #expect(plain.report().isEmpty)
    #expect(plain.say("q").isEmpty)
    #expect(plain.isWaiting)
  }

  @Test("What loads unasked is not spoken of")
  func prefetching() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .results(page: 2))
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    plain.happens(MoviesLifecycle.started(ticket))
    for _ in 0..<9 { plain.happens(LoadingAction.ticked) }
    #expect(plain.report().isEmpty)
  }

  @Test("A failure is told in the words of the screen, with the commands of plain mode")
  func failures() {
    let offline = CatalogueError.cannotResolve(host: "www.omdbapi.com")
    var plain = Plain(failing(offline))
    #expect(
      plain.report() == [
        "movies-tui 1.0, plain mode. No connection. "
          + "Can't find the address of www.omdbapi.com. Type r to retry. "
          + "Titles already loaded still work."
      ])
    plain = Plain(failing(.notFound))
    #expect(
      plain.report() == [
        "movies-tui 1.0, plain mode. Nothing found. No title matches “batman”. "
          + "Type / and other words to search again. "
          + "OMDb searches titles only, not people or plots."
      ])
    #expect(plain.say("1") == ["The list is empty. Type / and some words to search."])
    #expect(plain.prompt == "/ search, ? help, q quit > ")
  }

  @Test("A page that did not come is told where it would have gone on")
  func failedPage() throws {
    let page = Samples.answer(try Samples.titles(), total: 20, sent: 10)
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .results(page: 2))
    var plain = Plain([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(page, number: 1, query: Samples.batman),
      MoviesLifecycle.failed(ticket, .timedOut(milliseconds: 15_000)),
    ])
    _ = plain.report()
    #expect(
      plain.say("n") == [
        "11 to 13 of 13:", "Number 11 did not load.",
        "Timed out. OMDb did not answer within 15 s. Type r to retry.",
      ])
  }

  @Test("What a search was answered by whose own words find nothing is said first")
  func fallback() throws {
    let nine = TitleQuery("9")
    let title = TitleSummary(
      id: try Samples.id("tt0472033"), title: "9", years: YearRange(2009), kind: .movie)
    var plain = Plain([
      SearchAction.edited(TextInput(text: "9")), GetMovies(nine),
      MoviesAction.setMovies(
        Samples.answer([title], total: 1, fallback: .title(named: "9")), number: 1, query: nine),
    ])
    #expect(
      plain.report() == [
        "movies-tui 1.0, plain mode. Too many matches for “9”; showing the exact title.",
        "1 title:", " 1. 9, 2009",
      ])
  }

  @Test("Filters are part of what was found")
  func filters() throws {
    let query = TitleQuery("batman", kind: .series, years: Years(1992))
    let page = Samples.answer([try Samples.titles()[1]], total: 1)
    var plain = Plain([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(query),
      MoviesAction.setMovies(page, number: 1, query: query),
    ])
    #expect(plain.report().last == " 1. Batman: The Animated Series, series, 1992 to 1995")
    plain = Plain([])
    #expect(plain.report() == ["movies-tui 1.0, plain mode. Type / and a word or two of a title."])
    #expect(plain.say("y 12") == ["Not a year. Type four digits, such as 1989."])
    #expect(plain.say("y 90s") == ["OMDb filters by one year only."])
  }

  @Test("Where the bundled titles come from is said once")
  func demo() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman), source: .demo(titles: 747))
    #expect(plain.report().last?.hasPrefix("These titles are bundled. Set OMDB_API_KEY") == true)
    #expect(plain.say("l").last == "10. Batman: The Animated Series, series, 1992 to 1995")
  }

  @Test("What is no command says how to search for it")
  func unknown() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    #expect(
      plain.say("alien") == [
        "Unknown command “alien”. Type / alien to search for it, or ? for help."
      ])
    #expect(plain.say("s") == ["Nothing is loading."])
    #expect(plain.say("") == [])
    #expect(plain.say("?").count > 12)
  }

  @Test(
    "A line without what it needs says what that is",
    arguments: [
      "/", "t", "t films 1989", "sort by", "* 11", "*", "note", "note 2", "add", "add 2", "v",
      "= 1", "e one", "save", "names 3",
    ])
  func incomplete(line: String) throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    plain.happens(LibraryEvent.came(LibraryReading(revision: 1)))
    _ = plain.report()
    let said = plain.say(line)
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix(line.prefix(1)) == true)
    #expect(plain.say("?").contains(said.first ?? ""))
  }

  private func failing(_ error: CatalogueError) -> [any Action] {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    return [
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesLifecycle.failed(ticket, error),
    ]
  }
}
