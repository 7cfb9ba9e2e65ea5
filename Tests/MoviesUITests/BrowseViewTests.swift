import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("The browse screen")
struct BrowseViewTests {
  @Test("A12 The list shows title, years and kind in aligned columns")
  func list() throws {
    let lines = try Samples.frame(of: Samples.listed(columns: 80, rows: 24)).canvas.lines
    #expect(lines[2].hasSuffix("       1989                        "))
    #expect(lines[3].contains("Batman: The Animated Series"))
    #expect(lines[3].hasSuffix("  1992–1995  series                "))
    #expect(lines[4].hasSuffix("       2011  game                  "))
  }

  @Test("The selected row is marked by a sign and by a background over its whole width")
  func selection() throws {
    let canvas = try Samples.frame(of: Samples.listed(then: [MoviesAction.moved(by: 1)])).canvas
    let theme = Theme(.dark, depth: .trueColor)
    #expect(canvas[1, 3].text == "▌")
    for column in 1..<55 {
      #expect(canvas[column, 3].style.background == theme.selection.text.background)
    }
    #expect(canvas[3, 2].style.background == .terminalDefault)
  }

  @Test("From 100 columns on the details stand beside the list")
  func pane() throws {
    let state = try Samples.listed(then: [Samples.details(try Samples.detail())])
    let text = try Samples.frame(of: state).canvas.plainText
    #expect(text.contains("1989 · PG-13 · 126 min · Action, Adventure"))
    #expect(text.contains("Batman: Arkham City"))
  }

  @Test("With fewer columns the details are a page of their own")
  func page() throws {
    let detail = Samples.details(try Samples.detail())
    let list = try Samples.frame(of: Samples.listed(columns: 80, rows: 24, then: [detail]))
    #expect(!list.canvas.plainText.contains("Tim Burton"))
    let page = try Samples.frame(
      of: Samples.listed(columns: 80, rows: 24, then: [detail, try Samples.reading()]))
    #expect(page.canvas.plainText.contains("Tim Burton"))
    #expect(!page.canvas.plainText.contains("Arkham"))
  }

  @Test("Every rating is a bar on one scale, with what its source writes and the votes")
  func ratings() throws {
    let state = try Samples.listed(columns: 160, then: [Samples.details(try Samples.detail())])
    let lines = try Samples.frame(of: state).canvas.lines
    let imdb = try #require(lines.first { $0.contains("IMDb  ") })
    #expect(imdb.contains("7.5  410k votes"))
    let tomatoes = try #require(lines.first { $0.contains("Rotten Tomatoes") })
    #expect(tomatoes.contains("77"))
    #expect(tomatoes.filter { $0 == "━" || $0 == "╸" }.count > imdb.filter { $0 == "━" }.count)
  }

  @Test("While details load, their labels stand where they stand when they have come")
  func loadingLabels() throws {
    let loading = try Samples.frame(of: Samples.listed()).canvas.lines
    let loaded = try Samples.frame(
      of: Samples.listed(then: [Samples.details(try Samples.detail())])
    ).canvas.lines
    for label in ["Director ", "IMDb  "] {
      let row = try #require(loading.firstIndex { $0.contains("│  \(label)") })
      #expect(loaded[row].contains("│  \(label)"))
    }
    for label in ["Writers", "Cast", "Released", "Country", "Language", "Awards"] {
      #expect(loading.contains { $0.contains("│  \(label)") })
    }
    #expect(loaded.contains { $0.contains("https://www.imdb.com/title/tt0096895/") })
  }

  @Test("Years, running time and genres have the weight of what is read, the director more")
  func weights() throws {
    let state = try Samples.listed(columns: 120, then: [Samples.details(try Samples.detail())])
    let canvas = try Samples.frame(of: state).canvas
    let theme = Theme(.dark, depth: .trueColor)
    func style(of text: String) -> Style? {
      for (row, line) in canvas.lines.enumerated() {
        guard let range = line.firstRange(of: text) else { continue }
        return canvas[line.distance(from: line.startIndex, to: range.lowerBound), row].style
      }
      return nil
    }
    #expect(style(of: "126 min") == theme.text)
    #expect(style(of: "Action, Adventure") == theme.text)
    #expect(style(of: "PG-13") == theme.dim)
    #expect(style(of: "Tim Burton") == theme.strong)
  }

  @Test("The address of the title's page stays in one piece", arguments: [40, 80, 100, 120])
  func link(columns: Int) throws {
    let state = try Samples.listed(
      columns: columns, then: [Samples.details(try Samples.detail()), try Samples.reading()])
    #expect(try Samples.frame(of: state).canvas.plainText.contains("imdb.com/title/tt0096895/"))
  }

  @Test("Nothing is written for what is not known")
  func unknowns() throws {
    let bare = TitleDetail(id: try Samples.id("tt0096895"), title: "Batman")
    let text = try Samples.frame(of: Samples.listed(then: [Samples.details(bare)])).canvas
      .plainText
    for label in ["Director", "Cast", "Released", "Awards", "━", "N/A", "nil"] {
      #expect(!text.contains(label))
    }
  }

