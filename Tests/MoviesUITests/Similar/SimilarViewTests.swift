import Keeping
import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("Similar titles on a title's page", .timeLimit(.minutes(5)))
struct SimilarViewTests {
  private func read(_ found: [SimilarTitle]) throws -> AppState {
    let film = try Samples.detail()
    return try Samples.listed(
      columns: 80, rows: 40,
      then: [
        Samples.details(film), try Samples.reading(), SimilarAction.came(found, to: film.id),
      ])
  }

  private func found() throws -> [SimilarTitle] {
    let film = try Samples.detail()
    var other = film
    other.id = try Samples.id("tt0103776")
    other.title = "Batman Returns"
    other.years = YearRange(1992)
    return [try #require(SimilarTitle(other, in: [], to: film, in: []))]
  }

  @Test("Each comes with its reasons in words, and is a door")
  func shown() throws {
    let state = try read(found())
    let (canvas, metrics) = try Samples.frame(of: state)
    let row = try #require(canvas.lines.firstIndex { $0.contains("Similar") })
    #expect(canvas.lines[row].contains("Batman Returns (1992)"))
    #expect(canvas.lines[row + 1].contains("also by Tim Burton"))
    #expect(metrics[.details].doors.last?.door == .title(try Samples.id("tt0103776")))
    #expect(
      try Reader.click(on: "Batman Returns", below: 2, in: state)
        == .opened(.title(try Samples.id("tt0103776"))))
    var opened = state
    AppState.reduce(&opened, DoorAction.opened(.title(try Samples.id("tt0103776"))))
    #expect(opened.screen.pages.title == (try Samples.id("tt0103776")))
  }

  @Test("The reasons are one phrase, in which no word comes twice")
  func why() throws {
    var film = try Samples.detail()
    film.votes = 5_000
    var other = film
    other.id = try Samples.id("tt0103776")
    func why(
      in lists: [String] = [], _ change: (inout TitleDetail) -> Void = { _ in }
    ) throws -> String {
      var other = other
      change(&other)
      return try #require(SimilarTitle(other, in: lists, to: film, in: ["Rain", "Snow"])).why
    }
    #expect(try why() == "also by Tim Burton, written by Bob Kane and Sam Hamm")
    #expect(
      try why {
        ($0.directors, $0.writers) = ([], [])
      } == "also with Michael Keaton and Jack Nicholson, Action and Adventure")
    func nobody(_ detail: inout TitleDetail) {
      (detail.directors, detail.writers, detail.actors) = ([], [], [])
    }
    #expect(try why(nobody) == "also Action and Adventure, of the 1980s, from the United States")
    #expect(
      try why(in: ["Rain", "Snow"], nobody)
        == "also in your list “Rain” and “Snow”, Action and Adventure")
    #expect(
      try why {
        nobody(&$0)
        $0.countries = []
      } == "also Action and Adventure, of the 1980s, similarly rated")
  }

  @Test("In plain mode they come after all else about the title, once they are found")
  func plain() throws {
    let found = try found()
    let film = try Samples.detail()
    var plain = try Plain(
      Catalogued.listing(Samples.batman)
        + [Samples.details(film), LibraryEvent.came(LibraryReading(revision: 1))])
    _ = plain.report()
    #expect(plain.say("1") == [], "the library still looks for them")
    plain.happens(SimilarAction.came(found, to: film.id))
    #expect(
      plain.report().last
        == "Similar: Batman Returns (1992), also by Tim Burton, written by Bob Kane and Sam Hamm.")
  }

  @Test("Where nothing is near, the section is absent")
  func absent() throws {
    let lines = try Samples.frame(of: read([])).canvas.lines
    #expect(!lines.contains { $0.contains("Similar") })
  }
}
