import OMDB
import Storage
import TestSupport
import Testing
import Titles
import Transport

@Suite("A transport that counts", .timeLimit(.minutes(5)))
struct BudgetedTransportTests {
  static let url = ServiceURL(loopbackPort: 1)
  static let refusal = TransportReply(
    status: 401, body: Array(#"{"Response":"False","Error":"Request limit reached!"}"#.utf8))
  let database = CacheDatabase()

  private func transport(
    _ base: any HTTPTransport, limit: Int = 10
  ) -> (transport: BudgetedTransport, budget: Budget) {
    let budget = Budget(BudgetKey("12345678"), limit: limit, database: database)
    let transport = BudgetedTransport(
      base, budget: budget, for: Self.url.origin, refusal: Self.refusal,
      isRefusal: \.saysLimitReached)
    return (transport, budget)
  }

  @Test("Repeated requests are counted, too")
  func retries() async throws {
    let base = StubTransport { _ in .failure(.connectionLost(reason: "gone")) }
    let (transport, budget) = transport(base)
    _ = try? await RetryingTransport(transport, pause: .zero).send(Self.url.request())
    #expect(await budget.status().used == 2)
    #expect(base.sent.count == 2)
  }

  @Test("Requests to others are not counted, and pass at the limit")
  func others() async throws {
    let base = StubTransport { _ in .success(TransportReply(status: 200, body: [])) }
    let (transport, budget) = transport(base, limit: 0)
    let reply = try await transport.send(ServiceURL(loopbackPort: 2).request())
    #expect(reply.status == 200)
    #expect(await budget.status().used == 0)
  }

  @Test("At the limit nothing leaves; the answer is that of the service itself")
  func refused() async throws {
    let base = StubTransport { _ in
      .success(TransportReply(status: 200, body: Array(#"{"Title":"A"}"#.utf8)))
    }
    let (transport, budget) = transport(base, limit: 0)
    let catalogue = OMDBCatalogue(HTTPService(url: Self.url, transport: transport))
    await #expect(throws: CatalogueError.limitReached) {
      try await catalogue.title(.id(.lamp), plot: .full, reach: .anywhere)
    }
    #expect(base.sent.isEmpty)
    #expect(await budget.status().used == 0)
  }

  @Test("A cancelled request costs nothing")
  func cancelled() async throws {
    let (transport, budget) = transport(StubTransport())
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(Self.url.request())
    }
    await #expect(throws: TransportError.cancelled) { try await task.value }
    #expect(await budget.status().used == 0)
  }
}
