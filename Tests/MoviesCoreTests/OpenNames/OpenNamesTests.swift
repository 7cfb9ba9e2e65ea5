import MoviesCore
import Redux
import Testing
import Titles

@MainActor
@Suite("The page of open names", .timeLimit(.minutes(5)))
struct OpenNamesTests {
  private let test: LibraryApp

  init() async throws {
    test = try await LibraryApp()
    var harbour = OpenName(
      ImportedName(title: "Harbour", year: 1999), file: "a.zip", place: "diary.csv:2",
      candidates: [try Samples.title(1), try Samples.title(2)])
    harbour.rating = 8
    harbour.note = "Great"
    var orchard = OpenName(
      ImportedName(title: "Orchard"), file: "a.zip", place: "diary.csv:3",
      candidates: [try Samples.title(3)])
    orchard.rating = 7
    var rain = OpenName(ImportedName(title: "Rain"), file: "a.zip", place: "diary.csv:4")
    rain.viewings = [Viewing(day: nil)]
    _ = try await test.library.add(
      LibraryContents(openNames: [harbour, orchard, rain]), from: "a.zip")
    test.app.press(LibraryEvent.changedElsewhere)
    try await test.app.until("the count") { $0.library.openNames == 3 }
    try await open()
  }

  private func open() async throws {
    test.app.press(OpenNamesAction.opened)
    try await test.app.until("the names") { $0.screen.pages.openNames?.names != nil }
  }

  private var page: OpenNamesPage? { test.state.screen.pages.openNames }

  private var waiting: [Int] { page?.waiting.map(\.number) ?? [] }

  /// Does something, and waits until the page shows the library after it.
  private func decide(_ actions: any Action...) async throws {
    let number = test.state.library.outcome?.number
    for action in actions { test.app.press(action) }
    try await test.app.until("the library") {
      $0.library.outcome?.number != number && $0.hasCurrentOpenNames
    }
  }

  /// Looks for another name, and finds so many titles.
  private func search(_ text: String, number: Int, finding count: Int) async throws {
    test.app.press(OpenNamesAction.sought(text, number: number))
    try await test.app.answer(total: count, for: text)
    try await test.app.until("the answer") { $0.loading.inFlight.isEmpty }
  }

