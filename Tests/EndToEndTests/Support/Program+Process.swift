import Foundation
import TestSupport

/// The program as the system sees it.
extension Program {
  /// Sends a signal to the program.
  func send(signal: Int32) async throws {
    kill(try await processID(), signal)
  }

  /// The program's process, started by a shell in the terminal.
  func processID() async throws -> Int32 {
    let shell = try await terminal.processID()
    return try await waitFor("the program's process") { Self.process(below: shell) }
  }

  /// The processes that the program has started and not yet reaped.
  func children() async throws -> [Int32] { Self.children(of: try await processID()) }

  /// The number of descriptors that the program has open.
  func openDescriptors() async throws -> Int {
    Self.entries(of: "/proc/\(try await processID())/fd").count
  }

  private static func process(below parent: Int32) -> Int32? {
    children(of: parent).lazy.compactMap { child in
      text("/proc/\(child)/comm") == "movies-tui\n" ? child : process(below: child)
    }.first
  }

  /// The children of all of a process's threads.
  private static func children(of parent: Int32) -> [Int32] {
    entries(of: "/proc/\(parent)/task").flatMap { thread in
      text("/proc/\(parent)/task/\(thread)/children").split(separator: " ").compactMap { Int32($0) }
    }
  }

  private static func entries(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
