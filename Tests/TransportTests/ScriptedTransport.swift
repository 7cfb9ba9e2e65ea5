import HTTPTypes
import Synchronization
import Transport

/// A transport that returns prepared outcomes in turn and remembers the requests.
final class ScriptedTransport: HTTPTransport {
  private let state: Mutex<(outcomes: [Result<TransportReply, TransportError>], [HTTPRequest])>

  init(_ outcomes: [Result<TransportReply, TransportError>]) {
    state = Mutex((outcomes, []))
  }

  var requests: [HTTPRequest] { state.withLock { $0.1 } }

  func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    let outcome = state.withLock { state in
      state.1.append(request)
      return state.outcomes.isEmpty ? nil : state.outcomes.removeFirst()
    }
    guard let outcome else { throw .failed(reason: "one request more than the test expects") }
    return try outcome.get()
  }
}
