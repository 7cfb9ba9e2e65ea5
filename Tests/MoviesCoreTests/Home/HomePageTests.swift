import Keeping
import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("The evening on one page", .timeLimit(.minutes(5)))
struct HomePageTests {
  private let test: LibraryApp

  /// A library with a series begun, two films seen and four on the watchlist, and a search above
  /// which the page is opened.
  init() async throws {
    test = try await LibraryApp()
    let episode = TitleDetail(
      id: try Samples.episode(1, of: 1), title: "Episode 1.1", kind: .episode, season: 1,
      episode: 1, seriesID: try Samples.series(), seriesTitle: "A Series")
    let yesterday = CalendarDate(daysSince1970: App.today.daysSince1970 - 1)
    try await apply(.seen(Viewing(day: yesterday)), to: [episode])
    try await apply(.seen(Viewing(day: App.today)), to: [try Samples.detail(21)])
    for number in 31...34 {
      try await apply(.watchlist(isOn: true), to: [try Samples.detail(number)])
    }
    test.app.press(LibraryEvent.changedElsewhere, HomeAction.opened)
    try await current()
  }

  private func apply(_ change: LibraryChange, to titles: [TitleDetail]) async throws {
    _ = try await test.library.apply(LibraryEdit(change, to: titles))
  }

  /// Waits until the page shows the library as it is.
  private func current() async throws {
    let revision = try await test.library.revision()
    try await test.app.until("the evening") {
      $0.library.revision == revision && $0.home.tonight?.offer != nil
        && $0.home.facts?.lastSeen.count == 2
    }
  }

  private var state: AppState { test.state }
  private var proposals: [TitleID] { state.home.tonight?.offer?.proposals.map(\.id) ?? [] }

  @Test("It shows what goes on, what fits tonight, what was seen last and what waits longest")
  func parts() throws {
    #expect(state.screen.pages.isHomeOnTop)
    #expect(state.home.facts?.series.map(\.title) == ["A Series"])
    #expect(
      try state.home.facts?.lastSeen.map(\.viewing.title.id) == [
        Samples.id(21), Samples.episode(1, of: 1),
      ])
    #expect(try state.home.facts?.longestKept?.title.id == Samples.id(31))
    #expect(proposals.count == 3)
    #expect(state.home.facts?.month?.films == 1)
  }

  @Test("Arrows walk through all of its doors; what was seen stands earlier where it stands beside")
  func doors() throws {
    let tonight = proposals.map(HomeDoor.proposal)
    let series = HomeDoor.series(try Samples.series())
    #expect(
      state.homeDoors == [.back, series] + tonight + [.seen(0), .seen(1), .longestKept])
    test.app.press(ScreenAction.resized(ScreenSize(columns: 120, rows: 40), listRows: 36))
    #expect(
      state.homeDoors == [.back, series, .seen(0), .seen(1)] + tonight + [.longestKept])
    test.app.press(HomeAction.moved(by: 2))
    #expect(state.selectedHomeDoor == .seen(0))
    #expect(try state.selectedTitle == Samples.id(21))
    test.app.press(HomeAction.moved(by: -9))
    #expect(state.selectedHomeDoor == .back)
    test.app.press(HomeAction.selected(.max))
    #expect(state.selectedHomeDoor == .longestKept)
  }

  @Test("A selected door stays selected whatever comes before it")
  func steady() async throws {
    test.app.press(HomeAction.selected(.max))
    try await apply(.seen(Viewing(day: App.today)), to: [try Samples.detail(22)])
    test.app.press(LibraryEvent.changedElsewhere)
    try await test.app.until("the viewing") { $0.home.facts?.lastSeen.count == 3 }
    #expect(state.selectedHomeDoor == .longestKept)
  }

  @Test("It lies below all pages: one step at a time leads there, and no further")
  func below() throws {
    test.app.press(ScreenAction.titleOpened(try Samples.id(21)))
    #expect(!state.screen.isAtExit)
    test.app.press(ScreenAction.wentBack)
    #expect(state.screen.pages.isHomeOnTop)
    #expect(state.screen.isAtExit)
    test.app.press(LibraryPageAction.tabChosen(.first), ScreenAction.wentBack)
    #expect(state.screen.pages.isHomeOnTop)
  }

  @Test("Its first door leads back to the pages that were open")
  func back() throws {
    test.app.press(HomeAction.returned)
    #expect(state.screen.pages.isListOnTop)
    #expect(state.list.results.count == 5)
    test.app.press(
      ScreenAction.titleOpened(try Samples.id(2)), HomeAction.opened, HomeAction.returned)
    #expect(try state.screen.pages.title == Samples.id(2))
    test.app.press(ScreenAction.wentBack)
    #expect(state.screen.pages.isListOnTop)
  }

  @Test("The three for tonight stay the same in every session of a day, and change with the day")
  func sameAllDay() async throws {
    let memory = state.memory
    #expect(memory.evening?.offer.proposals.map(\.id) == proposals)
    #expect(memory.needsHome)
    func session(on day: CalendarDate) async throws -> AppState {
      var first = AppState()
      first.today = day
      first.remember(memory)
      first.startAtHome(after: memory.place)
      let app = App(library: test.elsewhere, firstState: first)
      app.press(LibraryEvent.changedElsewhere)
      try await app.until("the three") { $0.home.tonight?.offer != nil }
      return app.state
    }
    // The library has changed since, and a draw would bring others.
    try await apply(.watchlist(isOn: false), to: [try Samples.detail(31)])
    let same = try await session(on: App.today)
    #expect(same.home.tonight?.offer?.proposals.map(\.id) == proposals)
    let tomorrow = CalendarDate(daysSince1970: App.today.daysSince1970 + 1)
    let other = try await session(on: tomorrow)
    #expect(other.home.tonight?.draw.seed != same.home.tonight?.draw.seed)
    #expect(
      try other.home.tonight?.offer?.proposals.contains { try $0.id == Samples.id(31) } == false)
  }

  @Test("What is refused on the page for tonight is gone from here as well")
  func veto() async throws {
    let before = proposals
    test.app.press(TonightAction.opened(state.usualWish, seed: state.tonightSeed))
    #expect(state.screen.pages.tonight?.offer?.proposals.map(\.id) == before)
    test.app.press(TonightAction.vetoed)
    try await test.app.until("another one") { $0.screen.pages.tonight?.pendingDraw == nil }
    test.app.press(ScreenAction.wentBack)
    #expect(!proposals.contains(before[0]))
    #expect(Array(proposals.dropFirst()) == Array(before.dropFirst()))
  }
}

