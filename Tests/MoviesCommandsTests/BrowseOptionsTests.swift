import Testing

@testable import MoviesCommands

@Suite("What a session begins with")
struct BrowseOptionsTests {
  private func options(_ query: String, default defaultQuery: String) -> BrowseOptions {
    var settings = Settings()
    settings.defaultQuery = defaultQuery
    return BrowseOptions(query: query, settings: settings, choice: .demo)
  }

  @Test("The words of the command line and of the configuration are made harmless")
  func harmless() {
    let state = options("\u{1B}[31mali\u{202E}en\n", default: "bat\u{200B}man").initialState
    #expect(state.search.field.text == "alien ")
    #expect(state.search.field.cursor == 6)
    #expect(state.settings.defaultQuery == "batman")
    #expect(options("", default: "bat\u{200B}man").initialState.search.field.text == "batman")
  }
}
