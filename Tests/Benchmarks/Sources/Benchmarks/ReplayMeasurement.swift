import Foundation
import MoviesCore
import ReduxRecording

/// The time and memory to get from the lines of a recording of 10,000 actions to its last state.
@MainActor
struct ReplayMeasurement {
  private static let actions = 10_000
  private static let seconds = 2.0
  private static let megabytes = 64.0

  /// Reads and replays, and prints a line; nothing else must have been measured in this process.
  func print() throws {
    let lines = try recordedLines()
    let start = ContinuousClock.now
    var reader = RecordingReader<AppState>()
    try reader.read(lines[0])
    for index in 0..<Self.actions { try reader.read(lines[1 + index % (lines.count - 1)]) }
    let replay = Replay(try reader.recording())
    replay.go(to: Self.actions)
    let time = (ContinuousClock.now - start) / .seconds(1)
    let memory = peakMegabytes()
    let verdict = time <= Self.seconds && memory <= Self.megabytes ? "met" : "missed"
    Swift.print(
      "replay of \(Self.actions) actions: \(time.short) s of \(Self.seconds.short), "
        + "\(memory.short) MB of \(Self.megabytes.short): \(verdict)\n")
  }

  /// The header and the actions of a recorded session, which are replayed over and over.
  private func recordedLines() throws -> [[UInt8]] {
    let file = URL(filePath: #filePath).appending(path: "../../../../Recordings/browsing.jsonl")
    return try Data(contentsOf: file.standardizedFileURL).split(separator: UInt8(ascii: "\n"))
      .dropLast().map(Array.init)
  }

  /// The peak memory of the process; 0 if the system does not report it.
  ///
  /// Not `getrusage`, which also counts what the process was before it started this program.
  private func peakMegabytes() -> Double {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split { !$0.isNumber }.first.flatMap { Double($0) }
    return (kilobytes ?? 0) / 1e3
  }
}

extension Double {
  fileprivate var short: String { "\((self * 100).rounded() / 100)" }
}
