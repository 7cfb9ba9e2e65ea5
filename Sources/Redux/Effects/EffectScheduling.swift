/// The rule for when an effect starts, and for what happens to earlier ones with the same id.
public enum EffectScheduling: Hashable, Sendable, Codable {
  /// Starts at once, alongside all others.
  case concurrent
  /// Starts at once; earlier ones with the same id are cancelled.
  case latest
  /// Starts when nothing with the same id has been requested for this long; earlier ones, waiting
  /// or running, are cancelled at once.
  case debounced(Duration)
  /// Starts when every earlier one with the same id has ended: one after the other, in order.
  case queued
  /// Starts when the running effects with the same id have ended, ahead of queued ones; meant for
  /// the rest of the work that one of them has begun.
  case continuing
  /// Starts at once, unless an effect with the same id started less than this time ago: then it
  /// starts when the time is over, replacing any other that waits for that. Running effects go on.
  case throttled(Duration)
}
