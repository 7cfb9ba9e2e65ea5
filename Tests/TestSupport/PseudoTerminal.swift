import CTestSupport
import Foundation
import Synchronization

/// A program in a terminal that only the test reads and writes, byte by byte, or not at all.
///
/// Unlike ``TmuxSession`` it shows nothing: it is for behaviour that a proper terminal never shows.
/// The program does not outlive this object.
public final class PseudoTerminal: Sendable {
  public let processID: pid_t
  private let terminal: Int32
  private let ending = Mutex<ChildProcess.Ending?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - columns: The width of the terminal.
  ///   - rows: Its height.
  ///   - environment: The program's whole environment.
  /// - Throws: A ``POSIXFailure``.
  public init(
    _ command: [String], columns: Int = 80, rows: Int = 24, environment: [String: String]
  ) throws {
    terminal = ctest_open_terminal(Int32(columns), Int32(rows))
    guard terminal >= 0 else { throw POSIXFailure("open a terminal") }
    let arguments = CStringList(command)
    let variables = CStringList(environment.variables)
    var processID: pid_t = 0
    let code = ctest_spawn_in_terminal(
      &processID, terminal, arguments.pointers, variables.pointers)
    self.processID = processID
    guard code == 0 else { throw POSIXFailure("start \(command)", code: code) }
  }

  deinit {
    close(terminal)
    guard currentEnding() == nil else { return }
    kill(processID, SIGKILL)
    var status: Int32 = 0
    waitpid(processID, &status, 0)
  }

  /// How the program ended, `nil` while it runs.
  public func currentEnding() -> ChildProcess.Ending? {
    ending.withLock { ending in
      if ending == nil { ending = ChildProcess.reap(processID) }
      return ending
    }
  }

  /// The program's output since the last call; empty if there is none.
  public func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(terminal, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Types bytes; returns how many the terminal accepted without waiting.
  @discardableResult
  public func type(_ bytes: [UInt8]) -> Int { max(0, write(terminal, bytes, bytes.count)) }

  /// Types a text.
  public func type(_ text: String) { type(Array(text.utf8)) }

  /// Resizes the terminal.
  public func resize(columns: Int, rows: Int) {
    ctest_resize_terminal(terminal, Int32(columns), Int32(rows))
  }

  /// Resizes the terminal, and tells the size of the whole in pixels.
  public func resize(columns: Int, rows: Int, pixelWidth: Int, pixelHeight: Int) {
    ctest_resize_terminal_in_pixels(
      terminal, Int32(columns), Int32(rows), Int32(pixelWidth), Int32(pixelHeight))
  }

  /// Sends a signal to the program.
  public func send(signal: Int32) { kill(processID, signal) }

  /// Reads until a text has been written, and returns everything up to that point.
  @discardableResult
  public func waitUntilWritten(_ text: String) async throws -> String {
    var written: [UInt8] = []
    return try await waitFor("“\(text)” in what is written") {
      written += read()
      let all = String(decoding: written, as: UTF8.self)
      return all.contains(text) ? all : nil
    }
  }

  /// Waits for the program's end, reading or not, and returns its status as a shell would.
  public func end(reading: Bool = true) async throws -> Int {
    let ending = try await waitFor("process \(processID) to end") {
      if reading { _ = read() }
      return currentEnding()
    }
    return switch ending {
    case .exited(let code): Int(code)
    case .killed(let signal): 128 + Int(signal)
    }
  }

  /// The program's memory in kilobytes, as counted by Linux.
  public var memory: Int {
    let status = (try? String(contentsOfFile: "/proc/\(processID)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) } ?? 0
  }
}
