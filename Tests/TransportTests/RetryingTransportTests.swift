import HTTPTypes
import TestSupport
import Testing
import Transport

@Suite("A transport that tries once more", .timeLimit(.minutes(5)))
struct RetryingTransportTests {
  static let reply = TransportReply(response: HTTPResponse(status: .ok), body: [1, 2, 3])

  @Test(
    "A GET that fails on the way is sent once more, after a pause",
    arguments: [
      TransportError.cannotResolve(host: "a"), .cannotConnect(host: "a"),
      .timedOut(milliseconds: 1), .tooSlow, .connectionLost(reason: "gone"),
    ])
  func secondTry(error: TransportError) async throws {
    let base = ScriptedTransport([.failure(error), .success(Self.reply)])
    let clock = PauseRecorder()
    let transport = RetryingTransport(base, pause: .milliseconds(300), clock: clock)

    let reply = try await transport.send(.get)

    #expect(reply == Self.reply)
    #expect(base.requests == [.get, .get])
    #expect(clock.pauses == [.milliseconds(300)])
  }

  @Test("A GET whose service fails is sent once more", arguments: [500, 502, 503, 522])
  func serverError(status: Int) async throws {
    let failed = TransportReply(response: HTTPResponse(status: .init(code: status)), body: [])
    let base = ScriptedTransport([.success(failed), .success(Self.reply)])
    let transport = RetryingTransport(base, clock: PauseRecorder())

    #expect(try await transport.send(.get) == Self.reply)
  }

  @Test("The second outcome stands, whatever it is")
  func onlyOnce() async throws {
    let base = ScriptedTransport([.failure(.tooSlow), .failure(.cannotConnect(host: "a"))])
    let transport = RetryingTransport(base, clock: PauseRecorder())

    await #expect(throws: TransportError.cannotConnect(host: "a")) {
      try await transport.send(.get)
    }
    #expect(base.requests.count == 2)
  }

  @Test("Replies below 500 are not asked for again", arguments: [200, 304, 401, 404, 429])
  func otherReplies(status: Int) async throws {
    let reply = TransportReply(response: HTTPResponse(status: .init(code: status)), body: [])
    let base = ScriptedTransport([.success(reply)])

    #expect(try await RetryingTransport(base, clock: PauseRecorder()).send(.get) == reply)
    #expect(base.requests.count == 1)
  }

  @Test(
    "Errors that a second try cannot mend come at once",
    arguments: [
      TransportError.invalidURL(reason: "no"), .tls(reason: "no"), .tooLarge(limit: 1),
      .cancelled, .failed(reason: "no"),
    ])
  func finalErrors(error: TransportError) async throws {
    let base = ScriptedTransport([.failure(error)])

    await #expect(throws: error) {
      try await RetryingTransport(base, clock: PauseRecorder()).send(.get)
    }
    #expect(base.requests.count == 1)
  }

  @Test(
    "Only a GET is repeated",
    arguments: [HTTPRequest.Method.post, .put, .delete, .patch, .head])
  func otherMethods(method: HTTPRequest.Method) async throws {
    let base = ScriptedTransport([.failure(.tooSlow)])
    var request = HTTPRequest.get
    request.method = method

    await #expect(throws: TransportError.tooSlow) {
      try await RetryingTransport(base, clock: PauseRecorder()).send(request)
    }
    #expect(base.requests == [request])
  }

  @Test("Cancelling in the pause ends the matter")
  func cancelledInPause() async throws {
    let base = ScriptedTransport([.failure(.tooSlow)])
    let transport = RetryingTransport(base, pause: .seconds(3600))
    let task = Task { try await transport.send(.get) }
    try await waitUntil("the first try") { base.requests.count == 1 }

    task.cancel()

    await #expect(throws: TransportError.cancelled) { try await task.value }
    #expect(base.requests.count == 1)
  }
}

extension HTTPRequest {
  fileprivate static let get = HTTPRequest(
    method: .get, scheme: "https", authority: "example.org", path: "/")
}
