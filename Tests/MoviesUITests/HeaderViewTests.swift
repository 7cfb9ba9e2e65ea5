import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("The header", .timeLimit(.minutes(5)))
struct HeaderViewTests {
  @Test("On the narrowest screen the year that is typed and both filters have room")
  func narrowFilters() throws {
    let filtered =
      [
        SearchAction.kindChosen(.series), ScreenAction.fieldEntered(.year),
        SearchAction.yearEdited(TextInput(text: "1992")),
      ] as [any Action]
    let editing = try Samples.listed(
      columns: 40, rows: 10, source: .demo(titles: 7), then: filtered)
    #expect(try Samples.frame(of: editing).canvas.lines[0].contains("Year: 1992"))
    let done = try Samples.listed(
      columns: 40, rows: 10, source: .demo(titles: 7), then: filtered + [SearchAction.yearSubmitted]
    )
    #expect(try Samples.frame(of: done).canvas.lines[0].contains("series · 1992"))
  }

  @Test("Filters that are not set give way where there is no room for all")
  func unsetFilters() throws {
    let state = try Samples.listed(columns: 40, rows: 10, source: .demo(titles: 7))
    #expect(!(try Samples.frame(of: state).canvas.lines[0].contains("…")))
    let page = Samples.answer(try Samples.titles(), total: 100_000)
    let series = TitleQuery("batman", kind: .series)
    let long = Samples.state(
      columns: 64, rows: 24, source: .custom(host: "127.0.0.1"),
      [
        SearchAction.edited(TextInput(text: "batman")), SearchAction.kindChosen(.series),
        GetMovies(series), MoviesAction.setMovies(page, number: 1, query: series),
      ])
    let header = try Samples.frame(of: long).canvas.lines[0]
    #expect(header.contains("   series   ") && header.contains(" of 100,000"))
  }

  @Test("The order and the filter take the room that the text of the search leaves over")
  func roomOfSearch() throws {
    let arranged: [any Action] = [
      ScreenAction.fieldEntered(.filter),
      SearchAction.filterEdited(TextInput(text: "year>1900 year<2100 not 7")),
      SearchAction.filterSubmitted,
      MoviesAction.sortChosen(.year),
    ]
    let header = try Samples.frame(of: Samples.listed(columns: 80, rows: 24, then: arranged))
      .canvas.lines[0]
    #expect(header.hasPrefix("  batman  "))
    #expect(header.contains("year>1900 year<2100 not 7 · by year ↓"))
    let typing = try Samples.listed(
      columns: 80, rows: 24, then: arranged + [ScreenAction.fieldEntered(.search)])
    #expect(try !Samples.frame(of: typing).canvas.lines[0].contains("by year"))
  }

  @Test(
    "Rows of an earlier query are told by words where the new text waits for Enter",
    arguments: [40, 80])
  func awaitsEnter(columns: Int) throws {
    let short: [any Action] = [
      ScreenAction.fieldEntered(.search), SearchAction.edited(TextInput(text: "ba")),
    ]
    let typing = try Samples.listed(columns: columns, rows: 24, then: short)
    #expect(
      try Samples.frame(of: typing).canvas.lines[0].contains(
        columns < 60 ? "press ⏎" : "press ⏎ to search"))
    let left = try Samples.listed(
      columns: columns, rows: 24, then: short + [ScreenAction.listEntered])
    #expect(try Samples.frame(of: left).canvas.lines[0].contains("not searched"))
    let answered = try Samples.listed(columns: columns, rows: 24)
    #expect(try !Samples.frame(of: answered).canvas.lines[0].contains("search"))
  }

  @Test("Where nobody has counted the rows, a plus says that there are more")
  func openEnded() throws {
    let page = Samples.answer(try Samples.titles(), total: nil, sent: 10)
    let state = try Samples.listed(then: [
      MoviesAction.setMovies(page, number: 1, query: Samples.batman)
    ])
    #expect(try Samples.frame(of: state).canvas.lines[0].contains("   1 / 3+   OMDb"))
  }

  @Test("What loads is named, with the key that cancels it")
  func loading() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let state = try Samples.listed(then: [
      MoviesLifecycle.started(ticket), LoadingAction.patienceEnded,
    ])
    let header = try Samples.frame(of: state).canvas.lines[0]
    #expect(header.contains("searching “batman”  Esc cancel"))
  }

  @Test("Where there is little room, the key that cancels stands there whole", arguments: 40...99)
  func narrowLoading(columns: Int) throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let loading: [any Action] = [MoviesLifecycle.started(ticket), LoadingAction.patienceEnded]
    let header = try Samples.frame(of: Samples.listed(columns: columns, then: loading))
      .canvas.lines[0]
    #expect(header.contains("Esc cancel"))
    #expect(!header.contains("……"))
    let help = loading + [ScreenAction.overlayOpened(.help(HelpState()))]
    let covered = try Samples.frame(of: Samples.listed(columns: columns, then: help))
    #expect(!covered.canvas.lines[0].contains("cancel"), "Esc closes the help then")
  }

  @Test("A notice stands at the bottom, and what loads at the top, at the same time")
  func noticeWhileLoading() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let lines = try Samples.frame(
      of: Samples.listed(then: [
        ScreenAction.noticed(.copied(text: "tt0096895")), MoviesLifecycle.started(ticket),
        LoadingAction.patienceEnded,
      ])
    ).canvas.lines
    #expect(lines.first?.contains("searching “batman”  Esc cancel") == true)
    #expect(lines.dropLast().last?.contains("Copied tt0096895") == true)
  }
}
