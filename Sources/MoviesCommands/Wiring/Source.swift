import HTTPTypes
import OMDB
public import Transport

/// Where films come from, ready to be asked.
public struct Source: Sendable {
  /// What a source is called on the screen.
  public enum Name: Hashable, Sendable {
    /// The bundled catalogue with so many titles.
    case demo(titles: Int)
    case omdb
    /// Another address that answers like OMDb.
    case custom(host: String)
  }

  public var name: Name
  public var baseURL: BaseURL
  /// Sends a request, adds the key where there is one, and tries again where that makes sense.
  public var transport: any HTTPTransport
  /// Ends what runs for the source alone; no request may follow.
  public var close: @Sendable () async -> Void

  public init(
    name: Name, baseURL: BaseURL, transport: any HTTPTransport,
    close: @escaping @Sendable () async -> Void = {}
  ) {
    self.name = name
    self.baseURL = baseURL
    self.transport = transport
    self.close = close
  }
}

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
