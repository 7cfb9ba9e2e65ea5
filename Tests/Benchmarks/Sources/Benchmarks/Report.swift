import Foundation

/// The measured table.
@MainActor
struct Report {
  let scenarios: [Scenario]
  let executable: String

  /// Measures everything and prints a line for each scenario.
  func print() {
    let medians = measure()
    let allocations = AllocationCount(executable: executable)
    Swift.print(
      "a pass is one dispatch".padded(to: 42), "time".leftPadded(to: 11),
      "budget".leftPadded(to: 7), "allocations".leftPadded(to: 12), " ratio")
    for scenario in scenarios {
      let nanoseconds = medians[scenario.name, default: 0]
      let ratio = nanoseconds / medians[scenario.yardstick, default: nanoseconds]
      Swift.print(
        scenario.name.padded(to: 42),
        "\(nanoseconds.text) ns".leftPadded(to: 11),
        verdict(scenario.budget, nanoseconds, ratio).leftPadded(to: 7),
        (allocations.perPass(of: scenario.name)?.text ?? "?").leftPadded(to: 12),
        " \(ratio.text) × \(scenario.yardstick)")
    }
  }

  private func verdict(
    _ budget: Scenario.Budget?, _ nanoseconds: Double, _ ratio: Double
  ) -> String {
    switch budget {
    case .nanoseconds(let limit): nanoseconds <= limit ? "met" : "missed"
    case .ratio(let limit): ratio <= limit ? "met" : "missed"
    case nil: "–"
    }
  }

  /// The median nanoseconds per pass, by scenario, with the repetitions taking turns.
  private func measure() -> [String: Double] {
    let passes = 200_000
    var samples: [String: [Double]] = [:]
    for _ in 0..<9 {
      for scenario in scenarios {
        let start = processorTime()
        scenario.run(passes)
        samples[scenario.name, default: []].append((processorTime() - start) / Double(passes))
      }
    }
    return samples.mapValues { $0.sorted()[$0.count / 2] }
  }

  /// The processor time of this process in nanoseconds, which leaves out other programs.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
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
