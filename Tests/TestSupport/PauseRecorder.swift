import Synchronization

/// A clock on which every pause ends at once and is remembered.
public final class PauseRecorder: Clock {
  public struct Instant: InstantProtocol {
    public var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let recorded = Mutex<[Duration]>([])

  public init() {}

  public var pauses: [Duration] { recorded.withLock { $0 } }
  public var now: Instant { Instant(offset: recorded.withLock { $0.reduce(.zero, +) }) }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let pause = now.duration(to: deadline)
    recorded.withLock { $0.append(pause) }
  }
}
