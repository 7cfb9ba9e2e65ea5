public import Foundation

/// The number of requests that a key has used up today.
public struct BudgetStatus: Hashable, Sendable {
  /// The requests of all sessions on this machine.
  public var used: Int
  /// The number of requests that a day allows.
  public var limit: Int
  /// When the next day begins, and the service probably allows requests again.
  public var end: Date
  /// When the service is asked again after refusing a request below the limit; `nil` unless it has.
  public var retry: Date?
}
