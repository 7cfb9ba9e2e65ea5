/// The report of a loop in which every action causes another one, without end.
///
/// A store counts how long the chain of causes is, not how many actions there are: a thousand actions
/// dispatched side by side are no loop.
public struct RunawayLoop: Hashable, Sendable, CustomStringConvertible {
  /// How long a chain of causes may be before the store breaks it.
  public static let longestChain = 1_000

  /// The name of the first action that was discarded.
  public let actionName: String

  /// How many waiting actions were discarded, at least one.
  public let discarded: Int

  /// What happened, to what, and where to look.
  public var description: String {
    """
    Runaway loop: \(Self.longestChain) times in a row an action was dispatched in answer to another \
    one. The store has broken the chain before \(actionName) and discarded what was waiting \
    (\(discarded) in all). Look for a middleware or a subscriber that answers an action with \
    one that leads back to it.
    """
  }
}
