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
    #expect(rows[1].hasSuffix("Series         1992–1995" + String(repeating: " ", count: 37)))
    #expect(rows[2].hasSuffix("    game       2011   9.1   95 min  Action, Adventure   "))
  }

  @Test("The titles keep enough beside every fact", arguments: 40...240)
  func titles(width: Int) {
    let columns = ListColumns(width: width)
    #expect(columns.titles >= 20 && columns.rating > 0)
    if columns.length > 0 { #expect(columns.titles >= 36 && columns.rating > 0) }
    if columns.genres > 0 { #expect(columns.titles >= 45 && columns.length > 0) }
  }

  @Test("The titles keep enough beside a day and the running time", arguments: 40...240)
  func titlesBesideDay(width: Int) {
    let columns = ListColumns(width: width, hasDay: true)
    #expect(columns.day > 0 && columns.rating > 0 && columns.titles >= 20)
    if columns.length > 0 { #expect(columns.titles - columns.day - 2 >= 36) }
  }

  @Test("Somebody's parts take the cells that they need, and none where all are the same")
  func parts() {
    let (none, all) = (ListColumns(width: 46, roles: 0), ListColumns(width: 46, roles: 4))
    #expect(none.roles == 0 && all.roles == 4)
    #expect(none.titles - all.titles == 4 + ListColumns.gap)
  }

  /// The row of a title that is put on the watchlist on a day, in a list by that day.
  private func row(
    _ title: String, _ years: YearRange = YearRange(1989), _ kind: TitleKind = .movie,
    added day: CalendarDate? = nil, columns: Int = 100
  ) throws -> String {
    let summary = TitleSummary(
      id: try Samples.id("tt0103359"), title: title, years: years, kind: kind)
    let mark = LibraryMark(onWatchlistSince: day.map { $0.daysSince1970 * 86_400 })
    let state = Samples.state(
      columns: columns, rows: 24,
      [
        SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
        MoviesAction.setMovies(
          Samples.answer([summary], total: 1), number: 1, query: Samples.batman),
        LibraryEvent.came(LibraryReading(revision: 1, marks: [summary.id: mark])),
      ])
    var props = BrowseProps(state)
    props.list.day = day.map { _ in .added }
    props.list.today = CalendarDate(year: 2026, month: 11, day: 28)
    let view = BrowseView(theme: Theme(.dark, depth: .trueColor), keymap: try Keymap())
    let (canvas, _) = view.draw(props, size: TerminalSize(columns: columns, rows: 24))
    return String(canvas.lines[2].prefix { $0 != "│" })
  }

  @Test("A kind and a day stand beside a title only if it keeps all of its letters")
  func room() throws {
    let (day, years) = (CalendarDate(year: 2026, month: 10, day: 23), YearRange(1990))
    #expect(try row("Twin Peaks", years, .series).contains("Twin Peaks       series       1990"))
    #expect(try row("Batman Batman Batman Bat", years, .series).contains(" Bat      1990"))
    #expect(try row("Batman", added: day).contains("Batman                23 Oct  1989"))
    #expect(try row("Batman Batman Batman", added: day).contains("Batman  23 Oct  1989"))
    #expect(try row("Batman Batman Batman B", added: day).contains("Batman Batman B        1989"))
  }

  @Test("A day of another year is told by its month, and where there is room whole")
  func days() throws {
    let day = CalendarDate(year: 2019, month: 10, day: 23)
    #expect(try row("Batman", added: day).contains("  Oct 2019  1989"))
    #expect(try row("Batman", added: day, columns: 80).contains("  23 Oct 2019  1989"))
  }

  @Test(
    "From 100 columns on the columns have headings, with the sign of the order",
    arguments: [(99, nil), (100, "─ year  IMDb "), (160, "─ year  IMDb  runtime ")])
  func headings(columns: Int, words: String?) throws {
    let usual = try Samples.frame(of: Samples.listed(columns: columns)).canvas.lines[1]
    #expect(usual.contains(" you  title ─") == (words != nil))
    guard let words else { return }
    #expect(usual.contains(words))
    let byYear = try Samples.listed(columns: columns, then: [MoviesAction.sortChosen(.year)])
    #expect(try Samples.frame(of: byYear).canvas.lines[1].contains("─ year↓ IMDb "))
  }

  @Test("On a narrow screen the facts yield to the titles, but the titles are cut for the rating")
  func narrow() throws {
    let details = [try Samples.detail(), try game()]
    #expect(try rows(columns: 60, knowing: details)[2].hasSuffix("game       2011   9.1  "))
    #expect(try rows(columns: 45, knowing: details)[2].hasSuffix("2011   9.1  "))
  }

  @Test("A film's title has the room of the kind and of the end of the years, too")
  func films() throws {
    let columns = ListColumns(width: 50)
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
