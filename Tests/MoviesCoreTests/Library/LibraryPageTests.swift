import MoviesCore
import Redux
import Testing
import Titles

@MainActor
@Suite("The page of the library", .timeLimit(.minutes(5)))
struct LibraryPageTests {
  @Test("It shows a list over the results, and going back finds them as they were")
  func opened() async throws {
    let test = try await LibraryApp()
    test.app.press(MoviesAction.moved(by: 2))
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    try await test.open(.list(.watchlist))
    #expect(test.rows == [3])
    test.app.press(ScreenAction.wentBack)
    #expect(test.state.screen.pages.library == nil)
    #expect(test.selected == (try Samples.id(3)))
    #expect(test.rows == [1, 2, 3, 4, 5])
  }

  @Test("The tabs go round: the lists of every library, then the user's own")
  func tabs() async throws {
    let test = try await LibraryApp()
    let id = try Samples.id(2)
    try await test.keep(KeepingAction.listed("Noir", isIn: true, [id]))
    try await test.open(.list(.watchlist))
    let tabs: [LibraryTab] = [
      .list(.watchlist), .list(.seen), .list(.rated), .list(.named("Noir")),
    ]
    #expect(test.state.library.tabs == tabs)
    test.app.press(LibraryPageAction.tabMoved(by: -1))
    #expect(test.state.screen.pages.library?.tab == .list(.named("Noir")))
    try await test.app.until("the rows") { $0.list.count == 1 }
    test.app.press(LibraryPageAction.tabMoved(by: 1))
    #expect(test.state.screen.pages.library?.tab == .list(.watchlist))
  }

  @Test("A change shows in the list at once, and the selection stays on its title")
  func changes() async throws {
    let test = try await LibraryApp()
    for number in 1...3 {
      try await test.keep(KeepingAction.listed("Noir", isIn: true, [try Samples.id(number)]))
    }
    try await test.open(.list(.named("Noir")))
    test.app.press(MoviesAction.moved(by: 1))
    try await test.keep(KeepingAction.listed("Noir", isIn: false, [try Samples.id(1)]))
    try await test.app.until("the rows") { $0.list.count == 2 }
    #expect(test.rows == [2, 3])
    #expect(test.selected == (try Samples.id(2)))
  }

  @Test("The details of the only title close when it is taken off the list")
  func lastRow() async throws {
    let test = try await LibraryApp()
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    try await test.open(.list(.watchlist))
    test.app.press(ScreenAction.titleOpened(try Samples.id(1)))
    #expect(test.state.screen.pages.title == (try Samples.id(1)))
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    try await test.app.until("the rows") { $0.list.count == 0 }
    #expect(test.state.screen.pages.title == nil)
    #expect(test.state.screen.pages.library?.tab == .list(.watchlist))
  }

