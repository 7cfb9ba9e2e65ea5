/// The measured table.
@MainActor
struct Report {
  let scenarios: [Scenario]

  /// Measures everything and prints a line for each scenario.
  func print() {
    let medians = measure()
    for scenario in scenarios {
      let nanoseconds = medians[scenario.name, default: 0]
      let ratio = nanoseconds / medians[scenario.yardstick, default: nanoseconds]
      var line = scenario.name.padded(to: 44)
      line += nanoseconds.text.leftPadded(to: 9) + " ns"
      line += ratio.text.leftPadded(to: 9) + " × \(scenario.yardstick)"
      if let budget = scenario.budget {
        line += nanoseconds <= budget ? "  (budget \(budget.text))" : "  OVER BUDGET \(budget.text)"
      }
      Swift.print(line)
    }
  }

  /// The median nanoseconds of a pass, by scenario, the repetitions taking turns.
  private func measure() -> [String: Double] {
    let passes = 200_000
    var samples: [String: [Double]] = [:]
    for _ in 0..<9 {
      for scenario in scenarios {
        let duration = ContinuousClock().measure { scenario.run(passes) }
        samples[scenario.name, default: []].append(duration / .nanoseconds(1) / Double(passes))
      }
    }
    return samples.mapValues { $0.sorted()[$0.count / 2] }
  }
}

extension Double {
  fileprivate var text: String { "\((self * 10).rounded() / 10)" }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
