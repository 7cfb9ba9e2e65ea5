import CurlHTTP
import HTTPTypes
import TestSupport
import Testing
import Transport

@Suite("Broken servers", .timeLimit(.minutes(5)))
struct BrokenServerTests {
  let transport = CurlTransport()

  private func transport(_ change: (inout TransferLimits) -> Void) -> CurlTransport {
    var limits = TransferLimits()
    change(&limits)
    return CurlTransport(configuration: CurlTransport.Configuration(limits: limits))
  }

  @Test("A port where nobody listens cannot be connected to")
  func refused() async throws {
    let server = try LoopbackServer(.silent)
    try server.stop()

    await #expect(throws: TransportError.cannotConnect(host: "127.0.0.1")) {
      try await transport.get(server)
    }
  }

  @Test("A reset in mid body loses the connection")
  func reset() async throws {
    let server = try LoopbackServer(.resettingInMidBody)

    let error = await transport.failure(of: .loopback(server.authority))

    guard case .connectionLost = error else { throw Unexpected(error) }
  }

  @Test("Fewer bytes than announced lose the connection, which is told in words of our own")
  func tooShort() async throws {
    let server = try LoopbackServer(.wrongLength(announced: 100, sent: 10))

    let error = await transport.failure(of: .loopback(server.authority))

    #expect(error == .connectionLost(reason: "the answer broke off"))
  }

  @Test("More bytes than announced are left aside, and spoil no later reply")
  func tooLong() async throws {
    let server = try LoopbackServer(.wrongLength(announced: 4, sent: 10))

    for _ in 1...3 { #expect(try await transport.get(server).text == "xxxx") }
  }

  @Test("A body of 100 MiB without a length is refused at the limit")
  func largeBody() async throws {
    let server = try LoopbackServer(.body(mebibytes: 100))

    await #expect(throws: TransportError.tooLarge(limit: 2 << 20)) {
      try await transport.get(server)
    }
    try await waitUntil("the connection to be closed") { server.openCount == 0 }
  }

  @Test("A body up to the limit is taken, and one byte more is not")
  func limit() async throws {
    let server = try LoopbackServer(.answering { _, connection in connection.reply("123456789") })

    #expect(try await transport { $0.bodyBytes = 9 }.get(server).body.count == 9)
    await #expect(throws: TransportError.tooLarge(limit: 8)) {
      try await transport { $0.bodyBytes = 8 }.get(server)
    }
  }

  @Test("50 MiB out of a small gzip body are refused at the limit")
  func decompressionBomb() async throws {
    let bomb = try await ChildProcess.run("/bin/sh", ["-c", "head -c 52428800 /dev/zero | gzip"])
    #expect(bomb.bytes.count < 100_000)
    let server = try LoopbackServer(.gzip(bomb.bytes))

    await #expect(throws: TransportError.tooLarge(limit: 2 << 20)) {
      try await transport.get(server)
    }
  }

  @Test("A body that trickles is given up")
  func trickle() async throws {
    let server = try LoopbackServer(.trickling(every: .seconds(1)))
    let transport = transport {
      $0.lowSpeed = 100
      $0.lowSpeedTime = .seconds(1)
    }

    await #expect(throws: TransportError.tooSlow) { try await transport.get(server) }
  }

  @Test("Header lines without an end are refused at the limit")
  func endlessHeaders() async throws {
    let server = try LoopbackServer(.endlessHeaders)

    await #expect(throws: TransportError.tooLarge(limit: 64 << 10)) {
      try await transport.get(server)
    }
  }

  @Test(
    "A single header line without an end is refused as too large, also where it is the first one",
    arguments: ["HTTP/1.1 200 OK\r\nX-Line: ", "HTTP/1.1 200 "])
  func endlessHeaderLine(_ beginning: String) async throws {
    let server = try LoopbackServer(.endlessHeaderLine(after: beginning))

    await #expect(throws: TransportError.tooLarge(limit: 64 << 10)) {
      try await transport.get(server)
    }
    try await waitUntil("the connection to be closed") { server.openCount == 0 }
  }

  @Test("Header fields and a body may be as large as their limits, and not a byte larger")
  func exactLimits() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n"
    let server = try LoopbackServer(
      .answering { _, connection in connection.send(head + "content") })
    let size = head.utf8.count

    let exact = transport {
      $0.headerBytes = size
      $0.bodyBytes = 7
    }
    #expect(try await exact.get(server).text == "content")
    await #expect(throws: TransportError.tooLarge(limit: size - 1)) {
      try await transport { $0.headerBytes = size - 1 }.get(server)
    }
    await #expect(throws: TransportError.tooLarge(limit: 6)) {
      try await transport { $0.bodyBytes = 6 }.get(server)
    }
  }

  @Test("Case 31: Silence after accept ends with the limit on the whole time")
  func silence() async throws {
    let server = try LoopbackServer(.silent)
    let transport = transport { $0.total = .milliseconds(200) }

    await #expect(throws: TransportError.timedOut(milliseconds: 200)) {
      try await transport.get(server)
    }
  }

  @Test("Silence after accept is a time-out too when it is the limit on speed that ends it")
  func slowSilence() async throws {
    let server = try LoopbackServer(.silent)
    let transport = transport { $0.lowSpeedTime = .seconds(1) }

    await #expect(throws: TransportError.timedOut(milliseconds: 1000)) {
      try await transport.get(server)
    }
  }

  @Test(
    "What is not HTTP loses the connection",
    arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "\u{0}\u{1}\u{2} garbage \u{7F}\r\n\r\n", ""])
  func garbage(reply: String) async throws {
    let server = try LoopbackServer(.sendingOnce(reply))

    let error = await transport.failure(of: .loopback(server.authority))

    guard case .connectionLost = error else { throw Unexpected(error) }
  }

  @Test("A peer that hangs up while a body is sent to it gives an error, not a signal")
  func resetWhileSending() async throws {
    let server = try LoopbackServer(.resettingInMidRequest)
    let body = [UInt8](repeating: 0, count: 8 << 20)

    for _ in 1...10 {
      let request = HTTPRequest.loopback(server.authority, method: .post)
      let error = await transport.failure(of: request, body: body)
      guard case .connectionLost = error else { throw Unexpected(error) }
    }
  }

  @Test("No error holds any part of the path or the query")
  func secrecy() async throws {
    let scripts: [ServerScript] = [
      .resettingInMidBody, .wrongLength(announced: 9, sent: 1), .sendingOnce("nonsense"),
      .sendingOnce(""), .endlessHeaders, .body(mebibytes: 4), .silent,
    ]
    let transport = transport { $0.total = .milliseconds(500) }

    for script in scripts {
      let server = try LoopbackServer(script)
      let request = HTTPRequest.loopback(server.authority, path: "/p4th?apikey=s3cr3t")
      let error = await transport.failure(of: request)
      let text = String(describing: error)
      #expect(error != nil && !text.contains("s3cr3t") && !text.contains("p4th"), "\(text)")
    }
  }
}
