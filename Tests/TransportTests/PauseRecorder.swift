import Synchronization

/// A clock on which every pause ends at once and is remembered.
final class PauseRecorder: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let recorded = Mutex<[Duration]>([])

  var pauses: [Duration] { recorded.withLock { $0 } }
  var now: Instant { Instant(offset: recorded.withLock { $0.reduce(.zero, +) }) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let pause = now.duration(to: deadline)
    recorded.withLock { $0.append(pause) }
  }
}
