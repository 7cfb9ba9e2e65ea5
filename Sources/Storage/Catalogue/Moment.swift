import Foundation
import Titles

/// A point in time, taken from a clock that may be wrong.
struct Moment: Sendable {
  /// Seconds since 1970.
  let seconds: Int

  /// Days since 1970, in UTC.
  var day: Int { Int((Double(seconds) / 86_400).rounded(.down)) }

  init(_ date: Date) {
    // A clock may tell anything; a million years either way fit into every calculation.
    let limit = 3e13
    seconds = Int(min(max(date.timeIntervalSince1970, -limit), limit))
  }

  /// Whether this is at most a duration later than another moment.
  ///
  /// A moment in the future does not count: even after a clock was wrong, nothing lasts for ever.
  func isWithin(_ duration: Duration, after past: Int) -> Bool {
    // Whatever a damaged file says, this does not overflow.
    past <= seconds && past > seconds - Int(duration.components.seconds)
  }

  /// How much later this is than another moment, in seconds; 0 for a moment in the future.
  func seconds(since past: Int) -> Int {
    let (difference, overflow) = seconds.subtractingReportingOverflow(past)
    return overflow ? 0 : max(0, difference)
  }

  /// The day in UTC.
  var date: CalendarDate { CalendarDate(secondsSince1970: seconds) }
}
