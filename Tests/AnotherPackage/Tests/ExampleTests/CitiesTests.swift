import Redux
import ReduxHTTP
import ReduxTesting
import Testing
import Transport

@testable import Cities

@Suite("Asynchronous actions: a field that searches for cities", .timeLimit(.minutes(5)))
@MainActor
struct CitiesTests {
  private let transport = StubTransport()
  private let store = Store(
    initialState: CitiesState(), reducer: citiesReducer, middlewares: [asyncMiddleware()])
  private let field: SearchField

  init() throws {
    field = SearchField(
      store: store, service: try ServiceURL("https://cities.example.org/search"),
      transport: transport)
  }

  @Test("Of the searches with every letter the last one is answered, in whatever order they end")
  func everyLetter() async throws {
    for text in ["B", "Be", "Ber"] { field.type(text) }
    #expect(store.state.isSearching)
    try await transport.release("name=Ber", .json(#"["Bern","Berlin"]"#))
    await store.effects.idle()
    #expect(store.state == CitiesState(text: "Ber", cities: ["Bern", "Berlin"]))
  }

  @Test("A search that fails, or whose reply cannot be read, says so and ends")
  func failing() async throws {
    for outcome: StubTransport.Outcome in [.failure(.tooSlow), .json("<html>")] {
      field.type("Bern")
      #expect(!store.state.isOffline)
      try await transport.release("Bern", outcome)
      await store.effects.idle()
      #expect(store.state == CitiesState(text: "Bern", isOffline: true))
    }
  }
}
