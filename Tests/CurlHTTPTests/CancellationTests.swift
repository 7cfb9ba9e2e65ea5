import CurlHTTP
import HTTPTypes
import SlowResolver
import TestSupport
import Testing
import Transport

@Suite("Cancelling and ending", .serialized, .timeLimit(.minutes(5)))
struct CancellationTests {
  let transport = CurlTransport()

  @Test("Cancelling ends a transfer whose server is silent, and its connection")
  func silentServer() async throws {
    let server = try LoopbackServer(.silent)
    let task = Task { try await transport.get(server) }
    try await waitUntil("the connection") { server.openCount == 1 }

    await end(task) { task.cancel() }

    try await waitUntil("the connection to be closed") { server.openCount == 0 }
  }

  @Test("Cancelling ends a transfer whose host's name is being resolved")
  func slowName() async throws {
    let task = Task { try await transport.send(.slowName) }
    try await waitUntil("the resolver to be asked") { slow_resolver_waiting() == 1 }

    await end(task) { task.cancel() }

    try await expectStillResolving()
  }

  @Test("The limit on time holds while a name is being resolved")
  func slowNameTimesOut() async throws {
    let limits = TransferLimits(total: .milliseconds(200))
    let transport = CurlTransport(configuration: CurlTransport.Configuration(limits: limits))

    await #expect(throws: TransportError.timedOut(milliseconds: 200)) {
      try await transport.send(.slowName)
    }

    try await expectStillResolving()
  }

  @Test("A name that does not exist cannot be resolved")
  func unknownName() async throws {
    let request = HTTPRequest.loopback("nowhere.invalid", scheme: "https")

    await #expect(throws: TransportError.cannotResolve(host: "nowhere.invalid")) {
      try await transport.send(request)
    }
  }

  @Test("A task that is cancelled already sends nothing")
  func cancelledBefore() async throws {
    let server = try LoopbackServer(.silent)
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let task = Task {
      for await _ in gate {}
      return try await transport.get(server)
    }
    task.cancel()
    await end(task) { opener.finish() }
  }

  @Test("A transfer that was cancelled leaves the others alone")
  func others() async throws {
    let server = try LoopbackServer(
      .answering { request, connection in
        if request.head.contains("/silent") {
          connection.closes()
        } else {
          connection.reply("fine")
        }
      })
    let task = Task { try await transport.get(server, path: "/silent") }
    try await waitUntil("the connection") { server.openCount == 1 }
    let other = Task { try await transport.get(server) }

    await end(task) { task.cancel() }

    #expect(try await other.value.text == "fine")
    #expect(try await transport.get(server).text == "fine")
  }

  @Test("Shutting down cancels what is in flight, at once, and refuses what comes later")
  func shutdown() async throws {
    let server = try LoopbackServer(.silent)
    let tasks = [
      Task { try await transport.get(server) },
      Task { try await transport.send(.slowName) },
    ]
    try await waitUntil("both to be under way") {
      server.openCount == 1 && slow_resolver_waiting() == 1
    }

    transport.shutdown()
    for task in tasks { await #expect(throws: TransportError.cancelled) { try await task.value } }
    let error = await transport.failure(of: .loopback(server.authority))
    transport.shutdown()

    try await expectStillResolving()
    #expect(error == .failed(reason: "the transport has been shut down"))
  }

  /// Makes sure that the slow name is being resolved to this moment, so that nobody can have waited
  /// for it, and ends that.
  private func expectStillResolving(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    #expect(slow_resolver_waiting() == 1, sourceLocation: sourceLocation)
    slow_resolver_release()
    try await waitUntil("the resolver's answer") { slow_resolver_waiting() == 0 }
  }

  /// Expects a task to end as cancelled.
  private func end(_ task: Task<TransportReply, any Error>, _ ending: () -> Void) async {
    ending()
    await #expect(throws: TransportError.cancelled) { try await task.value }
  }
}

extension HTTPRequest {
  fileprivate static let slowName = loopback("host.slow.test", scheme: "https")
}
