import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("Comparing in plain mode", .timeLimit(.minutes(5)))
struct PlainComparingTests {
  private let lines = ["= 1 3", "compare 1 3", "Compare 1, 3"]

  /// A session that has said who it is.
  private func listing() throws -> Plain {
    var plain = try Plain.listingFirstPage()
    _ = plain.say("c 1")
    return plain
  }

  private func film() throws -> DetailAction {
    var film = try Samples.detail()
    film.actors = ["Mark Hamill"]
    return Samples.details(film)
  }

  private func game(_ change: (inout TitleDetail) -> Void = { _ in }) throws -> DetailAction {
    var game = TitleDetail(try Samples.titles()[2])
    game.minutes = 600
    game.ratings = [Rating(imdb: 90)]
    game.actors = ["Kevin Conroy", "Mark Hamill"]
    change(&game)
    return Samples.details(game)
  }

  @Test("Numbers of the list are compared in sentences, once all details have come")
  func sentences() throws {
    for line in lines {
      var plain = try listing()
      #expect(plain.say(line) == [])
      #expect(plain.isWaiting)
      plain.happens(try film())
      #expect(plain.report() == [])
      plain.happens(try game())
      let said = plain.report()
      #expect(said.first == "Comparing Batman and Batman: Arkham City.")
      for sentence in [
        "Year: Batman 1989; Batman: Arkham City 2011.",
        "Type: Batman film; Batman: Arkham City game.",
        "Runtime: Batman 126 min; Batman: Arkham City 600 min.",
        "IMDb: Batman 7.5 of 10; Batman: Arkham City 9.0 of 10.", "Metacritic: Batman 69 of 100.",
        "Cast: Batman Mark Hamill; Batman: Arkham City Kevin Conroy, Mark Hamill.",
        "In common: Mark Hamill (cast).", "Awards: Batman Won 1 Oscar.",
      ] {
        #expect(said.contains(sentence))
      }
      #expect(!plain.isWaiting)
    }
  }

  @Test("Titles of the same name are told apart")
  func sameName() throws {
    var plain = try listing()
    let titles = try Samples.titles()
    _ = plain.say("= 1 3")
    var twin = TitleDetail(titles[2])
    twin.title = "Batman"
    let page = Samples.answer([titles[0], titles[1], TitleSummary(twin)], total: 3)
    plain.happens(MoviesAction.setMovies(page, number: 1, query: Samples.batman))
    plain.happens(try film())
    plain.happens(Samples.details(twin))
    #expect(plain.report().first == "Comparing Batman (1) and Batman (2).")
  }

  @Test("The seasons of a series are waited for, and have an average each")
  func seasons() throws {
    let id = try Samples.titles()[1].id
    var series = TitleDetail(try Samples.titles()[1])
    series.totalSeasons = 2
    var plain = try listing()
    _ = plain.say("= 2 1")
    plain.happens(try film())
    plain.happens(Samples.details(series))
    #expect(plain.report() == [])
    for number in 1...2 {
      let episode = EpisodeSummary(
        id: nil, title: "An episode", number: 1, score: 80 + Double(number))
      let season = Season(
        title: series.title, number: number, totalSeasons: 2, episodes: [episode])
      plain.happens(
        SeriesAction.setSeason(Answer(season, source: .omdb), number: number, of: id))
    }
    let said = plain.report()
    #expect(said.contains("Year: Batman: The Animated Series 1992 to 1995; Batman 1989."))
    #expect(
      said.suffix(3) == [
        "Seasons: Batman: The Animated Series 2.",
        "Season 1: Batman: The Animated Series 8.1 of 10.",
        "Season 2: Batman: The Animated Series 8.2 of 10.",
      ])
  }

  @Test("What failed is told after the rest, and r asks for it again")
  func failure() throws {
    let id = try Samples.titles()[2].id
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .title(id))
    var plain = try listing()
    _ = plain.say("= 1 3")
    plain.happens(try film())
    plain.happens(MoviesLifecycle.failed(ticket, .timedOut(milliseconds: 15_000)))
    let said = plain.report()
    #expect(said.contains("Runtime: Batman 126 min."))
    #expect(
      said.last
        == "Batman: Arkham City: Timed out. OMDb did not answer within 15 s. Type r to retry.")
    plain.happens(MoviesLifecycle.started(ticket))
    #expect(plain.say("r") == [])
    plain.happens(try game())
    #expect(plain.report().contains("In common: Mark Hamill (cast)."))
  }

  @Test(
    "Two to four different numbers of the list can be compared",
    arguments: [
      ("=", "= 1 2: compare numbers 1 and 2, side by side; up to four"),
      ("= 1", "= 1 2: compare numbers 1 and 2, side by side; up to four"),
      ("= 1 1", "= 1 2: compare numbers 1 and 2, side by side; up to four"),
      ("compare 1 2 3 1 2", "= 1 2: compare numbers 1 and 2, side by side; up to four"),
      ("= 0 1", "The list has numbers 1 to 398."), ("= 1 399", "The list has numbers 1 to 398."),
      ("= 1 9", "Number 9 is not loaded. Type load to load the whole list."),
      (
        "compare alien aliens",
        "Unknown command “compare alien aliens”. Type / compare alien aliens to search for it, or ? "
          + "for help."
      ),
    ])
  func wrongNumbers(line: String, answer: String) throws {
    var plain = try listing()
    #expect(plain.say(line) == [answer])
  }

  @Test("The list goes on after a comparison as if there had been none")
  func goingOn() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    _ = plain.say("= 1 3")
    for row in ["tt0096895", "tt0059968"] { plain.happens(try Catalogued.detail(row)) }
    _ = plain.report()
    #expect(plain.say("n").first == "11 to 20 of 33:")
  }
}
