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
    #expect(footer.contains("⏎ open   Esc back"))
  }

  @Test("Among titles, marking and keeping come before links, as wide as the screen is")
  func order() throws {
    let wide = try footer(ScreenAction.listEntered, columns: 200)
    let words = [
      "⏎ open", "/ search", "Space mark", "w watchlist", "x seen", "* rate", "a list", "g go to",
      "T tonight", "o IMDb", "c copy", "? help",
    ]
    let places = words.compactMap { wide.firstRange(of: $0)?.lowerBound }
    #expect(places.count == words.count && places == places.sorted())
    let narrow = try footer(ScreenAction.listEntered, columns: 80)
    #expect(narrow.contains("s sort") && !narrow.contains("o IMDb"))
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
