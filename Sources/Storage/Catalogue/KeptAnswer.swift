import Titles

/// The kept answer to a question: the last one, and that nothing was found, if that came after it.
///
/// Times are seconds since 1970.
struct KeptAnswer<Value: Perishable>: Sendable {
  var row: Int64
  /// As it came.
  var answer: Answer<Value>?
  /// When the answer came.
  var stored: Int
  /// When an answer was last asked for again.
  var refreshed: Int?
  /// Why there was no answer, and when.
  var failure: (error: CatalogueError, time: Int)?
  /// When it was last used.
  var used: Int
}

extension KeptAnswer {
  /// The outcome as it is known now; `nil` if it is not known.
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

  /// Whether its use must be noted; not more often than once an hour, so that reading seldom
  /// writes.
  func isUseUnnoted(at now: Moment) -> Bool { !now.isWithin(.seconds(3_600), after: used) }
}
