public import Redux
import Titles

/// What is known about the day's limit while it is reached.
public enum DailyLimitAction: Action, Codable, Hashable {
  /// The limit probably ends in this many minutes.
  case ends(inMinutes: Int)
}

/// Counts the minutes to 00:00 UTC, when the day's limit probably ends, while it is reached.
///
/// - Parameters:
///   - clock: Measures the minutes.
///   - secondsSince1970: The time of day.
/// - Returns: The middleware.
public func dailyLimitMiddleware(
  clock: any Clock<Duration>, secondsSince1970: @escaping @Sendable () -> Int
) -> Middleware<AppState> {
  reaction(to: { $0.isLimitReached }) { _, isReached, context in
    context.dispatch(
      isReached
        ? Countdown(clock: clock, secondsSince1970: secondsSince1970) as any Action
        : CancelEffect(id: Countdown.effectID))
  }
}

/// Reports every minute how long the limit still lasts, until it is cancelled.
private struct Countdown: AsyncAction {
  typealias State = AppState

  static let effectID: EffectID = "daily limit"
  private static let day = 86_400

  let clock: any Clock<Duration>
  let secondsSince1970: @Sendable () -> Int

  var id: EffectID? { Self.effectID }
  var scheduling: EffectScheduling { .latest }

  func execute(_ context: StoreContext<AppState>) async {
    while true {
      let seconds = Self.day - secondsSince1970() % Self.day
      context.dispatch(DailyLimitAction.ends(inMinutes: (seconds + 59) / 60))
      let rest = seconds % 60 == 0 ? 60 : seconds % 60
      guard (try? await clock.sleep(for: .seconds(rest))) != nil else { return }
    }
  }
}

extension AppState {
  /// Whether the day's requests are used up, or a request met their limit.
  fileprivate var isLimitReached: Bool {
    if service.requests?.isUsedUp == true { return true }
    return !errors.byRequest.isEmpty && errors.byRequest.values.contains(.limitReached)
  }
}
