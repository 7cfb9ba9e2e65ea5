public import HTTPTypes
import Synchronization
public import Transport

/// A transport without a network: a test says what comes back, and when.
///
/// With a script every request is answered at once. Without one each is held until the test releases
/// it, in any order:
///
/// ```swift
/// let transport = StubTransport()
/// store.send(Search("bat"))
/// store.send(Search("batman"))
/// try await transport.release("batman", .json("[]"))
/// try await transport.release("bat", .json("[]"))
/// ```
///
/// A held request whose task is cancelled ends at once with `TransportError.cancelled`.
public final class StubTransport: HTTPTransport {
  /// A request as it was sent.
  public struct Exchange: Sendable {
    /// Method, address and header fields.
    public let request: HTTPRequest
    /// The body; empty if there was none.
    public let body: [UInt8]
  }

  /// What comes back for a request.
  public typealias Outcome = Result<TransportReply, TransportError>

  private struct Held {
    let number: Int
    let path: String
    let answer: CheckedContinuation<Outcome, Never>
  }

  private struct Log {
    var exchanges: [Exchange] = []
    var held: [Held] = []
    var cancelled = 0
  }

  private let script: (@Sendable (HTTPRequest) -> Outcome)?
  private let log = Mutex(Log())

  /// Makes a transport.
  ///
  /// - Parameter script: Answers each request at once; without it requests are held.
  public init(script: (@Sendable (HTTPRequest) -> Outcome)? = nil) { self.script = script }

  /// Everything that was sent, in order.
  public var exchanges: [Exchange] { log.withLock(\.exchanges) }

  /// How many requests are held now.
  public var heldCount: Int { log.withLock(\.held.count) }

  /// How many held requests were cancelled.
  public var cancelledCount: Int { log.withLock(\.cancelled) }

  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    let number = log.withLock { log in
      log.exchanges.append(Exchange(request: request, body: body))
      return log.exchanges.count
    }
    if let script { return try script(request).get() }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { answer in
        hold(Held(number: number, path: request.path ?? "", answer: answer))
      }
    } onCancel: {
      cancel(number)
    }
    return try outcome.get()
  }

  /// Waits for a held request, and lets it go on.
  ///
  /// - Parameters:
  ///   - text: What the path and query of the request contain, as they were sent. The oldest such
  ///     request is meant.
  ///   - outcome: What comes back for it.
  ///   - timeout: How long to wait for the request, in real time.
  ///   - fileID: What the error names as the place.
  ///   - line: See `fileID`.
  /// - Throws: ``NothingToRelease`` if no such request is sent in time.
  nonisolated(nonsending) public func release(
    _ text: String, _ outcome: Outcome, timeout: Duration = .seconds(20),
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(NothingToRelease) {
    var released: Held?
    let isReleased = await waiting(timeout) {
      released = take { $0.path.contains(text) }
      return released != nil
    }
    guard isReleased, let released else {
      throw NothingToRelease(text, timeout, held: heldPaths, fileID, line)
    }
    released.answer.resume(returning: outcome)
  }

  private var heldPaths: [String] { log.withLock { $0.held.map(\.path) } }

  private func hold(_ held: Held) {
    log.withLock { $0.held.append(held) }
    if Task.isCancelled { cancel(held.number) }
  }

  private func cancel(_ number: Int) {
    guard let held = take({ $0.number == number }) else { return }
    log.withLock { $0.cancelled += 1 }
    held.answer.resume(returning: .failure(.cancelled))
  }

  private func take(_ isMeant: (Held) -> Bool) -> Held? {
    log.withLock { log in
      log.held.firstIndex(where: isMeant).map { log.held.remove(at: $0) }
    }
  }
}

extension StubTransport.Outcome {
  /// A reply with a JSON body.
  ///
  /// - Parameters:
  ///   - body: The body, as it is sent.
  ///   - status: The status.
  /// - Returns: The outcome to release a request with, or for a script to return.
  public static func json(_ body: String, status: HTTPResponse.Status = .ok) -> Self {
    .success(
      TransportReply(
        response: HTTPResponse(status: status, headerFields: [.contentType: "application/json"]),
        body: Array(body.utf8)))
  }
}