  @Test("Details that are too long tell that there is more, and how far they scroll")
  func scrolling() throws {
    let state = try Samples.listed(
      columns: 80, rows: 12,
      then: [Samples.details(try Samples.detail()), try Samples.reading()])
    let frame = try Samples.frame(of: state)
    #expect(frame.canvas.lines[9].contains("↓"))
    #expect(frame.metrics[.details].scrollLimit > 0)
    var scrolled = state
    AppState.reduce(
      &scrolled, ScreenAction.scrolled(.details, by: 99, limit: frame.metrics[.details].scrollLimit)
    )
    let end = try Samples.frame(of: scrolled)
    #expect(end.canvas.plainText.contains("tt0096895"))
    #expect(!end.canvas.lines[9].contains("↓"))
  }

  @Test("A row whose page is not held shows an ellipsis")
  func unknownRow() throws {
    let page = Samples.answer(try Samples.titles(), total: 100)
    let state = Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(page, number: 1, query: Samples.batman),
      MoviesAction.selected(row: .max),
    ])
    let lines = try Samples.frame(of: state).canvas.lines
    #expect(lines[20].hasPrefix("   …"))
  }

  @Test("A page that failed says so in the row where it would go on")
  func missingPage() throws {
    let page = Samples.answer(try Samples.titles(), total: 20)
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .results(page: 2))
    let state = Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(page, number: 1, query: Samples.batman),
      MoviesLifecycle.failed(ticket, .timedOut(milliseconds: 15_000)),
    ])
    let lines = try Samples.frame(of: state).canvas.lines.filter { $0.contains("— page 2") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("— page 2: timed out · press r to retry —") == true)
  }

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

  @Test("A search that cannot be mended by repeating it offers no retry")
  func pointlessRetry() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let problem = MoviesLifecycle.failed(ticket, .tooManyResults)
    let state = Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman), problem,
    ])
    let text = try Samples.frame(of: state).canvas.plainText
    #expect(text.contains("Too many matches") && !text.contains("r retry"))
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
    #expect(lines.last?.contains("Copied tt0096895") == true)
  }

  @Test("The demo says that it is one, and how to get a key")
  func demo() throws {
    let text = try Samples.frame(of: Samples.listed(source: .demo(titles: 412))).canvas.plainText
    #expect(text.contains("DEMO · 412 titles"))
    #expect(text.contains("OMDB_API_KEY"))
    #expect(text.contains("omdbapi.com/apikey.aspx"))
  }

  @Test("A screen that is too small tells both sizes, whatever its size")
  func tooSmall() throws {
    for columns in 1..<45 {
      for rows in 1..<12 {
        let frame = try Samples.frame(of: Samples.listed(columns: columns, rows: rows))
        #expect(frame.canvas.lines.count == rows)
        let isTooSmall = columns < 40 || rows < 10
        if isTooSmall, columns > 18, rows > 1 {
          #expect(frame.canvas.plainText.contains("needs 40×10"))
        }
      }
    }
  }

  @Test("In the search line the hint of Enter tells whether it searches or goes to the list")
  func enterHint() throws {
    let focused = ScreenAction.fieldEntered(.search)
    let answered = try Samples.frame(of: Samples.listed(then: [focused])).canvas.lines.last
    #expect(answered?.contains("⏎ list") == true)
    let typed = SearchAction.edited(TextInput(text: "batma"))
    let asking = try Samples.frame(
      of: Samples.listed(then: [
        focused, typed, GetMovies(TitleQuery("batma")), LoadingAction.patienceEnded,
      ])
    ).canvas.lines.last
    #expect(asking?.contains("⏎ search") == true)
  }

  private func footer(columns: Int, then actions: [any Action] = []) throws -> String {
    let state = try Samples.listed(columns: columns, rows: 24, then: actions)
    return try #require(Samples.frame(of: state).canvas.lines.last)
  }

  @Test("As the screen gets narrower hints vanish one by one, but never the one for help")
  func narrowFooter() throws {
    let footers = try (40...120).map { try footer(columns: $0) }
    let counts = footers.map { $0.split(separator: "   ").count }
    #expect(counts == counts.sorted())
    #expect(counts.first == 4 && counts.last == 10)
    #expect(footers.allSatisfy { $0.contains("? help") })
  }

  @Test("A list that is sorted in part names the key that loads the rest")
  func sortedPart() throws {
    let part = SortedPart(order: TitleOrder(.year), known: 50, count: 405, missingPages: 36)
    let notice = ScreenAction.noticed(.sorted(part))
    #expect(
      try footer(columns: 80, then: [notice])
        .contains("Sorted 50 of 405. Loading the rest takes 36 requests. Press sa."))
  }

  @Test("Where nothing is known to sort by, the notice tells how it becomes known")
  func sortedByNothing() throws {
    let part = SortedPart(order: TitleOrder(.rating), known: 0, count: 405, missingPages: 36)
    let notice = ScreenAction.noticed(.sorted(part))
    #expect(
      try footer(columns: 80, then: [notice])
        .contains("No ratings known yet: they come when you open a title."))
  }

  @Test("As a notice gets longer the hint for quitting gives way first, and then the one for help")
  func footerWithNotice() throws {
    let shown = try (1...29).map { length in
      let notice = Notice.copied(text: String(repeating: "n", count: length))
      let footer = try footer(columns: 40, then: [ScreenAction.noticed(notice)])
      #expect(footer.contains(notice.words))
      return ["? help", "q quit"].filter(footer.contains)
    }
    #expect(
      shown.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        == [["? help", "q quit"], ["? help"], []])
  }
}
