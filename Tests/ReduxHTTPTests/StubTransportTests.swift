import ReduxTesting
import Testing
import Transport

@Suite("The stub transport", .timeLimit(.minutes(5)))
struct StubTransportTests {
  private let service: ServiceURL

  init() throws { service = try ServiceURL("https://example.org") }

  @Test("With a script every request is answered at once, and written down")
  func scripted() async throws {
    let transport = StubTransport { .json("\"\($0.path ?? "")\"", status: .created) }
    let reply = try await transport.send(service.request(.post, resource: "a"), body: [1, 2])
    #expect(reply.status == 201)
    #expect(String(decoding: reply.body, as: UTF8.self) == "\"/a\"")
    #expect(transport.sent.map(\.request.path) == ["/a"])
    #expect(transport.sent.map(\.body) == [[1, 2]])
  }

  @Test("Without a script a request is held until it is released, in any order")
  func held() async throws {
    let transport = StubTransport()
    let first = Task { try await transport.send(service.request(resource: "first")) }
    let second = Task { try await transport.send(service.request(resource: "second")) }
    try await transport.release("second", .json("2"))
    #expect(try await second.value.body == Array("2".utf8))
    try await transport.release("first", .failure(.tooSlow))
    await #expect(throws: TransportError.tooSlow) { try await first.value }
    #expect(transport.heldCount == 0)
  }

  @Test("A held request that is cancelled ends at once, and is counted")
  func cancelled() async throws {
    let transport = StubTransport()
    let request = service.request()
    let task = Task { try await transport.send(request) }
    task.cancel()
    await #expect(throws: TransportError.cancelled) { try await task.value }
    #expect(transport.cancelledCount == 1)
  }

  @Test("Releasing a request that never comes is an error, which names what is held")
  func nothingToRelease() async throws {
    let transport = StubTransport()
    let request = service.request(resource: "movies")
    let task = Task { try await transport.send(request) }
    while transport.heldCount == 0 { await Task.yield() }
    let error = await #expect(throws: NothingToRelease.self) {
      try await transport.release(
        "actors", .json(""), timeout: .zero, fileID: "Some/Tests.swift", line: 7)
    }
    #expect(
      error?.description == """
        Within 0.0 seconds no request was held whose path and query contain "actors" \
        (Some/Tests.swift:7). Held: /movies.
        """)
    task.cancel()
    _ = await task.result
  }
}
