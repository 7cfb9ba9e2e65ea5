/// A request that is wanted as long as it is among the wishes of ``fetching(clock:_:)``.
public struct Wish<ID: Hashable & Sendable, Asking: Request>: Sendable {
  /// The identity of the wish, which does not depend on its request or on its rest.
  public let id: ID

  /// The request to send for the wish.
  public let request: Asking

  /// The time to wait after the latest new wish before the request is sent.
  public let rest: Duration

  /// Makes a wish.
  ///
  /// - Parameters:
  ///   - request: The request to send for the wish.
  ///   - id: The identity of the wish.
  ///   - rest: How long to wait after the latest new wish before the request is sent.
  public init(_ request: Asking, as id: ID, after rest: Duration = .zero) {
    self.id = id
    self.request = request
    self.rest = rest
  }
}
