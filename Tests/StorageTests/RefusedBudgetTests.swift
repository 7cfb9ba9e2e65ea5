import Foundation
import OMDB
import Storage
import TestSupport
import Testing
import Transport

@Suite("A service that refuses a request below its limit", .timeLimit(.minutes(5)))
struct RefusedBudgetTests {
  private let folder: CacheFolder
  private let time = TestTime()
  private static let url = ServiceURL(loopbackPort: 1)

  init() throws {
    folder = try CacheFolder()
  }

  /// The budget of a new session.
  private func budget(_ key: String = "12345678", limit: Int = 1_000) -> Budget {
    Budget(
      BudgetKey(key), limit: limit, database: folder.database, clock: { [time] in time.now })
  }

  @Test("It is asked again after a quarter of an hour, with one request")
  func quarterOfAnHour() async {
    let budget = budget()
    #expect(await budget.take())
    await budget.noteRefusal()
    #expect(await budget.status().used == 1)
    #expect(await budget.status().retry == time.now + 900)
    time.pass(.seconds(899))
    #expect(await !budget.take())
    time.pass(.seconds(1))
    for isAllowed in [true, false, false] { #expect(await budget.take() == isAllowed) }
    #expect(await budget.status().used == 2)
    #expect(await budget.status().retry == time.now + 900)
    time.pass(.seconds(900))
    for isAllowed in [true, false] { #expect(await budget.take() == isAllowed) }
  }

  @Test("Once it answers, every request may leave again")
  func answer() async {
    let budget = budget()
    await budget.noteRefusal()
    time.pass(.seconds(900))
    #expect(await budget.take())
    await budget.noteAnswer()
    #expect(await budget.status().retry == nil)
    for _ in 0..<3 { #expect(await budget.take()) }
  }

  @Test("Of all sessions one lets its request out, and its answer counts for all")
  func sessions() async {
    let (one, other) = (budget(), budget())
    await one.noteRefusal()
    #expect(await !other.take())
    #expect(await other.status().retry == time.now + 900)
    time.pass(.seconds(900))
    #expect(await other.take())
    #expect(await !one.take())
    await other.noteAnswer()
    #expect(await one.take())
    #expect(await one.status().retry == nil)
    #expect(await budget().take())
  }

  @Test("Where the own count is at the limit, it lasts until the next day")
  func atLimit() async {
    let budget = budget(limit: 1)
    #expect(await budget.take())
    await budget.noteRefusal()
    #expect(await budget.status().retry == nil)
    time.pass(.seconds(900))
    #expect(await !budget.take())
    time.pass(.days(1))
    #expect(await budget.take())
  }

  @Test("A refusal is forgotten with its day, and holds for its key alone")
  func dayAndKey() async {
    let budget = budget()
    await budget.noteRefusal()
    #expect(await self.budget("another").take())
    time.pass(.days(1))
    for _ in 0..<2 { #expect(await budget.take()) }
    #expect(await budget.status().retry == nil)
  }

  @Test("A clock that was ahead closes the service for no longer")
  func clockAhead() async {
    let budget = budget()
    await budget.noteRefusal()
    time.pass(.seconds(-1))
    for isAllowed in [true, false] { #expect(await budget.take() == isAllowed) }
  }

  @Test("A file of the version before learns it")
  func earlierVersion() async throws {
    #expect(await budget().take())
    try await folder.change("DROP TABLE pause; DELETE FROM grdb_migrations WHERE identifier = '4'")
    let budget = budget()
    await budget.noteRefusal()
    #expect(await !self.budget().take())
    #expect(await self.budget().status().used == 1)
    #expect(folder.problems.value.isEmpty)
  }

  /// A transport whose service sends replies one after the other, the last one for ever.
  private func transport(
    _ replies: TransportReply...
  ) -> (transport: BudgetedTransport, base: StubTransport) {
    let rest = Box(replies)
    let base = StubTransport { _ in
      let reply = rest.value[0]
      rest.change { if $0.count > 1 { $0.removeFirst() } }
      return .success(reply)
    }
    let transport = BudgetedTransport(
      base, budget: budget(), for: Self.url.origin, refusal: BudgetedTransportTests.refusal,
      isRefusal: \.saysLimitReached)
    return (transport, base)
  }

  @Test("Its reply begins the pause; the program's own in its place does not renew it")
  func realReply() async throws {
    let (transport, base) = transport(BudgetedTransportTests.refusal)
    for (seconds, asked) in [(0, 1), (450, 1), (449, 1), (1, 2), (899, 2), (1, 3)] {
      time.pass(.seconds(seconds))
      let reply = try await transport.send(Self.url.request())
      #expect(reply == BudgetedTransportTests.refusal)
      #expect(base.sent.count == asked)
    }
  }

  @Test("An answer ends the pause, and a failure of the service does not")
  func otherReplies() async throws {
    let answer = TransportReply(status: 200, body: Array("{}".utf8))
    let failure = TransportReply(status: 503, body: [])
    let (transport, base) = transport(BudgetedTransportTests.refusal, failure, answer)
    for (seconds, asked) in [(0, 1), (900, 2), (0, 2), (900, 3), (0, 4), (0, 5)] {
      time.pass(.seconds(seconds))
      _ = try await transport.send(Self.url.request())
      #expect(base.sent.count == asked)
    }
  }
}
