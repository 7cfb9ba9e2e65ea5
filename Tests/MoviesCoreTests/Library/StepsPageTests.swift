import MoviesCore
import Testing
import Titles

@MainActor
@Suite("The page of steps", .timeLimit(.minutes(5)))
struct StepsPageTests {
  private let test: LibraryApp

  /// A library with a step of another session, and two of this one.
  init() async throws {
    test = try await LibraryApp()
    let titles = try [4, 5].map { TitleDetail(try Samples.title($0)) }
    _ = try await test.library.apply(LibraryEdit(.watchlist(isOn: true), to: titles))
    test.app.press(LibraryEvent.changedElsewhere)
    try await test.app.until("the other session") { $0.library.marks.count == 2 }
    try await test.keep(
      KeepingAction.rated(8, [try Samples.id(1)]), KeepingAction.rated(9, [try Samples.id(2)]))
    test.app.press(StepsAction.opened)
    try await current()
  }

  private var page: StepsPage? { test.state.screen.pages.steps }

  /// Waits until the page shows the library as it is.
  private func current() async throws {
    try await test.app.until("the steps") {
      $0.screen.pages.steps?.isCurrent(in: $0.library.revision) == true
    }
  }

  @Test("It shows the latest step first, and whether this session took it")
  func opened() {
    #expect(page?.shown.map(\.isOwn) == [true, true, false])
    #expect(page?.shown.map(\.past.step.count) == [1, 1, 2])
    #expect(page?.selection == 0)
    test.app.press(ScreenAction.wentBack)
    #expect(page == nil)
    #expect(test.rows == [1, 2, 3, 4, 5])
  }

  @Test("The selection ends at the ends", arguments: [(-1, 0), (1, 1), (99, 2), (Int.max, 2)])
  func moving(steps: Int, row: Int) {
    test.app.press(StepsAction.moved(by: steps))
    #expect(page?.selection == row)
    test.app.press(StepsAction.selected(row: steps))
    #expect(page?.selection == row)
  }

  @Test("Only those of this session can be shown; the selected one stays selected if it can")
  func own() {
    test.app.press(StepsAction.moved(by: 1))
    let selected = page?.selected
    test.app.press(StepsAction.ownSwitched)
    #expect(page?.shown.count == 2)
    #expect(page?.selected == selected)
    test.app.press(StepsAction.ownSwitched)
    test.app.press(StepsAction.selected(row: 2))
    test.app.press(StepsAction.ownSwitched)
    #expect(page?.selection == 1)
  }

  @Test("A step that is taken back while the page is open is marked, and stays selected")
  func undone() async throws {
    let selected = page?.selected?.past.id
    try await test.keep(RetraceLibrary(.back))
    try await current()
    #expect(page?.shown.map(\.past.isUndone) == [true, false, false])
    #expect(page?.selected?.past.id == selected)
  }

  @Test("A step leads to the titles that it changed, also those about which nothing is kept now")
  func titles() async throws {
    try await test.keep(RetraceLibrary(.back))
    try await current()
    for (row, numbers) in [(0, [2]), (2, [4, 5])] {
      test.app.press(StepsAction.selected(row: row))
      let step = try #require(page?.selected?.past.step)
      test.app.press(LibraryPageAction.stepOpened(step))
      try await test.app.until("the titles") { $0.screen.pages.library?.isRead == true }
      #expect(test.rows == numbers)
      test.app.press(ScreenAction.wentBack)
      #expect(page?.selection == row)
    }
  }

  /// What is asked, once it is.
  private func steps() async throws -> [UndoEntry] {
    try await test.app.until("the question") { $0.prompt != nil }
    guard case .goingBack(let steps) = test.state.prompt?.question else { return [] }
    return steps
  }

  @Test("Going back to a step names it and all after it, and takes them back together")
  func goingBack() async throws {
    let rows = try #require(page?.shown)
    test.app.press(FindStepsBack(to: rows[2].past.id))
    let steps = try await steps()
    #expect(steps == rows.map(\.past.step))
    #expect(test.state.library.elsewhere(of: steps) == [rows[2].past.id])
    #expect(test.state.library.marks.count == 4)

    try await test.keep(KeepingAction.goingBackAgreed(steps.map(\.id)))
    #expect(test.state.prompt == nil)
    #expect(test.state.library.isEmpty)
    #expect(test.state.screen.notice == .wentBack(to: steps[2], count: 3))
    try await current()
    #expect(page?.shown.map(\.past.isUndone) == [true, true, true])
  }

  @Test("Of steps that came in between, all are named before anything is taken back")
  func overtaken() async throws {
    let rows = try #require(page?.shown)
    test.app.press(FindStepsBack(to: rows[1].past.id))
    let steps = try await steps()
    #expect(steps.count == 2)
    let titles = [TitleDetail(try Samples.title(5))]
    let taken = try await test.elsewhere.apply(LibraryEdit(.note("Great"), to: titles))
    let other = try #require(taken?.step)
    test.app.press(KeepingAction.goingBackAgreed(steps.map(\.id)))
    #expect(try await self.steps() == [other] + steps)
    test.app.press(ScreenAction.overlayClosed)
    #expect(try await test.library.marks().count == 4)
  }

  @Test("The last step alone is asked about only where a step is asked about anywhere")
  func last() async throws {
    let rows = try #require(page?.shown)
    try await test.keep(FindStepsBack(to: rows[0].past.id))
    #expect(test.state.prompt == nil)
    #expect(try test.mark(2) == nil)
    #expect(try test.mark(1)?.rating == 8)
  }
}
