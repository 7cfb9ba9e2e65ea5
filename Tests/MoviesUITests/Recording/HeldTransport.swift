import HTTPTypes
import OMDBStandIn
import Synchronization
import Transport

/// A service without a network that answers when, in what order, and as badly as it is told to.
final class HeldTransport: HTTPTransport {
  /// What becomes of a request.
  enum Outcome: CaseIterable {
    case answered, timedOut, offline, connectionLost, serviceFailing, limitReached, garbled
  }

  private struct Held {
    let number: Int
    let request: HTTPRequest
    let answer: CheckedContinuation<Result<TransportReply, TransportError>, Never>
  }

  private struct Waiting {
    var lastNumber = 0
    var held: [Held] = []
    var cancelled: Set<Int> = []
  }

  private let standIn = StandIn(catalogue: .bundled)
  private let waiting = Mutex(Waiting())

  func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    let number = waiting.withLock { waiting in
      waiting.lastNumber += 1
      return waiting.lastNumber
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { hold(Held(number: number, request: request, answer: $0)) }
    } onCancel: {
      cancel(number)
    }
    return try outcome.get()
  }

  /// Lets any one of the held requests end; does nothing where none is held.
  func end(one outcome: Outcome, using random: inout some RandomNumberGenerator) {
    let count = waiting.withLock(\.held.count)
    guard count > 0 else { return }
    let index = Int.random(in: 0..<count, using: &random)
    let held = waiting.withLock { waiting in
      waiting.held.indices.contains(index) ? waiting.held.remove(at: index) : nil
    }
    guard let held else { return }
    held.answer.resume(returning: result(outcome, of: held.request))
  }

  private func result(
    _ outcome: Outcome, of request: HTTPRequest
  ) -> Result<TransportReply, TransportError> {
    switch outcome {
    case .answered: .success(answer(to: request))
    case .timedOut: .failure(.timedOut(milliseconds: 15_000))
    case .offline: .failure(.cannotResolve(host: "www.omdbapi.com"))
    case .connectionLost: .failure(.connectionLost(reason: "closed"))
    case .serviceFailing: .success(reply(503, "<html>"))
    case .limitReached:
      .success(reply(401, #"{"Response":"False","Error":"Request limit reached!"}"#))
    case .garbled: .success(reply(200, #"{"Search":[{"Title":"#))
    }
  }

  private func answer(to request: HTTPRequest) -> TransportReply {
    let parts = (request.path ?? "/").split(separator: "?", maxSplits: 1).map(String.init)
    let answer = standIn.reply(
      to: StandInRequest(path: parts.first ?? "/", query: parts.count > 1 ? parts[1] : ""))
    return TransportReply(
      response: HTTPResponse(status: .init(code: answer.status)), body: answer.body)
  }

  private func reply(_ status: Int, _ body: String) -> TransportReply {
    TransportReply(response: HTTPResponse(status: .init(code: status)), body: Array(body.utf8))
  }

  private func hold(_ held: Held) {
    let isCancelled = waiting.withLock { waiting in
      guard waiting.cancelled.remove(held.number) == nil else { return true }
      waiting.held.append(held)
      return false
    }
    if isCancelled { held.answer.resume(returning: .failure(.cancelled)) }
  }

  private func cancel(_ number: Int) {
    let held: Held? = waiting.withLock { waiting in
      guard let index = waiting.held.firstIndex(where: { $0.number == number }) else {
        waiting.cancelled.insert(number)
        return nil
      }
      return waiting.held.remove(at: index)
    }
    held?.answer.resume(returning: .failure(.cancelled))
  }
}
