import MoviesCore
import Redux
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

@Suite("The columns of the list", .timeLimit(.minutes(5)))
struct ListColumnTests {
  /// The rows of the list that name one of the sample titles.
  private func rows(
    columns: Int, knowing details: [TitleDetail] = [], then actions: [any Action] = []
  ) throws -> [String] {
    let came = details.map { Samples.details($0) as any Action }
    let state = try Samples.listed(columns: columns, rows: 24, then: came + actions)
    let lines = try Samples.frame(of: state).canvas.lines[2...4]
    return lines.map { String($0.prefix { $0 != "│" }) }
  }

  private func game() throws -> TitleDetail {
    TitleDetail(
      id: try Samples.id("tt1568322"), title: "Batman: Arkham City", kind: .game, minutes: 95,
      genres: ["Action", "Adventure", "Crime"], ratings: [Rating(imdb: 91)])
  }

  @Test("Before the years stands what is no film, behind them rating, running time and genres")
  func facts() throws {
    let rows = try rows(columns: 90, knowing: [Samples.detail(), game()])
    #expect(rows[0].hasSuffix("          1989   7.5  126 min  Action, Adventure   "))
    #expect(rows[1].hasSuffix("  series  1992–1995" + String(repeating: " ", count: 37)))
    #expect(rows[2].hasSuffix("    game       2011   9.1   95 min  Action, Adventure   "))
  }

  @Test("The titles keep enough beside every fact", arguments: 40...240)
  func titles(width: Int) {
    let columns = ListColumns(width: width, day: nil)
    #expect(columns.titles >= 20 && columns.rating > 0)
    if columns.length > 0 { #expect(columns.titles >= 36 && columns.rating > 0) }
    if columns.genres > 0 { #expect(columns.titles >= 45 && columns.length > 0) }
  }

  @Test("A day is there from 50 columns on, before the running time and the genres")
  func day() {
    for width in 50...240 {
      for day in [KeptDay.added, .seen] {
        let columns = ListColumns(width: width, day: day)
        #expect(columns.day >= KeptDay.dateWidth && columns.rating > 0)
        #expect(columns.titles >= 20)
      }
    }
    #expect(ListColumns(width: 80, day: .seen).day == "seen 17 Nov 2026".count)
    #expect(ListColumns(width: 80, day: .added).day == "added 17 Nov 2026".count)
  }

  @Test("What is no film says so, however long the title is", arguments: [80, 100, 120, 160])
  func kinds(columns: Int) throws {
    let long = TitleSummary(
      id: try Samples.id("tt0103359"), title: String(repeating: "Batman ", count: 9),
      years: YearRange(start: 1992, end: 1995), kind: .series)
    let state = Samples.state(
      columns: columns, rows: 24,
      [
        SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
        MoviesAction.setMovies(
          Samples.answer([long], total: 1), number: 1, query: Samples.batman),
      ])
    #expect(try Samples.frame(of: state).canvas.lines[2].contains("…  series  1992–1995"))
  }

  @Test("On a narrow screen the facts yield to the titles, but the titles are cut for the rating")
  func narrow() throws {
    let details = [try Samples.detail(), try game()]
    #expect(try rows(columns: 60, knowing: details)[2].hasSuffix("game       2011   9.1  "))
    #expect(try rows(columns: 45, knowing: details)[2].hasSuffix("2011   9.1  "))
  }

  @Test("A film's title has the room of the kind and of the end of the years, too")
  func films() throws {
    let columns = ListColumns(width: 50, day: nil)
    let title = String(repeating: "m", count: columns.titles - 6)
    let film = TitleSummary(
      id: try Samples.id("tt0096895"), title: title, years: YearRange(1989), kind: .movie)
    let state = Samples.state(
      columns: 100, rows: 24,
      [
        SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
        MoviesAction.setMovies(
          Samples.answer([film], total: 1), number: 1, query: Samples.batman),
      ])
    #expect(try Samples.frame(of: state).canvas.lines[2].contains("\(title)  1989"))
  }

  @Test("The colour of a rating tells how good it is, and without colours its digits do")
  func scale() throws {
    let theme = Theme(.dark, depth: .trueColor)
    let styles = [41, 67, 91].map { theme.rating.style(of: Rating(imdb: $0)) }
    #expect(styles == [theme.rating.low, theme.rating.middle, theme.rating.high])
    #expect(Set(styles).count == 3)
    let mono = Theme(.dark, depth: .mono).rating
    #expect(mono.low == mono.high)
  }

  @Test("Genres are shown whole, as many as fit")
  func genres() throws {
    let facts = TitleFacts(genres: ["Action", "Adventure", "Sci-Fi"])
    #expect(facts.genres(fittingCells: 17) == "Action, Adventure")
    #expect(facts.genres(fittingCells: 16) == "Action, Sci-Fi")
    #expect(facts.genres(fittingCells: 4) == "Act…")
  }
}
