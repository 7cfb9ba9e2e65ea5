import HTTPTypes
import Testing
import Transport

@Suite("The address of a service", .timeLimit(.minutes(5)))
struct ServiceURLTests {
  @Test(
    "It is taken apart once",
    arguments: [
      ("https://example.org", "https", "example.org", 443, "example.org"),
      ("HTTPS://Example.ORG:443/v1", "https", "example.org", 443, "example.org"),
      ("https://example.org:8080/", "https", "example.org", 8080, "example.org:8080"),
      ("http://localhost", "http", "localhost", 80, "localhost"),
      ("http://127.0.0.1:9", "http", "127.0.0.1", 9, "127.0.0.1:9"),
      ("http://[::1]", "http", "[::1]", 80, "[::1]"),
      ("http://[::1]:8080/x", "http", "[::1]", 8080, "[::1]:8080"),
    ])
  func parts(text: String, scheme: String, host: String, port: Int, authority: String) throws {
    let url = try ServiceURL(text)
    #expect(url.text == text)
    #expect(url.origin.scheme == scheme)
    #expect(url.origin.host == host)
    #expect(url.origin.port == port)
    #expect(url.origin.authority == authority)
  }

  @Test(
    "What cannot be asked is refused with its reason",
    arguments: [
      ("", ServiceURLError.noScheme), ("example.org", .noScheme),
      ("ftp://example.org", .foreignScheme), ("://example.org", .foreignScheme),
      ("http://example.org", .unencrypted), ("http://127.0.0.1.example.org", .unencrypted),
      ("https://", .noHost), ("https:///v1", .noHost), ("https://:80", .noHost),
      ("https://exa%6dple.org", .noHost), ("https://example.org:", .noHost),
      ("https://example.org:0", .noHost), ("https://example.org:65536", .noHost),
      ("https://example.org:+80", .noHost), ("https://[::1", .noHost), ("https://[]", .noHost),
      ("https://a\\b", .noHost), ("https://bruce:x@example.org", .userName),
      ("https://example.org/?apikey=x", .query), ("https://example.org/#x", .query),
      ("https://example.org/a b", .illegalCharacter), ("https://exämple.org", .illegalCharacter),
      ("https://example.org/a\"b", .illegalCharacter),
      ("https://example.org/%4", .illegalCharacter),
      ("https://example.org/%zz", .illegalCharacter),
    ])
  func refused(text: String, error: ServiceURLError) {
    #expect(throws: error) { try ServiceURL(text) }
  }

  @Test("Two addresses of the same place are the same")
  func equality() throws {
    #expect(try ServiceURL("https://EXAMPLE.org:443") == ServiceURL("https://example.org/"))
    #expect(try ServiceURL("https://example.org/a") != ServiceURL("https://example.org/b"))
    #expect(try ServiceURL("http://localhost") != ServiceURL("https://localhost"))
  }

  @Test(
    "One slash joins the service's path and the resource",
    arguments: [
      ("https://example.org", "", "/"), ("https://example.org/v1", "", "/v1"),
      ("https://example.org/v1/", "movies", "/v1/movies"),
      ("https://example.org/v1//", "//movies", "/v1/movies"),
      ("https://example.org", "/movies", "/movies"),
      ("https://example.org/a%20b", "c d?e", "/a%20b/c%20d%3Fe"),
    ])
  func resource(base: String, resource: String, path: String) throws {
    #expect(try ServiceURL(base).request(resource: resource).path == path)
  }

  @Test("A request has the service's origin, and its query encoded in order")
  func request() throws {
    let request = try ServiceURL("https://example.org:8080/v1").request(
      .post, query: [QueryItem(name: "q", value: "a&b"), QueryItem(name: "p", value: "1 +")],
      headers: [.accept: "text/plain"])
    #expect(request.method == .post)
    #expect(request.scheme == "https")
    #expect(request.authority == "example.org:8080")
    #expect(request.path == "/v1?q=a%26b&p=1%20%2B")
    #expect(request.headerFields[.accept] == "text/plain")
    #expect(try Origin(of: request) == ServiceURL("https://example.org:8080").origin)
  }

  @Test("A request without a host, or with one that can be read in two ways, has no origin")
  func noOrigin() {
    let authorities = [nil, "", "example.org@evil.org", "example.org:80:90", "exa mple.org"]
    for authority in authorities {
      let request = HTTPRequest(method: .get, scheme: "https", authority: authority, path: "/")
      #expect(Origin(of: request) == nil)
    }
  }
}
