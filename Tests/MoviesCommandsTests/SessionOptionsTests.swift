import MoviesSession
import Testing

@testable import MoviesCommands

@Suite("What a session begins with", .timeLimit(.minutes(5)))
struct SessionOptionsTests {
  private func options(_ query: String, default defaultQuery: String) -> SessionOptions {
    var settings = Settings()
    settings.defaultQuery = defaultQuery
    return SessionOptions(
      query: query, choice: .demo, settings: settings, open: Source.open(_:settings:))
  }

  @Test("The words of the command line and of the configuration are made harmless")
  func harmless() {
    let state = options("\u{1B}[31mali\u{202E}en\n", default: "bat\u{200B}man").firstState
    #expect(state.search.field.text == "alien ")
    #expect(state.search.field.cursor == 6)
    #expect(options("", default: "bat\u{200B}man").firstState.search.field.text == "batman")
  }
}
