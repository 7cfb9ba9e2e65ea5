public import Foundation

/// The part of a key's daily budget that is used up.
public struct BudgetStatus: Hashable, Sendable {
  /// The number of requests today, from all sessions on this machine.
  public var used: Int
  /// The number of requests allowed per day.
  public var limit: Int
  /// The time at which the next day begins, and the service probably allows requests again.
  public var end: Date
  /// The time at which the service is asked again after refusing a request below the limit; `nil`
  /// if it has refused none.
  public var retry: Date?
}
