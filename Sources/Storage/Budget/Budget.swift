public import Foundation
import Synchronization

/// The number of requests per day that a service allows for a key.
///
/// Requests are counted in the database, for all sessions on this machine; if it cannot be written,
/// they are counted in memory. Days are in UTC.
///
/// A service that refuses a request below the limit may be wrong, or may have counted requests from
/// elsewhere. Until it answers again, all sessions together send it only one request every quarter
/// of an hour.
public final class Budget: Sendable {
  private let key: BudgetKey
  private let limit: Int
  private let database: CacheDatabase
  private let clock: @Sendable () -> Date
  private let onChange: @Sendable (BudgetStatus) -> Void
  private let tally = Mutex(Tally(day: 0))

  /// How long to wait after a service has refused a request, in seconds.
  static let pause = 900

  /// Makes a budget, without reading anything yet.
  ///
  /// - Parameters:
  ///   - key: The key whose requests are counted.
  ///   - limit: The number of requests that the service allows per day.
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
  /// - Returns: Whether the request may leave; if not, it is not counted.
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

  /// Returns the used part of the budget, counting all sessions.
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

  /// Returns whether requests are still blocked.
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
  /// - Returns: Whether the request may leave, the number of requests counted so far, and the time
  ///   at which a service that refused one is asked again.
  fileprivate func take(
    upTo limit: Int, at now: Int
  ) throws -> (isAllowed: Bool, count: Int, retry: Int?) {
    let retry = try self.retry
    guard !Budget.isPaused(until: retry, at: now), let count = try add(upTo: limit) else {
      return (false, try self.count, retry)
    }
    guard retry != nil else { return (true, count, nil) }
    // Until the answer comes, no other request is sent.
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
    /// The time at which a service that refused a request is asked again, in seconds since 1970.
    var retry: Int?
    /// The counts that could not be written to the database.
    var unwritten = Unwritten()

    init(day: Int) { self.day = day }

    var total: Int { counted + unwritten.requests }
  }

  /// The changes that are not yet in the database.
  struct Unwritten {
    /// The number of requests since the database was last written.
    var requests = 0
    /// The end of a pause, in seconds since 1970; `nil` if nothing is to be written.
    var retry: Int?
  }
}

extension Budget.Tally {
  /// Starts a new tally unless it is already for this day.
  mutating func begin(_ day: Int) {
    if self.day != day { self = Self(day: day) }
  }

  /// Removes and returns the counts that the database does not have yet, to write them there.
  mutating func claim(_ day: Int) -> Budget.Unwritten {
    begin(day)
    defer { unwritten = Budget.Unwritten() }
    return unwritten
  }

  /// Adds back claimed counts that could not be written.
  mutating func restore(_ claimed: Budget.Unwritten) {
    unwritten.requests += claimed.requests
    unwritten.retry = unwritten.retry ?? claimed.retry
  }

  /// Counts one request that is about to leave, without the database.
  ///
  /// - Returns: Whether the request may leave.
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
