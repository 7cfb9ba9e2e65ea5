/// The report of an endless loop in which every action causes another.
///
/// A store counts the length of the chain of causes, not the number of actions: a thousand actions
/// dispatched side by side are not a loop.
public struct RunawayLoop: Hashable, Sendable, CustomStringConvertible {
  /// The length at which the store breaks a chain of causes.
  public static let longestChain = 1_000

  /// The name of the first action that was discarded.
  public let actionName: String

  /// The number of waiting actions that were discarded, at least one.
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