@MainActor
@Suite("Where a session begins", .timeLimit(.minutes(5)))
struct HomeStartTests {
  /// A session over a library, after an earlier one has left something to it.
  private func session(
    keeping titles: [TitleDetail], after memory: SessionMemory = SessionMemory()
  ) async throws -> LibraryApp {
    var first = AppState()
    first.today = App.today
    first.settings.startsAtHome = true
    first.remember(memory)
    if memory.needsHome {
      first.startAtHome(after: memory.place)
    } else if let place = memory.place {
      first.start(at: place)
    }
    return try await LibraryApp(keeping: titles, firstState: first)
  }

  private func place() throws -> SessionMemory.Place {
    SessionMemory.Place(
      query: Samples.batman, row: 3, title: try Samples.id(4), name: "Title 4")
  }

  @Test("With nothing seen, rated or on the watchlist it begins where the last one ended")
  func nothingKept() async throws {
    var memory = SessionMemory()
    memory.place = try place()
    let test = try await session(keeping: [], after: memory)
    #expect(!test.state.screen.pages.isHomeOnTop)
    #expect(!test.state.hasHome)
    #expect(try test.state.awaitedPlace == place())
  }

  @Test("A library that is forgotten at the end leaves nothing to the next session, nor takes it")
  func forgottenLibrary() throws {
    var memory = SessionMemory()
    memory.needsHome = true
    var state = AppState()
    state.settings.keepsLibrary = false
    state.remember(memory)
    #expect(!state.hasHome)
    #expect(!state.memory.needsHome)
    state.settings.keepsLibrary = true
    state.remember(memory)
    #expect(state.hasHome)
    #expect(state.memory.needsHome)
  }

  @Test("What a command has kept meanwhile brings the page as soon as the library is read")
  func keptMeanwhile() async throws {
    var memory = SessionMemory()
    memory.place = try place()
    let test = try await session(keeping: [try Samples.detail(1)], after: memory)
    #expect(test.state.screen.pages.isHomeOnTop)
    #expect(try test.state.home.lastPlace == place())
  }

  @Test("The first door leads to the very row where the last session ended")
  func resuming() async throws {
    var memory = SessionMemory()
    memory.needsHome = true
    memory.place = try place()
    let test = try await session(keeping: [try Samples.detail(1)], after: memory)
    #expect(test.state.screen.pages.isHomeOnTop)
    #expect(test.state.homeDoors.first == .back)
    #expect(test.state.resumesAtHome)
    test.app.press(HomeAction.resumed)
    try await test.app.answer(total: 25)
    try await test.app.until("the list") { $0.list.results.count == 25 }
    #expect(test.state.list.cursor.selection == 3)
    #expect(try test.state.screen.pages.title == Samples.id(4))
  }

  @Test("A search that is begun there and left again leads back there")
  func leavingTheSearch() async throws {
    var memory = SessionMemory()
    memory.needsHome = true
    let test = try await session(keeping: [try Samples.detail(1)], after: memory)
    test.app.press(ScreenAction.fieldEntered(.search))
    #expect(!test.state.screen.pages.isHomeOnTop)
    test.app.press(ScreenAction.wentBack)
    #expect(test.state.screen.pages.isHomeOnTop)
  }

  @Test("A session that stays there leaves the place of the one before it")
  func keepingThePlace() async throws {
    var memory = SessionMemory()
    memory.needsHome = true
    memory.place = try place()
    let test = try await session(keeping: [try Samples.detail(1)], after: memory)
    #expect(try test.state.memory.place == place())
  }
}
