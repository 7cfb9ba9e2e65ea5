import Foundation
import MoviesCore
import Testing
import Titles

@MainActor
@Suite("What a session leaves to the next one", .timeLimit(.minutes(5)))
struct MemoryTests {
  /// The state of a new session after an earlier one, whose list is answered.
  private func session(after memory: SessionMemory, total: Int) async throws -> App {
    var state = AppState()
    state.remember(memory)
    if let place = memory.place { state.start(at: place) }
    let app = App(firstState: state)
    app.press(SearchAction.submitted)
    try await app.answer(total: total)
    try await app.until("the list") { $0.list.results.count == total }
    return app
  }

  /// The state of a new session after one that sorted its list by name.
  private func session(afterSorting total: Int) async throws -> App {
    let before = App(listRows: 5)
    try await before.search("batman", total: total)
    before.press(MoviesAction.sortChosen(.title))
    return try await session(after: before.state.memory, total: total)
  }

  /// What is left by a session that read the seventh of 25 titles.
  private func memory() async throws -> SessionMemory {
    let app = App(listRows: 5)
    try await app.search("batman", total: 25)
    app.press(
      MoviesAction.selected(row: 6), ScreenAction.titleOpened(try Samples.id(7)),
      ScreenAction.mouseToggled, ScreenAction.themeSwitched, ScreenAction.backgroundSeen(.light))
    return app.state.memory
  }

  @Test("The list, the selection, its scrolling and the title come back")
  func place() async throws {
    let app = try await session(after: try await memory(), total: 25)
    #expect(app.state.search.field.text == "batman")
    #expect(app.state.list.cursor.selection == 6)
    #expect(app.state.list.cursor.top == 2)
    #expect(try app.state.screen.pages.title == Samples.id(7))
  }

  @Test("A sorted list comes back sorted, with the same title selected")
  func sortedPlace() async throws {
    let before = App(listRows: 5)
    try await before.search("batman", total: 10)
    before.press(
      MoviesAction.sortChosen(.title), MoviesAction.sortChosen(.title),
      MoviesAction.selected(row: 6))
    let name = try #require(before.state.selectedName)
    let app = try await session(after: before.state.memory, total: 10)
    #expect(app.state.list.order == TitleOrder(.title, isReversed: true))
    #expect(app.state.selectedName == name)
    #expect(app.state.list.cursor.selection == 6)
  }

  @Test("The further pages of a sorted list are loaded as well")
  func sortedPages() async throws {
    let app = try await session(afterSorting: 25)
    try await app.answer(page: 2, total: 25)
    try await app.answer(page: 3, total: 25)
    try await app.until("the whole list") { !$0.list.isLoadingRest }
    #expect(app.state.list.order == TitleOrder(.title))
    #expect((0..<25).allSatisfy { app.state.name(inRow: $0) != nil })
  }

  @Test("Of a long sorted list no more pages are loaded than may be without naming their price")
  func longSortedList() async throws {
    let app = try await session(afterSorting: 405)
    for page in 2...5 {
      try await app.answer(page: page, total: 405)
    }
    try await app.until("the end") { !$0.list.isLoadingRest && $0.loading.inFlight.isEmpty }
    await app.clock.advance(by: .seconds(9))
    #expect(await app.asked.count == 5)
    #expect(app.state.list.results.loadedCount == 50)
  }

  @Test(
    "Impossible numbers in the file lead to the nearest row", arguments: [Int.max, Int.min, -1])
  func impossibleNumbers(number: Int) async throws {
    var memory = try await memory()
    memory.place?.row = number
    memory.place?.top = number
    let app = try await session(after: memory, total: 25)
    #expect((0..<25).contains(app.state.list.cursor.selection))
  }

  @Test("A title that has moved to another row is selected there, on the same line")
  func movedTitle() async throws {
    var memory = try await memory()
    memory.place?.selected = try Samples.id(9)
    let app = try await session(after: memory, total: 25)
    #expect(app.state.selectedName == "Title 9")
    #expect(app.state.list.cursor.selection == 8)
  }

  @Test("A list that has become shorter has its last row selected")
  func shorterList() async throws {
    let app = try await session(after: try await memory(), total: 3)
    #expect(app.state.list.cursor.selection == 2)
  }

  @Test("Somebody who asks something else before the list comes is not taken to its place")
  func anotherQuestion() async throws {
    var state = AppState()
    state.start(at: try #require(try await memory().place))
    let app = App(firstState: state)
    app.press(SearchAction.submitted)
    app.ask("alien")
    try await app.answer(total: 25, for: "alien")
    try await app.until("the list") { $0.list.results.count == 25 }
    #expect(app.state.list.cursor.selection == 0)
    #expect(app.state.screen.pages.title == nil)
  }

  @Test("History, mouse, background and the welcome are remembered")
  func comforts() async throws {
    var memory = try await memory()
    memory.knowsWelcome = true
    var state = AppState()
    state.remember(memory)
    #expect(state.search.history.entries == [.init(text: "batman", count: 25)])
    #expect(state.screen.listensToMouse)
    #expect(state.screen.theme == .dark)
    #expect(state.screen.background == .light)
    #expect(!state.screen.showsWelcome)
    state.remember(SessionMemory())
    #expect(state.screen.showsWelcome)
  }

  @Test("What was not switched is left to the settings")
  func mouseAsSet() {
    let state = AppState(source: .omdb, settings: SessionSettings(listensToMouse: true))
    #expect(state.screen.listensToMouse)
    #expect(state.memory.listensToMouse == nil)
  }

  @Test("It is written and read, and a file that lacks parts is filled up")
  func coding() async throws {
    let memory = try await memory()
    let decoder = JSONDecoder()
    let read = try decoder.decode(SessionMemory.self, from: JSONEncoder().encode(memory))
    #expect(read == memory)
    let empty = try decoder.decode(SessionMemory.self, from: Data("{}".utf8))
    #expect(empty == SessionMemory())
  }

  @Test("Queries that hold a secret are left out, and a place that does")
  func secrets() async throws {
    let memory = try await memory().leavingOut { $0.contains("bat") }
    #expect(memory.history.entries.isEmpty)
    #expect(memory.place == nil)
  }

  @Test("Of sessions that run at the same time the queries of both are kept")
  func merging() {
    var first = SessionMemory()
    first.history = QueryHistory([.init(text: "alien"), .init(text: "batman")])
    var second = SessionMemory()
    second.history = QueryHistory([.init(text: "casablanca"), .init(text: "alien")])
    first.merge(second)
    #expect(first.history.entries.map(\.text) == ["casablanca", "alien", "batman"])
  }

  @Test("A welcome that one of two sessions has dismissed does not come back")
  func mergingWelcome() {
    for (own, others, both) in [
      (false, false, false), (true, false, true), (false, true, true), (true, true, true),
    ] {
      var (memory, other) = (SessionMemory(), SessionMemory())
      memory.knowsWelcome = own
      other.knowsWelcome = others
      memory.merge(other)
      #expect(memory.knowsWelcome == both)
    }
  }
}
