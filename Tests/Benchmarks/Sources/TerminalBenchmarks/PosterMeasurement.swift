import Foundation

/// What posters cost a session.
struct PosterMeasurement {
  /// The time from a key to its frame with a poster on the screen, and without, in milliseconds.
  var key: (with: Double, without: Double)
  /// The most memory after the posters of 500 titles have come, in megabytes.
  var memory: Double

  /// Measures a program; `nil` if it or its stand-in cannot be started.
  init?(_ program: String) {
    guard let with = Measurement.key([program, "--demo"]),
      let without = Measurement.key([program, "--demo"], pressingFirst: "i"),
      let memory = Self.memory(program)
    else { return nil }
    key = (with, without)
    self.memory = memory
  }

  /// Walks over a wall of 500 posters, line by line, each of which has time to come.
  private static func memory(_ program: String) -> Double? {
    let standIn = Process()
    let output = Pipe()
    standIn.executableURL = URL(filePath: program)
    standIn.arguments = ["stand-in", "--port", "0", "--generate", "500"]
    standIn.standardOutput = output
    guard (try? standIn.run()) != nil else { return nil }
    defer { standIn.terminate() }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let session = TerminalSession([program, "--base-url", address, "generated"]) else {
      return nil
    }
    defer { session.end() }
    _ = session.burst(silence: 400)
    _ = session.press("P", silence: 400)
    for _ in 0..<50 { _ = session.press("\u{6}", silence: 250) }
    return session.peakMemory
  }
}
