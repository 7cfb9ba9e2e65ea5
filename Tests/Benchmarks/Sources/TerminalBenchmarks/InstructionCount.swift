import Foundation

/// The number of instructions that a program needs for a key, counted by callgrind.
///
/// The difference between two sessions, one with more keys, is the cost of the keys alone: the
/// start and the end are the same in both.
enum InstructionCount {
  /// The number of additional keys in the longer session.
  private static let keys = 40

  /// Counts the instructions of a key that moves the selection.
  ///
  /// - Parameter command: The program and its arguments. It is stripped for the count, since
  ///   callgrind cannot read the debug information of a large one.
  /// - Returns: The count; `nil` if callgrind is not installed or cannot run the program.
  static func perKey(_ command: [String]) -> Double? {
    guard let program = command.first, let folder = try? temporaryFolder() else { return nil }
    defer { try? FileManager.default.removeItem(at: folder) }
    let stripped = folder.appending(path: "program").path
    guard run("/usr/bin/env", ["strip", "-o", stripped, program]) else { return nil }
    let counts = [20, 20 + keys].map { count in
      instructions(
        of: [stripped] + command.dropFirst(), keys: count, in: folder.appending(path: "\(count)"))
    }
    guard let fewer = counts[0], let more = counts[1] else { return nil }
    return (more - fewer) / Double(keys)
  }

  private static func instructions(
    of command: [String], keys: Int, in file: URL
  ) -> Double? {
    let callgrind = [
      "/usr/bin/env", "valgrind", "-q", "--tool=callgrind", "--callgrind-out-file=\(file.path)",
    ]
    guard let session = TerminalSession(callgrind + command) else { return nil }
    _ = session.burst(silence: 4_000, patience: 60_000)
    // So fast that the selection never rests, which excludes loading the details of a title.
    for index in 0..<keys {
      _ = session.press(["j", "j", "k", "j", "k"][index % 5], silence: 80)
    }
    session.end()
    let text = try? String(contentsOf: file, encoding: .utf8)
    let total = text?.split(separator: "\n").first {
      $0.hasPrefix("totals: ") || $0.hasPrefix("summary: ")
    }
    return total?.split(separator: " ").last.flatMap { Double($0) }
  }

  private static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func run(_ program: String, _ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
