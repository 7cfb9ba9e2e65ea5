import MoviesCore
import Titles

extension LimitWait {
  /// Returns how long the limit lasts, or when the program tries again.
  ///
  /// - Parameters:
  ///   - wait: The wait, if it is known.
  ///   - remedies: The remedies, to retry at once.
  /// - Returns: A sentence.
  static func sentence(_ wait: LimitWait?, _ remedies: Remedies) -> String {
    guard let wait else { return "It probably lasts until 00:00 UTC." }
    let time = wait.minutes.asHoursAndMinutes
    guard wait.endsWithRetry else { return "It probably lasts until 00:00 UTC (in \(time))." }
    guard wait.minutes > 0 else { return remedies.retry }
    return "Retrying in \(time)."
  }

  /// The wait in a few words, as a part of a sentence.
  var clause: String {
    let time = minutes.asHoursAndMinutes
    guard endsWithRetry else { return "probably resets in \(time)" }
    return minutes == 0 ? "retrying now" : "retrying in \(time)"
  }
}
