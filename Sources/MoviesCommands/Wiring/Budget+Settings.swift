import MoviesCore
import OMDB
import Storage
import Transport

extension Budget {
  /// The requests of a key, as the settings limit them.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - url: The service; requests to OMDb itself are counted under the key alone, as they always
  ///     were.
  ///   - settings: The day's limit.
  ///   - database: Where they are counted.
  ///   - onChange: Called after each change, on any thread.
  convenience init(
    of key: APIKey, at url: ServiceURL, _ settings: Settings.Service, in database: CacheDatabase,
    onChange: @escaping @Sendable (BudgetStatus) -> Void = { _ in }
  ) {
    self.init(
      BudgetKey(key.secret, at: url == .omdb ? nil : url.origin.authority),
      limit: settings.dailyLimit, database: database,
      onChange: onChange)
  }
}

extension RequestCount {
  /// What is used up, and what the settings keep in reserve.
  init(_ status: BudgetStatus, _ settings: Settings.Service) {
    self.init(
      used: status.used, limit: status.limit, reserve: settings.reserve,
      retry: status.retry.map { Int($0.timeIntervalSince1970) })
  }
}
