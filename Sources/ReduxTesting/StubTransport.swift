public import HTTPTypes
import Synchronization
public import Transport

/// A transport without a network: the test decides what comes back, and when.
///
/// With a script every request is answered at once. Without one each request is held until the test
/// releases it, in any order:
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
  /// A request that was sent, with its body.
  public struct SentRequest: Sendable {
    /// Method, address and header fields.
    public let request: HTTPRequest
    /// The body; empty if there was none.
    public let body: [UInt8]
  }

  /// The outcome of a request.
  public typealias Outcome = Result<TransportReply, TransportError>

  private struct Held {
    let number: Int
    let path: String
    let answer: CheckedContinuation<Outcome, Never>
  }

  private struct Log {
    var sent: [SentRequest] = []
    var held: [Held] = []
    var cancelled = 0
  }

  private let script: (@Sendable (HTTPRequest) -> Outcome)?
  private let log = Mutex(Log())

  /// Makes a transport.
  ///
  /// - Parameter script: Answers each request at once; without a script, requests are held.
  public init(script: (@Sendable (HTTPRequest) -> Outcome)? = nil) { self.script = script }

  /// All requests that were sent, in order.
  public var sent: [SentRequest] { log.withLock(\.sent) }

  /// The number of requests that are held now.
  public var heldCount: Int { log.withLock(\.held.count) }

  /// The number of held requests that were cancelled.
  public var cancelledCount: Int { log.withLock(\.cancelled) }

  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    let number = log.withLock { log in
      log.sent.append(SentRequest(request: request, body: body))
      return log.sent.count
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

  /// Waits for a held request and releases it.
  ///
  /// - Parameters:
  ///   - text: A part of the request's path and query, as sent. The oldest matching request is
  ///     released.
  ///   - outcome: The outcome of the request.
  ///   - timeout: How long to wait for the request, in real time.
  ///   - fileID: The file that the error names.
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

  private func take(_ predicate: (Held) -> Bool) -> Held? {
    log.withLock { log in
      log.held.firstIndex(where: predicate).map { log.held.remove(at: $0) }
    }
  }
}

extension StubTransport.Outcome {
  /// Returns a reply with a JSON body.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - status: The status.
  /// - Returns: The outcome to release a request with, or for a script to return.
  public static func json(_ body: String, status: HTTPResponse.Status = .ok) -> Self {
    .success(
      TransportReply(
        response: HTTPResponse(status: status, headerFields: [.contentType: "application/json"]),
        body: Array(body.utf8)))
  }
}

/// The error that no held request matched the one that the test wanted to release.
public struct NothingToRelease: Error, CustomStringConvertible {
  /// A sentence that names the text, the time limit, the place in the test, and the held requests.
  public let description: String

  init(_ text: String, _ timeout: Duration, held: [String], _ fileID: StaticString, _ line: UInt) {
    let others = held.isEmpty ? "None is held." : "Held: \(held.joined(separator: ", "))."
    description = """
      Within \(timeout) no request was held whose path and query contain "\(text)" \
      (\(fileID):\(line)). \(others)
      """
  }
}
