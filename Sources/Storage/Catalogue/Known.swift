import Titles

/// The answer of the database to a question at a given moment.
struct Known<Value: Perishable>: Sendable {
  /// The last answer, or the error that nothing was found; `nil` if nothing is known.
  var outcome: Result<Answer<Value>, CatalogueError>?
  /// Whether the source need not be asked, even though the answer is stale.
  var isRefreshed = false
  /// The row in which to note a refresh.
  var row: Int64?

  /// The answer; `nil` if nothing is known, or if nothing was found.
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
  /// Combines the id of the title that a name leads to with the details of that title.
  ///
  /// - Parameters:
  ///   - name: The id to which the name has led.
  ///   - detail: The details of that title.
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
