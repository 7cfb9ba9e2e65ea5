public import Foundation

/// How many requests a key has used up today.
public struct BudgetStatus: Hashable, Sendable {
  /// The requests of this machine, of all sessions.
  public var used: Int
  /// The requests of a day.
  public var limit: Int
  /// When the next day begins: the service probably allows requests again.
  public var end: Date
  /// When the service is asked again, which has refused a request although some are left; `nil` if
  /// it has not.
  public var retry: Date?
}
