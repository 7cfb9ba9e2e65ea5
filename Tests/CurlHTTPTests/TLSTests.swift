import CurlHTTP
import HTTPTypes
import TestSupport
import Testing
import Transport

@Suite("Certificates", .timeLimit(.minutes(5)))
struct TLSTests {
  let authority: CertificateAuthority
  let transport: CurlTransport

  init() async throws {
    authority = try await CertificateAuthority()
    transport = CurlTransport(
      configuration: CurlTransport.Configuration(authorityFile: authority.certificate))
  }

  private func request(_ server: TLSServer, host: String = "localhost") -> HTTPRequest {
    .loopback("\(host):\(server.port)", path: "/?apikey=s3cr3t", scheme: "https")
  }

  @Test("A certificate of the configured authority is accepted")
  func accepted() async throws {
    let server = try await TLSServer(authority.issue(for: ["DNS:localhost"]))

    #expect(try await transport.send(request(server)).status == 200)
  }

  @Test("A later connection resumes the TLS session of an earlier one")
  func resumed() async throws {
    let server = try await TLSServer(authority.issue(for: ["DNS:localhost"]))

    let first = try await transport.send(request(server))
    let second = try await transport.send(request(server))

    #expect(first.text.contains("New, TLS"))
    #expect(second.text.contains("Reused, TLS"))
  }

  @Test("A certificate of an unknown authority is refused")
  func unknownAuthority() async throws {
    let server = try await TLSServer(authority.issue(for: ["DNS:localhost"]))
    let reason = "the certificate comes from an authority that is not trusted"

    await #expect(throws: TransportError.tls(reason: reason)) {
      try await CurlTransport().send(request(server))
    }
  }

  @Test("An expired certificate is refused")
  func expired() async throws {
    let server = try await TLSServer(authority.issue(for: ["DNS:localhost"], days: -1))

    await #expect(throws: TransportError.tls(reason: "the certificate has expired")) {
      try await transport.send(request(server))
    }
  }

  @Test("A certificate for another host is refused", arguments: ["localhost", "127.0.0.1"])
  func wrongHost(host: String) async throws {
    let server = try await TLSServer(authority.issue(for: ["DNS:other.test", "IP:127.0.0.9"]))
    let reason = "the certificate does not belong to \(host)"

    await #expect(throws: TransportError.tls(reason: reason)) {
      try await transport.send(request(server, host: host))
    }
  }

  @Test("TLS below 1.2 is refused")
  func oldVersion() async throws {
    let server = try await TLSServer(
      authority.issue(for: ["DNS:localhost"]),
      options: ["-tls1_1", "-cipher", "DEFAULT@SECLEVEL=0"])

    let error = await transport.failure(of: request(server))

    guard case .tls = error else { throw Unexpected(error) }
  }

  @Test("A server that does not speak TLS is an error of TLS")
  func noTLS() async throws {
    let server = try LoopbackServer(ServerScript { $0.send("HTTP/1.1 400 Plain\r\n\r\n") })

    let error = await transport.failure(of: .loopback(server.authority, scheme: "https"))

    guard case .tls = error else { throw Unexpected(error) }
  }

  @Test("A file of authorities that cannot be read is named as the reason")
  func missingFile() async throws {
    let server = try await TLSServer(authority.issue(for: ["DNS:localhost"]))
    let transport = CurlTransport(
      configuration: CurlTransport.Configuration(authorityFile: "/nowhere/authorities.pem"))
    let reason = "the file with trusted authorities cannot be read"

    await #expect(throws: TransportError.tls(reason: reason)) {
      try await transport.send(request(server))
    }
  }
}
