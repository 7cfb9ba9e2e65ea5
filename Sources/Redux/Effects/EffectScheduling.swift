/// When an effect starts, and what happens to earlier ones with the same id.
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
  /// Starts when those with the same id that are running have ended, ahead of those that are
  /// queued: the rest of what one of them has begun.
  case continuing
  /// Starts at once, unless one with the same id started less than this time ago: then it starts
  /// when the time is over, replacing any other that is waiting for that. Running ones go on.
  case throttled(Duration)
}
