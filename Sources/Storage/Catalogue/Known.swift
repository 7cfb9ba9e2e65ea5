import Titles

/// The answer that the database has to a question at a moment.
struct Known<Value: Perishable>: Sendable {
  /// The last answer, or that nothing was found; `nil` if nothing is known.
  var outcome: Result<Answer<Value>, CatalogueError>?
  /// Whether the source need not be asked, even though the answer is stale.
  var isRefreshed = false
  /// The row to note a refresh in.
  var row: Int64?

  /// The answer, even if a later request found nothing.
  var answer: Answer<Value>? { try? outcome?.get() }

  /// The outcome if the source need not be asked; `nil` if it must be.
  var settled: Result<Answer<Value>, CatalogueError>? {
    guard case .success(let answer) = outcome else { return outcome }
    let isSettled = answer.quality == .complete || answer.quality == .stale && isRefreshed
    return isSettled ? outcome : nil
  }
}

extension Known {
  init(_ kept: CachedAnswer<Value>, at now: Moment, _ lifetimes: CacheLifetimes) {
    outcome = kept.outcome(at: now, lifetimes)
    isRefreshed = kept.isRefreshed(at: now, lifetimes)
    row = kept.row
  }
}

extension Known<TitleDetail> {
  /// Combines the title that a name leads to with everything about that title.
  ///
  /// - Parameters:
  ///   - name: The title to which the name has led.
  ///   - detail: Everything about that title.
  init(name: Known<TitleID>, detail: Known<TitleDetail>) {
    switch (name.outcome, detail.outcome) {
    case (.failure(let error), _): outcome = .failure(error)
    case (.success(let found), .success(var answer)):
      answer.fallback = found.fallback
      answer.quality = min(answer.quality, found.quality)
      outcome = .success(answer)
      isRefreshed = detail.isRefreshed && found.quality == .complete
      row = detail.row
    default: break
    }
  }
}
