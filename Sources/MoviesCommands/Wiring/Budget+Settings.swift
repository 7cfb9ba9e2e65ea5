import MoviesCore
import OMDB
import Storage
import Transport

extension Budget {
  /// Makes the budget of a key's requests, with the limit in the settings.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - url: The address of the service; requests to OMDb itself are counted under the key alone,
  ///     as in earlier versions.
  ///   - settings: The settings, with the daily limit.
  ///   - database: The database in which the requests are counted.
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
  /// Makes the count of used requests, with the reserve in the settings.
  init(_ status: BudgetStatus, _ settings: Settings.Service) {
    self.init(
      used: status.used, limit: status.limit, reserve: settings.reserve,
      retry: status.retry.map { Int($0.timeIntervalSince1970) })
  }
}