  @Test("Rows of one's own list move by hand, also in the next session; sorted ones do not")
  func order() async throws {
    let test = try await LibraryApp()
    let ids = try (1...3).map(Samples.id)
    try await test.keep(KeepingAction.listed("Noir", isIn: true, ids))
    try await test.open(.list(.named("Noir")))
    try await test.keep(LibraryPageAction.rowMoved(by: 1))
    #expect(test.rows == [2, 1, 3])
    #expect(test.selected == ids[0])
    #expect(
      try await test.library.entries(in: .named("Noir")).map(\.id) == [ids[1], ids[0], ids[2]])
    test.app.press(MoviesAction.sortChosen(.title))
    #expect(!test.state.movesRows)
    try await test.open(.list(.rated))
    #expect(!test.state.movesRows)
  }

  @Test("The filter knows what the user keeps")
  func filter() async throws {
    let test = try await LibraryApp()
    let ids = try (1...3).map(Samples.id)
    try await test.keep(
      KeepingAction.listed("Noir", isIn: true, ids), KeepingAction.seen([ids[0]]),
      KeepingAction.rated(9, [ids[0]]))
    try await test.open(.list(.named("Noir")))
    for (text, rows) in [("seen:no", [2, 3]), ("mine>7", [1]), ("list:noir", [1, 2, 3])] {
      test.app.press(ScreenAction.fieldEntered(.filter))
      test.app.press(SearchAction.filterEdited(TextInput(text: text)))
      #expect(test.rows == rows, "\(text)")
      #expect(test.state.screen.pages.library != nil)
    }
  }

  @Test("Lists are sorted by what the user keeps, and rows stay where they are while that changes")
  func ownOrder() async throws {
    let test = try await LibraryApp()
    for (row, rating) in [7, 9, 8].enumerated() {
      test.app.press(MoviesAction.selected(row: row))
      try await test.keep(KeepingAction.rated(rating, test.state.chosenTitles))
    }
    try await test.open(.list(.rated))
    test.app.press(MoviesAction.sortChosen(.mine))
    #expect(test.rows == [2, 3, 1])
    test.app.press(MoviesAction.sortChosen(.mine))
    #expect(test.rows == [1, 3, 2])
    try await test.keep(KeepingAction.rated(10, test.state.chosenTitles))
    #expect(test.rows == [1, 3, 2])
    #expect(test.state.list.arranged?.known == 3)
  }

  @Test("A title knows the list that it was opened from, also by way of others")
  func below() async throws {
    let test = try await LibraryApp()
    try await test.keep(KeepingAction.watchlistSwitched([try Samples.id(1)]))
    try await test.open(.list(.watchlist))
    func list() -> LibraryTab? {
      if case .title(let props) = PageProps(test.state) { props.list } else { nil }
    }
    for number in 1...3 {
      test.app.press(ScreenAction.titleOpened(try Samples.id(number)))
      #expect(list() == .list(.watchlist))
    }
    test.app.press(DoorAction.opened(.genre("Drama")))
    test.app.press(ScreenAction.titleOpened(try Samples.id(4)))
    #expect(list() == nil)
  }

  @Test("A list that is gone makes way for the first one")
  func gone() async throws {
    let test = try await LibraryApp()
    let late = SmartList(name: "Late", expression: "year>1900")
    try await test.keep(KeepingAction.livingListNamed(late))
    try await test.app.until("the rows") { $0.screen.pages.library?.isRead == true }
    #expect(test.state.screen.pages.library?.tab == .living(late))
    try await test.keep(RetraceLibrary(.back))
    #expect(test.state.screen.pages.library?.tab == .first)
    let title = TitleDetail(try Samples.title(1))
    _ = try await test.elsewhere.apply(LibraryEdit(.list("Noir", isIn: true), to: [title]))
    test.app.press(LibraryEvent.changedElsewhere)
    try await test.app.until("the list") { $0.library.listNames == ["Noir"] }
    try await test.open(.list(.named("Noir")))
    _ = try await test.elsewhere.remove(list: "Noir")
    test.app.press(LibraryEvent.changedElsewhere)
    try await test.app.until("its end") { $0.screen.pages.library?.tab == .first }
    #expect(test.rows.isEmpty)
  }

  @Test("A list that fills itself with something else now is shown as it is")
  func changed() async throws {
    let test = try await LibraryApp()
    let late = SmartList(name: "Late", expression: "year>1900")
    try await test.keep(KeepingAction.livingListNamed(late))
    try await test.app.until("the list") { $0.screen.pages.library?.tab == .living(late) }
    let later = SmartList(name: "Late", expression: "year>1950")
    _ = try await test.elsewhere.keep(later)
    test.app.press(LibraryEvent.changedElsewhere)
    try await test.app.until("the change") { $0.screen.pages.library?.tab == .living(later) }
  }

  @Test("A search leaves the library for its results")
  func search() async throws {
    let test = try await LibraryApp()
    try await test.open(.list(.watchlist))
    test.app.press(ScreenAction.fieldEntered(.search))
    #expect(test.state.screen.pages.library == nil)
    try await test.app.search("alien", total: 3)
    #expect(test.rows == [1, 2, 3])
  }

  @Test("Results that come while the library is open wait for the user below it")
  func lateResults() async throws {
    let test = try await LibraryApp()
    test.app.ask("alien")
    try await test.open(.list(.watchlist))
    try await test.app.answer(total: 2, for: "alien")
    try await test.app.until("the answer") { $0.results.answered?.text == "alien" }
    #expect(test.state.list.count == 0)
    test.app.press(ScreenAction.resultsEntered)
    #expect(test.rows == [1, 2])
  }

  @Test("A list that fills itself has the titles of the library that its expression accepts")
  func living() async throws {
    let test = try await LibraryApp()
    for number in 1...3 { test.app.press(MarkAction.toggled(try Samples.id(number))) }
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    test.app.press(MarkAction.takenAway(test.state.marks.ids), MoviesAction.selected(row: 1))
    try await test.keep(KeepingAction.seen(test.state.chosenTitles))
    let unseen = SmartList(name: "To see", expression: "list:watchlist seen:no sort:title")
    try await test.keep(KeepingAction.livingListNamed(unseen))
    try await test.app.until("the rows") { $0.screen.pages.library?.isRead == true }
    #expect(test.state.screen.pages.library?.tab == .living(unseen))
    #expect(test.rows == [1, 3])
  }
}
