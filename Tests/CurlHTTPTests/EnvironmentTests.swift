import CurlHTTP
import Foundation
import HTTPTypes
import TestSupport
import Testing
import Transport

/// The effects of the environment, each test in a separate process.
@Suite("Proxies from the environment", .timeLimit(.minutes(5)))
struct EnvironmentTests {
  @Test("https goes through the proxy")
  func proxy() async {
    await #expect(processExitsWith: .success) {
      let received = Received()
      let proxy = try LoopbackServer(
        .answering { request, connection in
          received.body = Array(request.head.utf8)
          connection.send("HTTP/1.1 502 No Way\r\nContent-Length: 0\r\n\r\n")
        })
      setenv("https_proxy", "http://\(proxy.authority)", 1)

      let request = HTTPRequest.loopback("films.example", path: "/?apikey=s3cr3t", scheme: "https")
      let error = await CurlTransport().failure(of: request)

      let text = String(decoding: received.body, as: UTF8.self)
      try #require(text.hasPrefix("CONNECT films.example:443 HTTP/1.1\r\n"))
      try #require(!text.contains("s3cr3t"))
      guard case .connectionLost = error else { throw Unexpected(error) }
    }
  }

  @Test("This machine is never asked through the proxy")
  func loopback() async {
    await #expect(processExitsWith: .success) {
      let server = try LoopbackServer(.answering { _, connection in connection.reply("direct") })
      for name in ["http_proxy", "https_proxy", "all_proxy"] {
        setenv(name, "http://127.0.0.1:1", 1)
      }

      try #require(try await CurlTransport().get(server).text == "direct")
    }
  }
}
