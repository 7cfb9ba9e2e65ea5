/// A handle on a running effect, for use by its own operation.
@MainActor
public final class Effect {
  /// The effect's number: unique and increasing among all effects that share an ``EffectTracker``,
  /// such as those of a store.
  public let number: Int

  /// Whether the effect was cancelled or replaced, so that its results no longer matter.
  public private(set) var isCancelled = false

  /// Called once if the effect is cancelled while its operation runs.
  public var onCancel: (@MainActor () -> Void)?

  init(number: Int) { self.number = number }

  func cancel() {
    isCancelled = true
    onCancel?()
    onCancel = nil
  }
}
