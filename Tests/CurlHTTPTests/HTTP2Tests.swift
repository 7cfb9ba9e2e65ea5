import CurlHTTP
import Foundation
import HTTPTypes
import TestSupport
import Testing
import Transport

@Suite("HTTP/2", .timeLimit(.minutes(5)))
struct HTTP2Tests {
  @Test("A hundred requests at once share one connection")
  func multiplexed() async throws {
    let directory = NSTemporaryDirectory() + "movies-tui-http2-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try Data("a page".utf8).write(to: URL(fileURLWithPath: directory + "/page"))
    let authority = try await CertificateAuthority()
    let server = try await HTTP2Server(
      authority.issue(for: ["IP:127.0.0.1"]), directory: directory)
    let transport = CurlTransport(
      configuration: CurlTransport.Configuration(authorityFile: authority.certificate))
    let request = HTTPRequest.loopback("127.0.0.1:\(server.port)", path: "/page", scheme: "https")

    try await withThrowingTaskGroup(of: TransportReply.self) { group in
      for _ in 1...100 { group.addTask { try await transport.send(request) } }
      for try await reply in group { #expect(reply.text == "a page") }
    }

    #expect(server.requestCount == 100)
    #expect(server.connectionCount == 1)
  }
}
