import Titles

/// The kept answer to a question: the last one, and a later failure to find anything.
///
/// Times are seconds since 1970.
struct CachedAnswer<Value: Perishable>: Sendable {
  var row: Int64
  /// The answer as it arrived.
  var answer: Answer<Value>?
  /// The time at which the answer came.
  var stored: Int
  /// The time at which the answer was last asked for again; `nil` if it never was.
  var refreshed: Int?
  /// The error of a request that found nothing, and its time.
  var failure: (error: CatalogueError, time: Int)?
  /// The time at which the answer was last used.
  var used: Int
}

extension CachedAnswer {
  /// Returns the outcome that is valid now; `nil` if it is unknown.
  func outcome(
    at now: Moment, _ lifetimes: CacheLifetimes
  ) -> Result<Answer<Value>, CatalogueError>? {
    if let failure, now.isWithin(lifetimes.nothingFound, after: failure.time) {
      return .failure(failure.error)
    }
    guard var answer else { return nil }
    let lifetime = answer.value.lifetime(in: lifetimes, on: now.date)
    answer.age = now.seconds(since: stored)
    if !now.isWithin(lifetime, after: stored) { answer.quality = min(answer.quality, .stale) }
    return .success(answer)
  }

  /// Whether the source need not be asked, even though the answer is stale.
  func isRefreshed(at now: Moment, _ lifetimes: CacheLifetimes) -> Bool {
    guard Value.isRefreshedRarely, let refreshed else { return false }
    return now.isWithin(lifetimes.refreshPause, after: refreshed)
  }

  /// Whether the use of the answer must be noted: at most once an hour, so that reads rarely cause
  /// writes.
  func isUseUnnoted(at now: Moment) -> Bool { !now.isWithin(.seconds(3_600), after: used) }
}
