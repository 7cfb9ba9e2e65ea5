import Foundation
import Titles

/// A point in time, taken from a clock that may be wrong.
struct Moment: Sendable {
  /// Seconds since 1970.
  let seconds: Int

  /// Days since 1970, in UTC.
  var day: Int { Int((Double(seconds) / 86_400).rounded(.down)) }

  init(_ date: Date) {
    // A clock may return anything; a million years either way fit into every calculation.
    let limit = 3e13
    seconds = Int(min(max(date.timeIntervalSince1970, -limit), limit))
  }

  /// Whether this is at most a duration later than another moment.
  ///
  /// A moment in the future does not count, so that nothing lasts forever after a clock was wrong.
  func isWithin(_ duration: Duration, after past: Int) -> Bool {
    // This cannot overflow, whatever a damaged file contains.
    past <= seconds && past > seconds - Int(duration.components.seconds)
  }

  /// Returns the number of seconds since another moment; 0 for a moment in the future.
  func seconds(since past: Int) -> Int {
    let (difference, overflow) = seconds.subtractingReportingOverflow(past)
    return overflow ? 0 : max(0, difference)
  }

  /// The day in UTC.
  var date: CalendarDate { CalendarDate(secondsSince1970: seconds) }
}
