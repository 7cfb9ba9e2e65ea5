import CTerminal

#if !canImport(Glibc)
  import Foundation
#endif

/// The main loop of a program that lives in a terminal.
///
/// It waits in one place for all that can happen: bytes from the terminal, work for the main actor,
/// and the end of a sleep on its ``clock``. So a key passes through no other thread, and nothing
/// runs while nothing happens.
///
///     let loop = TerminalLoop()
///     let input = TerminalInput(screen, loop: loop) { event in … }
///     while !isDone {
///       loop.turn()
///       draw()
///     }
///
/// Where the system cannot wait for all of it in one call, the main run loop does.
@MainActor
public final class TerminalLoop {
  private let alarms = Alarms()
  private var descriptor: Int32?
  private var handler: @MainActor () -> Void = {}

  public init() {}

  /// A clock whose sleeps end in a turn of this loop, without another thread.
  ///
  /// While the loop does not turn, they do not end.
  public var clock: some Clock<Duration> { LoopClock(alarms: alarms) }

  /// Waits until something happens, and handles what has happened by then.
  public func turn() {
    guard ct_can_wait() else { return turnRunLoop() }
    let ready = ct_wait(descriptor ?? -1, alarms.millisecondsToNext)
    if ready.rawValue & CT_READY_INPUT.rawValue != 0 { handler() }
    if ready.rawValue & CT_READY_MAIN_QUEUE.rawValue != 0 { ct_run_main_queue() }
    alarms.ring()
  }

  private func turnRunLoop() {
    #if !canImport(Glibc)
      let patience = alarms.next.map { ContinuousClock.now.duration(to: $0) / .seconds(1) }
      let end = patience.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
      _ = RunLoop.main.run(mode: .default, before: end)
      alarms.ring()
    #endif
  }

  /// Watches the terminal's bytes from now on.
  ///
  /// - Parameters:
  ///   - descriptor: The source of the bytes.
  ///   - handler: Called in each turn in which there are some, until they are read.
  /// - Returns: Whether it does; if not, somebody else has to.
  func watch(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Void) -> Bool {
    guard ct_can_wait() else { return false }
    self.descriptor = descriptor
    self.handler = handler
    return true
  }

  func stopWatching() {
    descriptor = nil
    handler = {}
  }
}

/// The clock of a ``TerminalLoop``.
private struct LoopClock: Clock {
  let alarms: Alarms

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .milliseconds(1) }

  @MainActor
  func sleep(until deadline: ContinuousClock.Instant, tolerance _: Duration?) async throws {
    try await alarms.wait(until: deadline)
  }
}
