import Foundation
import GRDB
import Storage
import TestSupport
import Testing

@Suite("The budget while another program writes to its file", .timeLimit(.minutes(5)))
struct LockedBudgetTests {
  private let folder: CacheFolder
  private let time = TestTime()

  init() throws {
    folder = try CacheFolder()
  }

  private func budget(limit: Int) -> Budget {
    Budget(
      BudgetKey("12345678"), limit: limit, database: folder.database,
      clock: { [time] in time.now })
  }

  /// Does something while another program holds the file's lock for writing.
  private func whileLocked(_ body: () async throws -> Void) async throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: folder.path, configuration: configuration)
    try await queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    try await body()
    try await queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    try queue.close()
  }

  @Test("No more requests leave than the limit, and none of them is forgotten")
  func limit() async throws {
    let budget = budget(limit: 3)
    #expect(await budget.take())
    try await whileLocked {
      for isAllowed in [true, true, false] { #expect(await budget.take() == isAllowed) }
      #expect(await budget.status().used == 3)
    }
    #expect(await !budget.take())
    #expect(await self.budget(limit: 3).status().used == 3)
  }

  @Test("A refusal that is met meanwhile is kept, too, and one request leaves after a while")
  func refusal() async throws {
    let budget = budget(limit: 5)
    #expect(await budget.take())
    try await whileLocked {
      await budget.noteRefusal()
      #expect(await !budget.take())
      time.pass(.seconds(900))
      for isAllowed in [true, false] { #expect(await budget.take() == isAllowed) }
    }
    #expect(await !budget.take())
    #expect(await self.budget(limit: 5).status().retry == time.now + 900)
    #expect(await !self.budget(limit: 5).take())
    #expect(await self.budget(limit: 5).status().used == 2)
  }
}
