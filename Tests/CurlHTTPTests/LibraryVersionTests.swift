import CurlHTTP
import Testing

@Test("The library tells its version, its TLS and that it speaks HTTP/2", .timeLimit(.minutes(5)))
func libraryVersion() throws {
  let version = try #require(CurlTransport.libraryVersion)

  #expect(version.hasPrefix("libcurl "))
  #expect(version.contains("SSL/"))
  #expect(version.hasSuffix(", HTTP/2"))
}
