public import Redux
import Titles

/// Events of the daily limit while it is reached.
public enum DailyLimitAction: Action, Codable, Hashable {
  /// The limit probably ends in this many minutes, or a service that reported it too early is asked
  /// again then.
  case ends(inMinutes: Int)
}

/// While the daily limit is reached, reports every minute how long it probably lasts: until 00:00
/// UTC, or until a service that reported it too early is asked again.
///
/// - Parameters:
///   - clock: Measures the minutes.
///   - secondsSince1970: Returns the current time.
/// - Returns: The middleware.
public func dailyLimitMiddleware(
  clock: any Clock<Duration>, secondsSince1970: @escaping @Sendable () -> Int
) -> Middleware<AppState> {
  running(Countdown.effectID, for: { $0.reachedLimit }) { limit in
    Countdown(retry: limit.retry, clock: clock, secondsSince1970: secondsSince1970)
  }
}

private struct ReachedLimit: Equatable {
  var retry: Int?
}

/// Reports every minute how long the limit still lasts, until the effect is cancelled.
private struct Countdown: AsyncAction {
  typealias State = AppState

  static let effectID: EffectID = "daily limit"
  private static let day = 86_400

  let retry: Int?
  let clock: any Clock<Duration>
  let secondsSince1970: @Sendable () -> Int

  var id: EffectID? { Self.effectID }
  var scheduling: EffectScheduling { .latest }

  func execute(_ context: StoreContext<AppState>) async {
    while true {
      let now = secondsSince1970()
      let seconds = retry.map { max(0, $0 - now) } ?? Self.day - now % Self.day
      context.dispatch(DailyLimitAction.ends(inMinutes: (seconds + 59) / 60))
      guard seconds > 0 else { return }
      let rest = seconds % 60 == 0 ? 60 : seconds % 60
      guard (try? await clock.sleep(for: .seconds(rest))) != nil else { return }
    }
  }
}

extension AppState {
  /// The limit, if the day's requests are used up or a request was refused because of it; otherwise
  /// `nil`.
  fileprivate var reachedLimit: ReachedLimit? {
    if let requests = service.requests, requests.isUsedUp || requests.isRefused {
      return ReachedLimit(retry: requests.retry)
    }
    let isMet = !errors.byRequest.isEmpty && errors.byRequest.values.contains(.limitReached)
    return isMet ? ReachedLimit() : nil
  }
}