  @Test("It shows what waits over the page before, with the first candidate chosen for each name")
  func opened() throws {
    #expect(waiting == [1, 2, 3])
    #expect(page?.selected?.name.title == "Harbour")
    #expect(
      page?.waiting.map { page?.chosen(for: $0)?.id } == [
        try Samples.id(1), try Samples.id(3), nil,
      ])
    #expect(test.state.selectedTitle == (try Samples.id(1)))
    test.app.press(ScreenAction.wentBack)
    #expect(test.state.screen.pages.openNames == nil)
    #expect(test.rows == [1, 2, 3, 4, 5])
  }

  @Test("The selection and the choice end at the ends")
  func moving() {
    test.app.press(OpenNamesAction.candidateMoved(by: 5))
    #expect(page?.selected.flatMap { page?.chosen(for: $0) } == (try? Samples.title(2)))
    test.app.press(OpenNamesAction.moved(by: 1), OpenNamesAction.candidateMoved(by: -1))
    #expect(page?.selected.flatMap { page?.choice(for: $0) } == 0)
    test.app.press(OpenNamesAction.moved(by: 9), OpenNamesAction.candidateChosen(4))
    #expect(page?.selected?.number == 3)
    test.app.press(OpenNamesAction.selected(row: .max), OpenNamesAction.moved(by: -9))
    #expect(page?.selected?.number == 1)
    #expect(page?.selected.flatMap { page?.choice(for: $0) } == 1)
  }

  @Test("Settling keeps what waited with the chosen title, and goes on to the next name at once")
  func settling() async throws {
    test.app.press(OpenNamesAction.candidateChosen(1), OpenNamesAction.settled)
    #expect(waiting == [2, 3])
    #expect(page?.selected?.number == 2)
    try await test.app.until("the library") { $0.library.openNames == 2 }
    let id = try Samples.id(2)
    #expect(try await test.library.entries(of: [id])[id]?.rating == 8)
    #expect(try test.mark(2)?.rating == 8)
    #expect(
      test.state.library.outcome?.step?.kind
        == .namesSettled(1, leftOut: 0, name: "Harbour (1999)"))
  }

  @Test("Two names that are settled right after each other are two steps")
  func twice() async throws {
    test.app.press(OpenNamesAction.settled, OpenNamesAction.settled)
    #expect(waiting == [3])
    try await test.app.until("the library") {
      $0.library.openNames == 1 && $0.hasCurrentOpenNames
    }
    #expect(waiting == [3])
    #expect(try test.mark(1)?.rating == 8)
    #expect(try test.mark(3)?.rating == 7)
  }

  @Test("A name without a title stays where it is")
  func withoutTitle() async throws {
    test.app.press(OpenNamesAction.selected(row: 2), OpenNamesAction.settled)
    #expect(waiting == [1, 2, 3])
    #expect(test.state.library.outcome == nil)
  }

  @Test("A name that was left out comes back with undo, selected")
  func leavingOut() async throws {
    try await decide(OpenNamesAction.selected(row: 1), OpenNamesAction.leftOut)
    #expect(waiting == [1, 3])
    #expect(try await test.library.meanings().map(\.id) == [nil])
    test.app.press(OpenNamesAction.selected(row: 0))
    try await decide(RetraceLibrary(.back))
    #expect(waiting == [1, 2, 3])
    #expect(page?.selected?.number == 2)
  }

  @Test("A name that somebody else has settled meanwhile is no longer there, and nothing is lost")
  func settledElsewhere() async throws {
    _ = try await test.library.settle([NameDecision(1, means: nil)])
    test.app.press(OpenNamesAction.settled)
    try await test.app.until("the failure") { $0.library.error == .noOpenName(1) }
    test.app.press(LibraryEvent.changedElsewhere)
    try await test.app.until("the names") { $0.library.openNames == 2 && $0.hasCurrentOpenNames }
    #expect(waiting == [2, 3])
  }

  @Test("Another name is looked for, and what is found takes the place of the candidates")
  func otherName() async throws {
    test.app.press(OpenNamesAction.selected(row: 2))
    test.app.press(ScreenAction.overlayOpened(.prompt(LibraryPrompt(.openName(3, name: "Rain")))))
    try await search("batman", number: 3, finding: 4)
    #expect(test.state.prompt == nil)
    #expect(page?.selected?.candidates.map(\.id) == (try (1...4).map(Samples.id)))
    try await decide(OpenNamesAction.candidateChosen(3), OpenNamesAction.settled)
    #expect(try test.mark(4)?.viewings == 1)
    #expect(waiting == [1, 2])
  }

  @Test("Where nothing is found the candidates stay, and the page says why")
  func nothingFound() async throws {
    test.app.press(OpenNamesAction.sought("qwxz", number: 1))
    // By its words, and then by their beginnings.
    for words in ["qwxz", "qwx*"] { try await test.app.fail(.notFound, for: words) }
    try await test.app.until("the answer") { $0.loading.inFlight.isEmpty }
    let props = BrowseProps(test.state).openNames
    #expect(props?.failure?.text == "qwxz")
    #expect(props?.failure?.error == .notFound)
    #expect(props?.candidates.count == 2)
    test.app.press(OpenNamesAction.moved(by: 1))
    #expect(BrowseProps(test.state).openNames?.failure == nil)
  }

  @Test("That one name was not found is not said of another that was")
  func foundAndNotFound() async throws {
    try await search("batman", number: 1, finding: 4)
    test.app.press(OpenNamesAction.moved(by: 1), OpenNamesAction.sought("qwxz", number: 2))
    // By its words, and then by their beginnings.
    for words in ["qwxz", "qwx*"] { try await test.app.fail(.notFound, for: words) }
    try await test.app.until("the answer") { $0.loading.inFlight.isEmpty }
    #expect(BrowseProps(test.state).openNames?.failure?.text == "qwxz")
    test.app.press(OpenNamesAction.moved(by: -1))
    #expect(BrowseProps(test.state).openNames?.failure == nil)
  }

  @Test("What is known of the chosen title comes when the selection rests, as in a list")
  func facts() async throws {
    await test.app.clock.advance(by: .seconds(1))
    try await test.app.answer(try Samples.detail(1, title: "Harbour"))
    try await test.app.until("the facts") {
      BrowseProps($0).openNames?.candidates.first?.facts != nil
    }
    #expect(BrowseProps(test.state).openNames?.candidates.map { $0.facts == nil } == [false, true])
  }

  @Test("Looking can be stopped, and stops by itself when the page is left")
  func stopped() async throws {
    test.app.press(OpenNamesAction.sought("batman", number: 1))
    try await test.app.until("the request") { $0.loading.contains(.candidates) }
    test.app.press(LoadingAction.cancelled)
    try await test.app.until("the end") { !$0.loading.contains(.candidates) }
    #expect(BrowseProps(test.state).openNames?.failure?.error == .cancelled)
    test.app.press(OpenNamesAction.sought("alien", number: 1))
    try await test.app.until("the request") { $0.loading.contains(.candidates) }
    test.app.press(ScreenAction.wentBack)
    try await test.app.until("the end") { !$0.loading.contains(.candidates) }
  }
}
