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
    var opened = state
    AppState.reduce(&opened, DoorAction.opened(.title(try Samples.id("tt0103776"))))
    #expect(opened.screen.pages.title == (try Samples.id("tt0103776")))
  }

  @Test("Where nothing is near, the section is absent")
  func absent() throws {
    let lines = try Samples.frame(of: read([])).canvas.lines
    #expect(!lines.contains { $0.contains("Similar") })
  }
}
