import Keeping
import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("The footer names the keys that work now", .timeLimit(.minutes(5)))
struct FooterTests {
  private func footer(_ actions: any Action..., columns: Int = 120) throws -> String {
    let state = try Samples.listed(columns: columns, then: actions)
    return try #require(Samples.frame(of: state).canvas.lines.last)
  }

  private let copied = ScreenAction.noticed(.copied(text: "tt0096895"))

  /// The line above the footer, where notices stand.
  private func lineAbove(_ actions: any Action..., columns: Int = 120) throws -> String {
    let state = try Samples.listed(columns: columns, then: actions)
    return try #require(Samples.frame(of: state).canvas.lines.dropLast().last)
  }

  @Test("What is opened after a notice shows its own keys")
  func afterNotice() throws {
    let menu = CopyMenu(try Samples.titles()[0])
    for action in [
      ScreenAction.fieldEntered(.search), .fieldEntered(.year), .overlayOpened(.copyMenu(menu)),
      .overlayOpened(.help(HelpState())),
    ] {
      #expect(try !lineAbove(copied, action).contains("Copied"))
      #expect(try footer(copied, action).contains("Esc"))
    }
  }

  @Test("A page that is opened after a notice shows its own keys")
  func pageAfterNotice() throws {
    let ids = try Samples.titles().map(\.id)
    let pages: [any Action] = [
      try Samples.reading(), CompareAction.opened(Array(ids.prefix(2))), StatisticsAction.opened,
      StepsAction.opened, TonightAction.opened(TonightWish(minutes: 120), seed: 1),
      LibraryPageAction.tabChosen(.list(.seen)), OpenNamesAction.opened,
    ]
    for page in pages {
      #expect(try !lineAbove(copied, page).contains("Copied"), "\(page)")
    }
  }

  @Test("A notice about what was typed stands there while the field has the keys")
  func noticeInField() throws {
    let leftOut = ScreenAction.noticed(.leftOut([.markup]))
    #expect(try lineAbove(ScreenAction.fieldEntered(.search), leftOut).contains("Left out"))
  }

  @Test("With an earlier list to go back to, the list names the key")
  func back() throws {
    #expect(try !footer(ScreenAction.listEntered).contains("Esc back"))
    let alien = TitleQuery("alien")
    let page = Samples.answer(try Samples.titles(), total: 3)
    let footer = try footer(
      ScreenAction.listEntered, ScreenAction.fieldEntered(.search),
      SearchAction.edited(TextInput(text: "alien")), GetMovies(alien),
      MoviesAction.setMovies(page, number: 1, query: alien), ScreenAction.listEntered,
      columns: 80)
    #expect(footer.contains("⏎ open  Esc back"))
  }

  @Test("A notice goes with its page, and stays while results follow one another")
  func leavingAfterNotice() throws {
    let tim = DoorAction.opened(.person("Tim Burton"))
    let reading = try Samples.reading()
    #expect(try lineAbove(reading, copied).contains("Copied"))
    let waysOut: [any Action] = [
      ScreenAction.wentBack, ScreenAction.listEntered, ScreenAction.resultsEntered, tim,
    ]
    for leaving in waysOut {
      #expect(try !lineAbove(reading, copied, leaving).contains("Copied"), "\(leaving)")
    }
    #expect(try lineAbove(copied, ScreenAction.listEntered).contains("Copied"))
  }

  @Test("The ways to other pages stand before marking, from 80 columns on", arguments: [80, 100])
  func ways(columns: Int) throws {
    for actions: [any Action] in [
      [ScreenAction.listEntered], [LibraryPageAction.tabChosen(.list(.seen))],
      [try Samples.reading()],
    ] {
      let state = try Samples.listed(columns: columns, then: actions)
      let footer = try #require(Samples.frame(of: state).canvas.lines.last)
      #expect(footer.contains("g go to") && footer.contains("T tonight"), "\(footer)")
      if let mark = footer.firstRange(of: "Space mark") {
        let ways = try #require(footer.firstRange(of: "T tonight"))
        #expect(ways.lowerBound < mark.lowerBound)
      }
    }
  }

  @Test("What is read names the key for its next page", arguments: [80, 120])
  func pages(columns: Int) throws {
    #expect(try footer(try Samples.reading(), columns: columns).contains("PgDn page"))
  }

  @Test("Among titles, marking and keeping come before links, as wide as the screen is")
  func order() throws {
    let wide = try footer(ScreenAction.listEntered, columns: 200)
    let words = [
      "⏎ open", "g go to", "T tonight", "/ search", "Space mark", "w watchlist", "x seen",
      "* rate", "a list", "o IMDb", "c copy", "? help",
    ]
    let places = words.compactMap { wide.firstRange(of: $0)?.lowerBound }
    #expect(places.count == words.count && places == places.sorted())
    let narrow = try footer(ScreenAction.listEntered, columns: 80)
    #expect(narrow.contains("/ search") && !narrow.contains("o IMDb"))
  }

  @Test("Where the list has no rows there is nothing to move in")
  func noRows() throws {
    let state = Samples.state([ScreenAction.listEntered])
    let footer = try #require(Samples.frame(of: state).canvas.lines.last)
    #expect(!footer.contains("move"))
    #expect(footer.contains("/ search"))
  }

  @Test("Esc removes the year if there is one, and else only leaves the field")
  func year() throws {
    let entered = ScreenAction.fieldEntered(.year)
    #expect(try footer(entered).contains("Esc back"))
    let footer = try footer(
      entered, SearchAction.yearEdited(TextInput(text: "1989")), SearchAction.yearSubmitted,
      entered)
    #expect(footer.contains("Esc any year"))
  }

  @Test("An earlier search that nothing matches cannot be chosen")
  func history() throws {
    let footer = try footer(
      ScreenAction.fieldEntered(.search), ScreenAction.overlayOpened(.history(HistoryState())))
    #expect(!footer.contains("⏎"))
    #expect(footer.contains("Esc close"))
  }
}
