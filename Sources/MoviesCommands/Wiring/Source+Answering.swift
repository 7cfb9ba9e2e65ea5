import MoviesSession
import OMDB
import Transport

extension Source {
  /// Asks one question and waits for its answer.
  ///
  /// A refusal of the key may be an old one out of a cache, so it is asked once more: the transport
  /// then sends the parameters in another order, which no cache has seen.
  func answer<Asked: Question>(to question: Asked) async throws(Failure) -> Asked.Answer {
    do {
      return try await ask(question)
    } catch {
      guard error.omdbError == .keyRefused else { throw error }
      return try await ask(question)
    }
  }

  private func ask<Asked: Question>(_ question: Asked) async throws(Failure) -> Asked.Answer {
    let reply: TransportReply
    do {
      reply = try await transport.send(baseURL.request(for: question.parameters))
    } catch {
      throw Failure(error, from: baseURL.host)
    }
    do {
      return try question.answer(from: Reply(status: reply.status, body: reply.body))
    } catch {
      throw Failure(error, to: question)
    }
  }
}
