import Redux
import ReduxHTTP
import ReduxTesting
import Testing
import Transport

@Suite("Where a request goes", .timeLimit(.minutes(5)))
@MainActor
struct RequestAddressTests {
  @Test(
    "The URL is the base, one slash, the resource, and the encoded query",
    arguments: [
      ("https://example.org", "movies", "https example.org /movies?q=bat"),
      ("https://example.org/", "/movies", "https example.org /movies?q=bat"),
      ("HTTP://localhost:8080/v1//", "movies", "http localhost:8080 /v1/movies?q=bat"),
      ("https://example.org/v1/", "", "https example.org /v1/?q=bat"),
      ("https://example.org", "", "https example.org /?q=bat"),
      ("https://example.org", "a b/ü?#%", "https example.org /a%20b/%C3%BC%3F%23%25?q=bat"),
    ])
  func urls(base: String, resource: String, expected: String) async throws {
    struct Find: APIRequest {
      typealias Service = MovieAPI
      typealias Response = NoContent
      let resource: String
      var query: [QueryItem] { [QueryItem(name: "q", value: "bat")] }
    }
    let transport = StubTransport { _ in .json("") }
    let store = Store(
      initialState: ServiceState(), reducer: serviceReducer,
      middlewares: [try requestMiddleware(MovieAPI(base, over: transport))])
    store.dispatch(Find(resource: resource))
    await store.effects.idle()
    let request = try #require(transport.sent.first?.request)
    #expect("\(request.scheme ?? "") \(request.authority ?? "") \(request.path ?? "")" == expected)
  }

  @Test("Everything but unreserved characters is encoded in names and values of a query")
  func queryEncoding() async throws {
    struct Find: APIRequest {
      typealias Service = MovieAPI
      typealias Response = NoContent
      var query: [QueryItem] {
        [
          QueryItem(name: "s", value: "Amélie & Léon + 50% = 1/2?#"),
          QueryItem(name: "a b", value: "Az09-._~"),
          QueryItem(name: "empty", value: ""),
        ]
      }
      var resource: String { "" }
    }
    let harness = try ServiceHarness(transport: StubTransport { _ in .json("") })
    _ = try await harness.outcome(of: Find())
    #expect(
      harness.transport.sent.first?.request.path == """
        /v1?s=Am%C3%A9lie%20%26%20L%C3%A9on%20%2B%2050%25%20%3D%201%2F2%3F%23\
        &a%20b=Az09-._~&empty=
        """)
  }
}
