import Titles

extension Int {
  /// This number of seconds as players show it, such as `42:10` and `1:52:03`.
  var clock: String {
    let (hours, minutes, seconds) = (self / 3_600, self / 60 % 60, self % 60)
    let twoDigits = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
    return (hours > 0 ? "\(hours):" + twoDigits(minutes) : "\(minutes)") + ":" + twoDigits(seconds)
  }
}

extension StoppedPlace {
  /// The place and the length, such as `at 42:10 of 1:52:03`.
  public var words: String { "at \(position.clock)" + (length.map { " of \($0.clock)" } ?? "") }
}
