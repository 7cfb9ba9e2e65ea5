import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("IMDb's data on the screen", .timeLimit(.minutes(5)))
struct IMDbViewTests {
  private static let cost = IMDbCost(download: 258_000_000, disk: 844_000_000, seconds: 93)

  private func offering(_ state: AppState) -> AppState {
    var state = state
    state.imdb.cost = Self.cost
    return state
  }

  private func words(of state: AppState) throws -> String {
    try Samples.frame(of: state).canvas.lines.joined(separator: " ")
      .split { " │╭╮╰╯─".contains($0) }.joined(separator: " ")
  }

  private func opened(_ state: AppState) throws -> AppState {
    var state = state
    let action = try #require(try Keyboard.action(for: ["g", "i"], in: state))
    AppState.reduce(&state, action)
    return state
  }

  @Test("It asks before it downloads: whose data, for what, and what it takes")
  func question() throws {
    let state = try opened(offering(Samples.listed(columns: 80, rows: 24)))
    let text = try words(of: state)
    for words in [
      "All of IMDb on your own disk", "personal, non-commercial use",
      "developer.imdb.com/non-commercial-datasets",
      "Download 258 MB, on disk 844 MB, about 2 min after the download.",
      "⏎ downloads and imports it; Esc leaves it.",
    ] { #expect(text.contains(words), "\(words) in \(text)") }
    #expect(try Keyboard.action(for: ["Enter"], in: state) as? IMDbAction == .agreed(.install))
    #expect(try Keyboard.action(for: ["Esc"], in: state) as? ScreenAction == .overlayClosed)
    #expect(try Samples.frame(of: state).canvas.lines.last?.contains("⏎ install") == true)
  }

  @Test("With the data there it updates, and while that goes on it offers to stop")
  func updateAndStop() throws {
    var state = offering(try Samples.listed(columns: 80, rows: 24))
    state.imdb.isInstalled = true
    #expect(try words(of: opened(state)).contains("Update IMDb's data?"))
    AppState.reduce(&state, IMDbAction.agreed(.update))
    let asked = try opened(state)
    #expect(try words(of: asked).contains("Stop the update?"))
    #expect(try Keyboard.action(for: ["Enter"], in: asked) as? IMDbAction == .stopped)
  }

  @Test("Where it cannot be done, it says how to do it in a shell")
  func notFromHere() throws {
    let state = try Samples.listed(columns: 80, rows: 24)
    let action = try Keyboard.action(for: ["g", "i"], in: state) as? ScreenAction
    #expect(action == .noticed(.imdb(.notFromHere)))
    #expect(Notice.imdb(.notFromHere).words.contains("movies-tui imdb import"))
  }

  @Test("The header tells how far it is, with the source beside it", arguments: [60, 80, 120])
  func header(columns: Int) throws {
    var state = offering(
      try Samples.listed(columns: columns, rows: 24, source: .demo(titles: 747)))
    AppState.reduce(&state, IMDbAction.agreed(.install))
    #expect(try Samples.frame(of: state).canvas.lines[0].contains("IMDb …"))
    let progress = IMDbImportProgress(.downloading, percent: 34, secondsLeft: 95)
    AppState.reduce(&state, IMDbAction.told(.progressed(progress)))
    let line = try Samples.frame(of: state).canvas.lines[0]
    #expect(line.contains("IMDb ↓ 34 %"))
    #expect(line.contains("34 % · 2 min left") == (columns == 120))
    if columns == 120 { #expect(line.contains("DEMO")) }
  }

  @Test("The welcome, the demo's list and the empty search offer it, until it is there")
  func offers() throws {
    let listed = offering(try Samples.listed(columns: 100, rows: 40, source: .demo(titles: 747)))
    var welcome = listed
    welcome.screen.showsWelcome = true
    let empty = offering(Samples.state(columns: 80, rows: 24))
    for var state in [listed, welcome, empty] {
      #expect(try words(of: state).contains("all of IMDb on your own disk"))
      state.imdb.isInstalled = true
      #expect(try !words(of: state).contains("all of IMDb"))
      state.imdb = IMDbState()
      #expect(try !words(of: state).contains("all of IMDb"))
    }
  }

  @Test(
    "An end is told in a line",
    arguments: [
      (
        IMDbNotice.finished(titles: 2_612_345, ratings: 9), "IMDb's data is here: 2,612,345 titles."
      ),
      (.finished(titles: 0, ratings: 1_614_482), "IMDb's ratings are here: 1,614,482 ratings."),
      (.nothingNewer, "IMDb has nothing newer."), (.failed(reason: "No room."), "No room."),
      (.stopped, "Stopped. The data from before is still in use."),
    ])
  func notices(notice: IMDbNotice, words: String) {
    #expect(Notice.imdb(notice).words == words)
  }
}
