import MoviesCore
import Titles

extension LimitWait {
  /// How long the limit lasts, or when the program tries again.
  ///
  /// - Parameters:
  ///   - wait: What is known of it.
  ///   - remedies: How to ask at once.
  /// - Returns: A sentence.
  static func sentence(_ wait: LimitWait?, _ remedies: Remedies) -> String {
    guard let wait else { return "It probably lasts until 00:00 UTC." }
    let time = wait.minutes.asHoursAndMinutes
    guard wait.endsWithRetry else { return "It probably lasts until 00:00 UTC (in \(time))." }
    guard wait.minutes > 0 else { return remedies.retry }
    return "Retrying in \(time)."
  }

  /// The same in a few words, within others.
  var clause: String {
    let time = minutes.asHoursAndMinutes
    guard endsWithRetry else { return "probably resets in \(time)" }
    return minutes == 0 ? "retrying now" : "retrying in \(time)"
  }
}
