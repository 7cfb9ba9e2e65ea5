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

  @Test("Beside the years stand kind, rating, running time and genres")
  func facts() throws {
    let rows = try rows(columns: 90, knowing: [Samples.detail(), game()])
    #expect(rows[0].hasSuffix("     1989          7.5  126 min  Action, Adventure        "))
    #expect(rows[1].hasSuffix("1992–1995  series                                         "))
    #expect(rows[2].hasSuffix("     2011  game    9.1   95 min  Action, Adventure        "))
  }

  @Test("A column is there as soon as it fits beside the titles, to the last cell")
  func exactFit() throws {
    let details = [try Samples.detail(), try game()].map { Samples.details($0) as any Action }
    let state = try Samples.listed(columns: 80, rows: 24, then: details)
    let extent = ListExtent(BrowseProps(state).list)
    for column in [\ListColumns.kind, \.rating, \.length] {
      let least = try #require(
        (20...140).first { ListColumns(extent, width: $0)[keyPath: column] > 0 })
      #expect(ListColumns(extent, width: least).titles == extent.titles)
      #expect(ListColumns(extent, width: least).width == least)
    }
  }

  @Test("In 80 columns nothing moves when the first facts come")
  func expected() throws {
    let before = try rows(columns: 80)
    #expect(before[1].hasSuffix("1992–1995  series                "))
    #expect(try rows(columns: 80, knowing: [Samples.detail()])[1] == before[1])
  }

  @Test("What is no film says so beside the longest titles", arguments: [80, 100, 120, 160])
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
    #expect(try Samples.frame(of: state).canvas.lines[2].contains("1992–1995  series"))
  }

  @Test("On a narrow screen the facts yield to the titles, the kind last of all")
  func narrow() throws {
    let details = [try Samples.detail(), try game()]
    #expect(try rows(columns: 60, knowing: details)[2].hasSuffix("2011  game    9.1  "))
    #expect(try rows(columns: 45, knowing: details)[2].hasSuffix("2011  "))
  }

  @Test("No title is cut as long as there is room beside it", arguments: [80, 100, 120, 160, 200])
  func wholeTitles(columns: Int) throws {
    let details = [try Samples.detail(), try game()]
    #expect(
      try rows(columns: columns, knowing: details)[1].contains("Batman: The Animated Series"))
  }

  @Test(
    "Beside the details the columns stand still when the first facts come",
    arguments: [100, 120, 140, 160, 200])
  func steady(columns: Int) throws {
    let before = try rows(columns: columns)
    let after = try rows(columns: columns, knowing: [Samples.detail()])
    #expect(before.map(\.count) == after.map(\.count))
    #expect(before[1] == after[1])
  }

  @Test("A list keeps room for a picture beside the text only where one may stand there")
  func posters() throws {
    let details = [try Samples.detail(), try game()].map { Samples.details($0) as any Action }
    let extent = ListExtent(
      BrowseProps(try Samples.listed(columns: 120, rows: 24, then: details)).list)
    func columns(on screen: Int, showsPosters: Bool) -> ListColumns {
      ListColumns(
        extent, besideDetailsOn: screen, expectsFacts: true, showsPosters: showsPosters)
    }
    func least(_ column: KeyPath<ListColumns, Int>, showsPosters: Bool) -> Int? {
      (100...200).first { columns(on: $0, showsPosters: showsPosters)[keyPath: column] > 0 }
    }
    for column in [\ListColumns.length, \.genres] {
      let (with, without) = (
        try #require(least(column, showsPosters: true)),
        try #require(least(column, showsPosters: false))
      )
      #expect(without < with)
      let pane = without - columns(on: without, showsPosters: false).width - Layout.paneMargins
      #expect(pane >= 56)
    }
  }

  @Test("While the list is scrolled within a screenful the columns stand still")
  func scrolling() throws {
    let listing = try Catalogued.listing(Samples.batman)
    var widths: [Int?] = []
    for row in [0, 22, 32] {
      let state = Samples.state(
        columns: 120, rows: 24, listing + [MoviesAction.selected(row: row)])
      let canvas = try Samples.frame(of: state).canvas
      widths.append(canvas.lines[10].map(\.self).firstIndex(of: "│"))
    }
    #expect(Set(widths).count == 1 && widths.first != nil)
  }

  @Test("A list takes no more than it needs; the details have the rest", arguments: [140, 200])
  func details(columns: Int) throws {
    let width = try rows(columns: columns, knowing: [Samples.detail()])[0].count
    #expect(columns - width >= 56)
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
