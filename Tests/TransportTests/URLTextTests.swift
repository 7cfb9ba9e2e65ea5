import Testing
import Transport

@Suite("Parts of a URL", .timeLimit(.minutes(5)))
struct URLTextTests {
  @Test(
    "This machine is known by its names",
    arguments: ["localhost", "LOCALHOST", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])
  func loopback(host: String) {
    #expect(host.isLoopbackHost)
  }

  @Test(
    "No other host is taken for this machine",
    arguments: [
      "", "localhost.example.org", "127.0.0.1.example.org", "127.0.0", "127.0.0.256", "128.0.0.1",
      "1.127.0.0", "::2", "127.0.0.x",
    ])
  func elsewhere(host: String) {
    #expect(!host.isLoopbackHost)
  }

  @Test("In a query everything but the unreserved characters is encoded")
  func query() {
    #expect("a b+c&d=é~_.-".percentEncodedForQuery == "a%20b%2Bc%26d%3D%C3%A9~_.-")
  }

  @Test("In a path slashes and what a segment may hold stay")
  func path() {
    #expect("v1/a b?c@d:e".percentEncodedForPath == "v1/a%20b%3Fc@d:e")
  }
}
