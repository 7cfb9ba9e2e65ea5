import Foundation
import Storage
import TestSupport
import Testing

@Suite("The budget of a day", .timeLimit(.minutes(5)))
struct BudgetTests {
  let database = CacheDatabase()
  let time = TestTime()
  let changes = Box<[BudgetStatus]>([])

  private func budget(
    _ key: String = "12345678", limit: Int = 1_000, in database: CacheDatabase? = nil
  ) -> Budget {
    Budget(
      BudgetKey(key), limit: limit, database: database ?? self.database,
      clock: { [time] in time.now },
      onChange: { [changes] status in changes.change { $0.append(status) } })
  }

  @Test("Each request is counted, and told")
  func counting() async {
    let budget = budget()
    #expect(await budget.status().used == 0)
    for _ in 0..<3 { #expect(await budget.take()) }

    #expect(await budget.status().used == 3)
    #expect(changes.value.map(\.used) == [1, 2, 3])
  }

  @Test("At the limit no request may leave, until the next day")
  func limit() async {
    let budget = budget(limit: 2)
    for isAllowed in [true, true, false, false] { #expect(await budget.take() == isAllowed) }
    #expect(await budget.status().used == 2)

    let end = await budget.status().end
    #expect(end.timeIntervalSince(time.now) <= 86_400)
    time.pass(.seconds(Int(end.timeIntervalSince(time.now)) - 1))
    #expect(await !budget.take())
    time.pass(.seconds(1))
    #expect(await budget.take())
    #expect(await budget.status().used == 1)
  }

  @Test("The day begins at midnight in UTC")
  func midnight() async {
    let end = await budget().status().end
    #expect(end.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400) == 0)
  }

  @Test("Another session's requests are seen at the next own one, and when asked")
  func sessions() async throws {
    let folder = try TemporaryFolder()
    let one = budget(in: CacheDatabase(folder: folder.path))
    let other = budget(in: CacheDatabase(folder: folder.path))
    _ = await one.take()
    _ = await other.take()
    #expect(changes.value.map(\.used) == [1, 2])
    #expect(await one.status().used == 2)
  }

  @Test("Each key has its own count; a higher limit is another day's work")
  func keys() async {
    _ = await budget("one").take()
    #expect(await budget("other").status().used == 0)
    #expect(await budget("one", limit: 1).take() == false)
    #expect(await budget("one", limit: 2).take())
  }

  @Test("A clock that jumps a day counts for the day that it shows, and loses no count")
  func clockJumps() async {
    let budget = budget()
    _ = await budget.take()
    for days in [1, -1, -1, 1] {
      time.pass(.days(days))
      _ = await budget.take()
    }
    // Today, tomorrow, today, yesterday, today.
    #expect(changes.value.map(\.used) == [1, 1, 2, 1, 3])
  }

  @Test("Where there is no file, requests are counted in memory")
  func withoutFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write("in the way", to: "cache")
    let budget = budget(limit: 2, in: CacheDatabase(folder: folder.path + "/cache"))
    for isAllowed in [true, true, false] { #expect(await budget.take() == isAllowed) }
    #expect(await budget.status().used == 2)
  }

  @Test("A key has a budget at each host and port, and keeps the one that had no place")
  func services() async {
    func budget(_ service: String?) -> Budget {
      Budget(
        BudgetKey("12345678", at: service), limit: 2, database: database,
        clock: { [time] in time.now })
    }
    #expect(await self.budget(limit: 2).take())
    let (one, other) = ("127.0.0.1:18082", "127.0.0.1:18083")
    for isAllowed in [true, true, false] { #expect(await budget(one).take() == isAllowed) }
    await budget(one).noteRefusal()
    #expect(await budget(other).status().used == 0)
    #expect(await budget(other).take())
    #expect(await budget(nil).status().used == 1)
    #expect(await budget(nil).take())
  }

  @Test("The key does not show itself")
  func secret() {
    let key = BudgetKey("12345678")
    #expect(!"\(key) \(String(reflecting: key))".contains("1234"))
    #expect(Mirror(reflecting: key).children.isEmpty)
  }
}
