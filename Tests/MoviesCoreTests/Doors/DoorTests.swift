import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Doors", .timeLimit(.minutes(5)))
struct DoorTests {
  private let nolan = TitleQuery("person:\"Christopher Nolan\" sort:-year")

  private func everything(_ numbers: [Int]) throws -> Answer<TitlePage> {
    var hits = try Samples.hits(nolan, numbers)
    hits.quality = .complete
    return hits
  }

  @Test("A door is a search that could have been typed, and is asked at once")
  func asking() async throws {
    let catalogue = MemoryCatalogue.searching(try everything([1, 2]))
    let app = App(catalogue: catalogue)
    app.press(DoorAction.opened(.person("Christopher Nolan")))
    try await app.until("the titles behind it") { $0.list.results.count == 2 }
    #expect(app.state.list.door == .person("Christopher Nolan"))
    #expect(app.state.search.query == nolan)
    #expect(app.state.search.history.entries.isEmpty, "nobody has typed it")
    try await catalogue.expectAsked([.here(.search)])
  }

  @Test("The filters of the search before do not hold behind it, and come back with it")
  func filters() async throws {
    let catalogue = MemoryCatalogue.searching(try everything([1]))
    let app = App(catalogue: catalogue)
    app.press(SearchAction.kindChosen(.series))
    app.press(DoorAction.opened(.person("Christopher Nolan")))
    #expect(app.state.search.kind == nil)
    try await app.until("the title behind it") { $0.list.results.count == 1 }
  }

  @Test(
    "Each kind of door has its expression; a quote in a name breaks none",
    arguments: [
      (Door.person("Mark \"Sharky\" Lee"), "person:\"Mark Sharky Lee\" sort:-year"),
      (.genre("Sci-Fi"), "genre:\"Sci-Fi\""),
      (.country("United States"), "country:\"United States\""),
      (.year(1989), "year:1989"),
    ])
  func expressions(_ door: Door, expression: String) throws {
    #expect(door.expression == expression)
    #expect(TitleQuery(typed: expression)?.expression?.condition != nil)
  }

  @Test("Texts that were left are as they were when one comes back, however deep one went")
  func places() throws {
    var state = AppState(source: .omdb, settings: SessionSettings())
    let (first, second) = (try Samples.id(1), try Samples.id(2))
    func happen(_ actions: any Action...) {
      for action in actions { AppState.reduce(&state, action) }
    }
    happen(
      ScreenAction.titleOpened(first), DoorAction.walked(to: DoorPlace(.cast, 2), scroll: 7),
      DoorAction.opened(.year(1989)), ScreenAction.titleOpened(second))
    #expect(state.screen.door == nil)
    #expect(state.screen.detailsScroll == 0)
    happen(DoorAction.walked(to: DoorPlace(.genres), scroll: 1), DoorAction.opened(.genre("Crime")))
    happen(ScreenAction.wentBack)
    #expect(state.screen.door == DoorPlace(.genres))
    #expect(state.screen.detailsScroll == 1)
    happen(ScreenAction.wentBack, ScreenAction.wentBack)
    #expect(state.screen.door == DoorPlace(.cast, 2))
    #expect(state.screen.detailsScroll == 7)
    happen(ScreenAction.wentBack, ScreenAction.titleOpened(second))
    #expect(state.screen.door == nil, "another title begins at its top")
  }

  @Test("Of two visits the last one counts: a text that was left at its top begins there again")
  func visits() throws {
    var state = AppState(source: .omdb, settings: SessionSettings())
    func happen(_ actions: any Action...) {
      for action in actions { AppState.reduce(&state, action) }
    }
    let year = DoorAction.opened(.year(1989))
    happen(
      ScreenAction.titleOpened(try Samples.id(1)),
      DoorAction.walked(to: DoorPlace(.cast, 2), scroll: 7), year, ScreenAction.wentBack)
    #expect(state.screen.detailsScroll == 7)
    happen(DoorAction.walked(to: nil, scroll: 0), year, ScreenAction.wentBack)
    #expect(state.screen.door == nil && state.screen.detailsScroll == 0)
  }

  @Test("The way stays while a title of somebody's list is read")
  func wayToTitle() throws {
    var state = AppState(source: .omdb, settings: SessionSettings())
    #expect(BrowseProps(state).header.way.isEmpty)
    for action: any Action in [
      DoorAction.opened(.year(1989)), Samples.details(try Samples.detail(1)),
      ScreenAction.titleOpened(try Samples.id(1)),
    ] { AppState.reduce(&state, action) }
    #expect(BrowseProps(state).header.way == [.door(.year(1989)), .title("Title 1")])
  }
}
