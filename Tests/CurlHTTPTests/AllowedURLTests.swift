import CurlHTTP
import HTTPTypes
import TestSupport
import Testing
import Transport

@Suite("URLs that may be asked for", .timeLimit(.minutes(5)))
struct AllowedURLTests {
  let transport = CurlTransport()

  @Test(
    "http is allowed to this machine, however it is spelled",
    arguments: ["127.0.0.1", "localhost", "LOCALHOST", "127.1", "0x7f000001", "2130706433"])
  func loopback(host: String) async throws {
    let server = try LoopbackServer(.answering { _, connection in connection.reply("here") })

    let reply = try await transport.send(.loopback("\(host):\(server.port)"))

    #expect(reply.text == "here")
  }

  @Test("127.0.0.0/8 and ::1 are this machine too", arguments: ["127.1.2.3:1", "[::1]:1"])
  func loopbackRange(authority: String) async {
    let error = await transport.failure(of: .loopback(authority))

    guard case .cannotConnect = error else {
      Issue.record(Unexpected(error))
      return
    }
  }

  @Test(
    "http to any other host is refused",
    arguments: [
      "example.org", "128.0.0.1", "127.0.0.1.example.org", "localhost.example.org", "127.example",
      "10.0.0.1", "0.0.0.0", "[::2]", "[::ffff:127.0.0.1]", "notlocalhost", "127.0.0.1%2eevil.org",
    ])
  func plainElsewhere(authority: String) async {
    await refuses(.loopback(authority))
  }

  @Test(
    "Schemes other than https and http are refused",
    arguments: ["file", "ftp", "gopher", "dict", "ws", "smb", "telnet", "", "nonsense"])
  func schemes(scheme: String) async {
    await refuses(.loopback("localhost", path: "/etc/hostname", scheme: scheme))
  }

  @Test(
    "What does not make a whole and plain URL is refused",
    arguments: [
      "", "user:secret@localhost", "localhost@example.org", "example.org#@localhost",
      "example.org/@localhost", "example.org?@localhost", "local host", "localhost:99999",
      "localhost:x", "localhost\r\nX-Evil: 1", "\u{E9}xample.org", "[::1",
    ])
  func authorities(authority: String) async {
    await refuses(.loopback(authority))
  }

  @Test(
    "Characters that have to be percent-encoded are refused",
    arguments: [" ", "\r\n", "\u{E9}"])
  func path(character: String) async {
    await refuses(.loopback("localhost", path: "/a\(character)b"))
  }

  private func refuses(_ request: HTTPRequest, location: SourceLocation = #_sourceLocation) async {
    let error = await transport.failure(of: request)
    guard case .invalidURL(let reason) = error else {
      Issue.record(Unexpected(error), sourceLocation: location)
      return
    }
    #expect(!reason.contains("secret"), sourceLocation: location)
  }
}
