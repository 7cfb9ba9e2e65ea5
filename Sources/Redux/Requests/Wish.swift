/// A request that is wanted as long as it is among the wishes of ``fetching(clock:_:)``.
public struct Wish<ID: Hashable & Sendable, Asking: Request>: Sendable {
  /// What the wish is known by, however and however soon it is to be asked for.
  public let id: ID

  /// What asks for it.
  public let request: Asking

  /// How long nothing else may be wished for, before it is asked for.
  public let rest: Duration

  /// Makes a wish.
  ///
  /// - Parameters:
  ///   - request: What asks for it.
  ///   - id: What the wish is known by.
  ///   - rest: How long nothing else may be wished for, before it is asked for.
  public init(_ request: Asking, as id: ID, after rest: Duration = .zero) {
    self.id = id
    self.request = request
    self.rest = rest
  }
}
