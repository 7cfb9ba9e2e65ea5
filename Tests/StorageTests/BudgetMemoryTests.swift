import Foundation
import Storage
import TestSupport
import Testing

@Suite("How long the requests of a day are remembered", .timeLimit(.minutes(5)))
struct BudgetMemoryTests {
  private let database = CacheDatabase()
  private let time = TestTime()

  /// The requests of the day in the memory of a new session.
  private func used() async -> Int {
    let budget = Budget(
      BudgetKey("12345678"), database: database, clock: { [time] in time.now })
    return await budget.status().used
  }

  private func take() async -> Bool {
    let budget = Budget(
      BudgetKey("12345678"), database: database, clock: { [time] in time.now })
    return await budget.take()
  }

  @Test("For a week in both directions, since a clock may be wrong", arguments: [7, -7, 8, -8])
  func week(days: Int) async {
    #expect(await take())
    #expect(await used() == 1)
    time.pass(.days(days))
    #expect(await take())
    time.pass(.days(-days))
    #expect(await used() == (abs(days) > 7 ? 0 : 1))
  }
}
