import Redux
import ReduxTesting
import Testing
import Titles

@testable import MoviesCore

@MainActor
@Suite("Pages, step by step", .timeLimit(.minutes(5)))
struct PageSteps {
  private let app = App(columns: 80, stating: .changes)

  /// Opens a title of the list, whose details are asked for.
  private func open(_ id: TitleID) async {
    app.store.send(ScreenAction.titleOpened(id)) { $0.screen.pages.push(.title(id)) }
    await app.store.receive(GetDetail(id))
    await app.started(.title(id))
  }

  /// Receives that the details on their way are given up with the title.
  private func givesUp(_ id: TitleID, for next: TitleID? = nil) async {
    await app.store.receive(CancelRequest(id: MoviesRequestID.title(id)))
    if let next { await app.store.receive(GetDetail(next)) }
    await app.cancelled(.title(id))
    if let next { await app.started(.title(next)) }
  }

  private func goBack() {
    app.store.send(ScreenAction.wentBack) { $0.screen.pages.pop() }
  }

  @Test("Opening goes to the title, and back to the list as it was left")
  func openAndBack() async throws {
    try await app.search(Samples.batman, total: 10)
    app.store.send(MoviesAction.moved(by: 4)) {
      $0.updateList { $0.cursor.move(by: 4, of: 10) }
    }
    let list = app.state.list
    let fifth = try Samples.id(5)
    await open(fifth)
    #expect(app.state.screen.pages.opened == [.title(fifth)])
    #expect(app.state.screen.focus == .details)
    goBack()
    await givesUp(fifth)
    #expect(app.state.screen.pages.top == .results(list))
    #expect(app.state.screen.focus == .results)
    app.store.send(ScreenAction.wentBack)
    await app.store.finish()
  }

  @Test("The next title takes the place of the one before, and the selection goes along")
  func next() async throws {
    try await app.search(Samples.batman, total: 10)
    let (first, third) = (try Samples.id(1), try Samples.id(3))
    await open(first)
    app.store.send(MoviesAction.moved(by: 2)) { $0.screen.pages.moveSelection(by: 2) }
    await givesUp(first, for: third)
    #expect(app.state.screen.pages.opened == [.title(third)])
    goBack()
    await givesUp(third)
    #expect(app.state.selectedName == "Title 3")
    await app.store.finish()
  }

  @Test("A title opened from the page of another one leaves the list alone")
  func titleAboveTitle() async throws {
    try await app.search(Samples.batman, total: 10)
    let (first, other) = (try Samples.id(1), try Samples.id(900))
    await open(first)
    app.store.send(ScreenAction.titleOpened(other)) { $0.screen.pages.push(.title(other)) }
    await givesUp(first, for: other)
    app.store.send(MoviesAction.moved(by: 3))
    goBack()
    await givesUp(other, for: first)
    #expect(app.state.screen.pages.opened == [.title(first)])
    goBack()
    await givesUp(first)
    await app.store.finish()
  }

  @Test("What was opened from the list closes where a field is entered")
  func field() async throws {
    try await app.search(Samples.batman, total: 10)
    let first = try Samples.id(1)
    await open(first)
    app.store.send(ScreenAction.fieldEntered(.search)) {
      $0.screen.enter(.search)
      $0.screen.pages.pop()
      $0.search.isSelected = true
    }
    await givesUp(first)
    #expect(app.state.screen.focus == .searchField)
    app.store.send(ScreenAction.wentBack) {
      $0.screen.enter(nil)
      $0.search.isSelected = false
    }
    #expect(app.state.screen.focus == .results)
    await app.store.finish()
  }
}
