extension Duration {
  /// The duration in milliseconds, rounded up and at least 1, since libcurl reads 0 as "no limit".
  var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    let (product, overflow) = Int(seconds).multipliedReportingOverflow(by: 1000)
    guard !overflow, product < Int(Int32.max) else { return Int(Int32.max) }
    return max(1, product + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}
