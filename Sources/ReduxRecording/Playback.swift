/// The position, speed and next step of a recording's playback: a state machine without a clock.
///
/// The driver repeatedly waits for ``delay`` and calls ``advance()``.
public struct Playback: Sendable, Equatable {
  /// The commands of a player.
  public enum Command: Sendable, Hashable {
    case playOrPause
    case stepForward, stepBack
    case toStart, toEnd
    /// Plays at this multiple of the original speed, from 1 to 9.
    case speed(Int)
  }

  /// The times at which the actions were dispatched, in milliseconds, in ascending order.
  private let times: [Int]
  /// The number of actions that have been played.
  public private(set) var position = 0
  public private(set) var isPlaying = false
  public private(set) var speed = 1

  /// Makes a playback that is paused before the first action.
  public init(times: [Int]) {
    self.times = times
  }

  /// The number of actions.
  public var count: Int { times.count }

  /// The time of the last action played, in milliseconds.
  public var time: Int { position > 0 ? times[position - 1] : 0 }

  /// The time to wait for the next action, in milliseconds; `nil` if no action follows.
  public var delay: Int? {
    guard isPlaying, position < count else { return nil }
    return max(0, times[position] - time) / speed
  }

  /// Plays the next action; stops after the last.
  public mutating func advance() {
    position = min(position + 1, count)
    if position == count { isPlaying = false }
  }

  /// Performs a command; any manual step stops the playback.
  public mutating func perform(_ command: Command) {
    switch command {
    case .playOrPause:
      if position == count { position = 0 }
      isPlaying = !isPlaying && count > 0
    case .stepForward: go(to: position + 1)
    case .stepBack: go(to: position - 1)
    case .toStart: go(to: 0)
    case .toEnd: go(to: count)
    case .speed(let speed): self.speed = max(1, min(speed, 9))
    }
  }

  private mutating func go(to target: Int) {
    position = max(0, min(target, count))
    isPlaying = false
  }
}
