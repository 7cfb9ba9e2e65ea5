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
