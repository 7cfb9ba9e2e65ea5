public import Foundation
import Synchronization

/// The requests of a day that a service allows for a key.
///
/// They are counted in the database, for all sessions of this machine; what cannot be counted there
/// is counted in memory. The day is that of UTC.
public final class Budget: Sendable {
  /// What is known without the database.
  fileprivate struct Tally {
    /// Days since 1970.
    var day: Int
    /// The last count from the database.
    var counted = 0
    /// Requests since then that could not be counted there.
    var uncounted = 0

    var total: Int { counted + uncounted }
  }

  private let key: BudgetKey
  private let limit: Int
  private let database: CacheDatabase
  private let clock: @Sendable () -> Date
  private let onChange: @Sendable (BudgetStatus) -> Void
  private let tally = Mutex(Tally(day: 0))

  /// Makes a budget; nothing is read before the first question.
  ///
  /// - Parameters:
  ///   - key: The key whose requests are counted.
  ///   - limit: The requests that the service allows on one day.
  ///   - database: Where they are counted.
  ///   - clock: Tells the time.
  ///   - onChange: Called after each change, on any thread.
  public init(
    _ key: BudgetKey, limit: Int = 1_000, database: CacheDatabase,
    clock: @escaping @Sendable () -> Date = { Date() },
    onChange: @escaping @Sendable (BudgetStatus) -> Void = { _ in }
  ) {
    self.key = key
    self.limit = limit
    self.database = database
    self.clock = clock
    self.onChange = onChange
  }

  /// Counts one request that is about to leave.
  ///
  /// - Returns: Whether it may leave; if not, it is not counted.
  public func take() async -> Bool {
    let day = today
    let (key, limit) = (key, limit)
    let uncounted = tally.withLock { $0.claim(day) }
    let outcome = await database.write { database in
      let rows = RequestRows(database: database, key: key, day: day)
      try rows.add(uncounted)
      let count = try rows.add(upTo: limit)
      return (isAllowed: count != nil, count: try count ?? rows.count)
    }
    let isAllowed = tally.withLock { tally in
      tally.begin(day)
      if let outcome {
        tally.counted = max(tally.counted, outcome.count)
        return outcome.isAllowed
      }
      tally.uncounted += uncounted
      guard tally.total < limit else { return false }
      tally.uncounted += 1
      return true
    }
    onChange(status(on: day))
    return isAllowed
  }

  /// Takes note that the service itself has said that the limit is reached.
  public func noteLimitReached() async {
    let day = today
    let (key, limit) = (key, limit)
    let isCounted = await database.write { database in
      try RequestRows(database: database, key: key, day: day).raise(to: limit)
      return true
    }
    tally.withLock { tally in
      tally.begin(day)
      if isCounted == true { tally.counted = max(tally.counted, limit) }
      tally.uncounted = max(tally.uncounted, limit - tally.counted)
    }
    onChange(status(on: day))
  }

  /// What is used up, by other sessions as well.
  public func status() async -> BudgetStatus {
    let day = today
    let key = key
    let count = await database.read {
      try RequestRows(database: $0, key: key, day: day).count
    }
    tally.withLock { tally in
      tally.begin(day)
      tally.counted = max(tally.counted, count ?? 0)
    }
    return status(on: day)
  }

  private var today: Int { Moment(clock()).day }

  private func status(on day: Int) -> BudgetStatus {
    let end = Date(timeIntervalSince1970: TimeInterval(day + 1) * 86_400)
    return BudgetStatus(used: tally.withLock(\.total), limit: limit, end: end)
  }
}

extension Budget.Tally {
  /// Forgets another day.
  fileprivate mutating func begin(_ day: Int) {
    if self.day != day { self = Budget.Tally(day: day) }
  }

  /// Takes what could not be counted in the database, to count it there.
  fileprivate mutating func claim(_ day: Int) -> Int {
    begin(day)
    defer { uncounted = 0 }
    return uncounted
  }
}
