public import Foundation
import Synchronization

/// The requests of a day that a service allows for a key.
///
/// They are counted in the database, for all sessions of this machine; what cannot be counted there
/// is counted in memory. The day is that of UTC.
///
/// A service that refuses a request below the limit may be wrong, or right about requests that were
/// counted elsewhere: it is asked again, with one request in a quarter of an hour, by one of all
/// sessions, until it answers.
public final class Budget: Sendable {
  private let key: BudgetKey
  private let limit: Int
  private let database: CacheDatabase
  private let clock: @Sendable () -> Date
  private let onChange: @Sendable (BudgetStatus) -> Void
  private let tally = Mutex(Tally(day: 0))

  /// How long to wait after a service has refused a request, in seconds.
  static let pause = 900

  /// Makes a budget; nothing is read before the first question.
  ///
  /// - Parameters:
  ///   - key: The key whose requests are counted.
  ///   - limit: The requests that the service allows on one day.
  ///   - database: The database that counts them.
  ///   - clock: Returns the current time.
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
    let now = Moment(clock())
    let (key, limit) = (key, limit)
    let unwritten = tally.withLock { $0.claim(now.day) }
    let outcome = await database.write { database in
      let rows = RequestRows(database: database, key: key, day: now.day)
      try rows.add(unwritten.requests)
      if let retry = unwritten.retry { try rows.pause(until: retry) }
      return try rows.take(upTo: limit, at: now.seconds)
    }
    let isAllowed = tally.withLock { tally in
      tally.begin(now.day)
      guard let outcome else {
        tally.restore(unwritten)
        return tally.take(upTo: limit, at: now.seconds)
      }
      tally.counted = max(tally.counted, outcome.count)
      tally.retry = outcome.retry
      return outcome.isAllowed
    }
    onChange(status(on: now.day))
    return isAllowed
  }

  /// Notes that the service itself has refused a request because its limit is reached.
  public func noteRefusal() async {
    let now = Moment(clock())
    let key = key
    let isWritten = await database.write { database in
      try RequestRows(database: database, key: key, day: now.day)
        .pause(until: now.seconds + Self.pause)
      return true
    }
    tally.withLock { tally in
      tally.begin(now.day)
      tally.pause(at: now.seconds, isWritten: isWritten == true)
    }
    onChange(status(on: now.day))
  }

  /// Notes that the service has answered a request.
  ///
  /// - Complexity: Writes nothing unless a request was refused before.
  public func noteAnswer() async {
    let day = today
    let isPaused = tally.withLock { tally in
      tally.begin(day)
      defer { tally.endPause() }
      return tally.retry != nil
    }
    guard isPaused else { return }
    let key = key
    _ = await database.write { try RequestRows(database: $0, key: key, day: day).endPause() }
    onChange(status(on: day))
  }

  /// The used part of the budget, counting all sessions.
  public func status() async -> BudgetStatus {
    let day = today
    let key = key
    let known = await database.read { database in
      let rows = RequestRows(database: database, key: key, day: day)
      return (count: try rows.count, retry: try rows.retry)
    }
    tally.withLock { tally in
      tally.begin(day)
      tally.counted = max(tally.counted, known?.count ?? 0)
      if let known { tally.retry = tally.unwritten.retry ?? known.retry }
    }
    return status(on: day)
  }

  /// Whether requests are still blocked.
  ///
  /// An end further ahead than a whole pause comes from a clock that was wrong.
  static func isPaused(until retry: Int?, at now: Int) -> Bool {
    retry.map { (1...pause).contains($0 - now) } ?? false
  }

  private var today: Int { Moment(clock()).day }

  private func status(on day: Int) -> BudgetStatus {
    let end = Date(timeIntervalSince1970: TimeInterval(day + 1) * 86_400)
    let (total, retry) = tally.withLock { ($0.total, $0.retry) }
    var status = BudgetStatus(used: total, limit: limit, end: end)
    if total < limit { status.retry = retry.map { Date(timeIntervalSince1970: TimeInterval($0)) } }
    return status
  }
}

extension RequestRows {
  /// Counts one more request if it may leave.
  ///
  /// - Returns: Whether it may leave, the requests now, and when a service that refused one is
  ///   asked again.
  fileprivate func take(
    upTo limit: Int, at now: Int
  ) throws -> (isAllowed: Bool, count: Int, retry: Int?) {
    let retry = try self.retry
    guard !Budget.isPaused(until: retry, at: now), let count = try add(upTo: limit) else {
      return (false, try self.count, retry)
    }
    guard retry != nil else { return (true, count, nil) }
    // Until its answer comes, it is the only one.
    try pause(until: now + Budget.pause)
    return (true, count, now + Budget.pause)
  }
}

extension Budget {
  /// The count without the database.
  struct Tally {
    /// Days since 1970.
    private var day: Int
    /// The last count from the database.
    var counted = 0
    /// When a service that refused a request is asked again, in seconds since 1970.
    var retry: Int?
    /// The counts that could not be written to the database.
    var unwritten = Unwritten()

    init(day: Int) { self.day = day }

    var total: Int { counted + unwritten.requests }
  }

  /// The requests that the database does not know yet.
  struct Unwritten {
    /// Requests since the last count.
    var requests = 0
    /// The end of a pause.
    var retry: Int?
  }
}

extension Budget.Tally {
  /// Starts a new tally unless it is already for this day.
  mutating func begin(_ day: Int) {
    if self.day != day { self = Self(day: day) }
  }

  /// Takes the counts that the database does not have yet, to write them there.
  mutating func claim(_ day: Int) -> Budget.Unwritten {
    begin(day)
    defer { unwritten = Budget.Unwritten() }
    return unwritten
  }

  /// Takes back counts that could not be written either.
  mutating func restore(_ claimed: Budget.Unwritten) {
    unwritten.requests += claimed.requests
    unwritten.retry = unwritten.retry ?? claimed.retry
  }

  /// Counts one request that is about to leave, without the database.
  ///
  /// - Returns: Whether it may leave.
  mutating func take(upTo limit: Int, at now: Int) -> Bool {
    guard total < limit, !Budget.isPaused(until: retry, at: now) else { return false }
    unwritten.requests += 1
    if retry != nil { pause(at: now, isWritten: false) }
    return true
  }

  /// Blocks all requests for a while.
  mutating func pause(at now: Int, isWritten: Bool) {
    retry = now + Budget.pause
    unwritten.retry = isWritten ? nil : retry
  }

  /// Allows requests again.
  mutating func endPause() {
    retry = nil
    unwritten.retry = nil
  }
}
