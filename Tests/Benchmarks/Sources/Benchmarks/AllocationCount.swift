import Foundation

/// Counts a scenario's allocations: the additional ones in twice as many passes, under valgrind.
///
/// The difference leaves out the allocations of making the stores.
struct AllocationCount {
  let executable: String
  private let passes = 1_000

  /// The allocations of one pass, or `nil` if valgrind is not installed.
  func perPass(of scenario: String) -> Double? {
    guard let once = total(scenario, passes), let twice = total(scenario, 2 * passes) else {
      return nil
    }
    return Double(twice - once) / Double(passes)
  }

  /// All allocations of a run of this executable with this many passes.
  private func total(_ scenario: String, _ passes: Int) -> Int? {
    let valgrind = Process()
    let report = Pipe()
    valgrind.executableURL = URL(filePath: "/usr/bin/env")
    valgrind.arguments = ["valgrind", executable, "passes", scenario, "\(passes)"]
    valgrind.standardError = report
    guard (try? valgrind.run()) != nil,
      let bytes = try? report.fileHandleForReading.readToEnd()
    else { return nil }
    valgrind.waitUntilExit()
    // ==123==   total heap usage: 1,234 allocs, 1,230 frees, 98,765 bytes allocated
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .first { $0.contains("total heap usage:") }
    let words = line?.split(separator: " ") ?? []
    guard let position = words.firstIndex(of: "allocs,"), position > 0 else { return nil }
    return Int(words[position - 1].filter(\.isNumber))
  }
}
