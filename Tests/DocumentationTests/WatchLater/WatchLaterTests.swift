import Foundation
import MoviesCore
import MoviesUI
import Redux
import ReduxTesting
import TerminalUI
import Testing
import Titles

@Suite("Marks for titles to watch later", .timeLimit(.minutes(5)))
@MainActor
struct WatchLaterTests {
  private let clock = TestClock()
  private let batman: TitleSummary
  private let listed: AppWithWatchLater

  init() throws {
    let id = try #require(TitleID("tt0096895"))
    batman = TitleSummary(id: id, title: "Batman", years: YearRange(1989), kind: .movie)
    let query = TitleQuery("batman")
    var state = AppWithWatchLater()
    AppWithWatchLater.reduce(&state, GetMovies(query))
    let page = TitlePage([batman], total: 1, size: 10, last: 1, query: query)
    AppWithWatchLater.reduce(
      &state,
      MoviesAction.setMovies(Answer(page, source: .omdb), number: 1, query: query))
    listed = state
  }

  private func store(savingTo path: String) -> TestStore<AppWithWatchLater> {
    TestStore(
      initialState: listed, reducer: AppWithWatchLater.reduce,
      middlewares: [asyncMiddleware(clock: clock), watchLaterMiddleware(savingTo: path)])
  }

  @Test("w marks the selected title, and is text in a field")
  func key() {
    #expect(WatchLaterAction(.character("w"), in: listed.app) == .toggled(batman.id))
    #expect(WatchLaterAction(.character("x"), in: listed.app) == nil)
    #expect(WatchLaterAction(.character("w"), in: AppState()) == nil)
    var typing = listed.app
    AppState.reduce(&typing, ScreenAction.fieldEntered(.search))
    #expect(WatchLaterAction(.character("w"), in: typing) == nil)
  }

  @Test("Marks are saved once they have rested for a second")
  func saving() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "marks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let store = store(savingTo: file.path)
    store.send(WatchLaterAction.toggled(batman.id)) { $0.watchLater = marked }
    await store.receive(DiskWrite<AppWithWatchLater>.self)
    await clock.advance(by: .milliseconds(999))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    await clock.advance(by: .milliseconds(1))
    await store.receive(WatchLaterAction.saved)
    await store.finish()
    #expect(try String(contentsOf: file, encoding: .utf8) == "tt0096895\n")
  }

  @Test("What cannot be saved is told")
  func failing() async {
    let store = store(savingTo: "/nowhere/marks")
    store.send(WatchLaterAction.toggled(batman.id)) { $0.watchLater = marked }
    await store.receive(DiskWrite<AppWithWatchLater>.self)
    await clock.advance(by: .seconds(1))
    let error = DiskError(operation: .open, path: "/nowhere/marks", code: ENOENT)
    await store.receive(WatchLaterAction.notSaved(error)) {
      WatchLaterState.reduce(&$0.watchLater, .notSaved(error))
    }
    await store.finish()
  }

  @Test("The screen tells how many titles are marked, and whether this one is")
  func drawing() {
    var canvas = Canvas(size: TerminalSize(columns: 16, rows: 1))
    let view = WatchLaterView(theme: Theme(.dark, depth: .trueColor))
    view.draw(WatchLaterProps(listed), in: canvas.bounds, of: &canvas)
    #expect(canvas.lines == [String(repeating: " ", count: 16)])
    var state = listed
    state.watchLater = marked
    view.draw(WatchLaterProps(state), in: canvas.bounds, of: &canvas)
    #expect(canvas.lines == [" ◆ 1 to watch   "])
  }

  /// The marks with only this title in them.
  private var marked: WatchLaterState {
    var marks = WatchLaterState()
    WatchLaterState.reduce(&marks, .toggled(batman.id))
    return marks
  }
}
