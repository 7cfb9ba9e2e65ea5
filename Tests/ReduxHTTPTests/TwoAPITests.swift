import Redux
import ReduxHTTP
import TestSupport
import Testing
import Transport

/// A second service, whose requests look just like those of the first.
private struct WeatherAPI: HTTPAPI {
  let service: HTTPService
}

private struct GetWeather: APIRequest {
  typealias Service = WeatherAPI

  var resource: String { "movies" }
  var id: EffectID? { "movies" }
  var scheduling: EffectScheduling { .latest }

  func onSuccess(_ response: [String]) -> [any Action] { [ServiceAction.counted(response.count)] }
}

@Suite("Two HTTP APIs in one store", .timeLimit(.minutes(5)))
@MainActor
struct TwoAPITests {
  private let movies = StubTransport()
  private let weather = StubTransport()
  private let store: Store<ServiceState>

  init() throws {
    let url = try ServiceURL("https://weather.example.org")
    store = try Store(
      initialState: ServiceState(), reducer: serviceReducer,
      middlewares: [
        requestMiddleware(MovieAPI(over: movies)),
        requestMiddleware(WeatherAPI(service: HTTPService(url: url, transport: weather))),
      ])
  }

  @Test("Each request goes to the service that it is made for, and there alone")
  func ownService() async throws {
    store.dispatch(GetMovies(words: "bat"))
    store.dispatch(GetWeather())
    try await movies.release("movies?q=bat", .json(#"["Batman"]"#))
    try await weather.release("movies", .json("[]"))
    await store.effects.idle()
    #expect(store.state.movies == ["Batman"])
    #expect(movies.sent.map(\.request.authority) == ["api.example.org"])
    #expect(weather.sent.map(\.request.authority) == ["weather.example.org"])
  }

  @Test("A request replaces those of its own service; a cancellation reaches both")
  func ids() async throws {
    store.dispatch(GetMovies(words: "bat", scheduling: .latest))
    store.dispatch(GetWeather())
    try await waitUntil("both requests to be sent") { movies.heldCount + weather.heldCount == 2 }
    #expect(store.state.inFlight == [1, 2])
    store.dispatch(CancelRequest<EffectID>(id: "movies"))
    #expect(store.state.inFlight == [])
    try await waitUntil("both transfers to end") {
      movies.cancelledCount + weather.cancelledCount == 2
    }
  }
}
