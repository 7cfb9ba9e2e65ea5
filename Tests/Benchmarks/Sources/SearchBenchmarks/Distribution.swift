import Foundation

/// How durations are distributed.
struct Distribution: CustomStringConvertible {
  private let sorted: [Duration]

  init(_ durations: [Duration]) { sorted = durations.sorted() }

  var description: String {
    "median \(text(0.5)), 90th percentile \(text(0.9)), 99th \(text(0.99)), slowest \(text(1))"
  }

  private func text(_ part: Double) -> String {
    milliseconds(sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))])
  }
}

func milliseconds(_ duration: Duration) -> String {
  String(format: "%.2f ms", duration / .milliseconds(1))
}

func seconds(_ duration: Duration) -> String {
  String(format: "%.1f s", duration / .seconds(1))
}
