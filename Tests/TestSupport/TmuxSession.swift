import Foundation

/// A program in a real terminal: a private tmux server with one window, without status line or
/// configuration.
///
/// The server ends with this object, and the program with it.
///
/// ```swift
/// let terminal = try await TmuxSession(["/bin/cat"], columns: 80, rows: 24)
/// try await terminal.type("hello")
/// try await terminal.waitUntilShown("hello")
/// ```
public final class TmuxSession: Sendable {
  private let socket = NSTemporaryDirectory() + "movies-test-\(UUID().uuidString)"
  private static let program = "tmux"

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments, started without a shell.
  ///   - columns: The width of the terminal.
  ///   - rows: Its height.
  ///   - terminalType: The program's TERM.
  ///   - environment: Additions to the test's own environment.
  ///   - takesClipboard: Whether the terminal carries out clipboard requests; many do not, and none
  ///     says so.
  /// - Throws: A ``TmuxFailure`` if tmux refuses.
  public init(
    _ command: [String], columns: Int = 80, rows: Int = 24,
    terminalType: String = "tmux-256color", environment: [String: String] = [:],
    takesClipboard: Bool = true
  ) async throws {
    let variables = environment.merging(["LC_ALL": "C.UTF-8"]) { own, _ in own }
      .map { "\($0.key)=\($0.value)" }
    let options = [
      ["-g", "status", "off"], ["-g", "remain-on-exit", "on"], ["-g", "remain-on-exit-format", ""],
      ["-s", "escape-time", "0"], ["-s", "set-clipboard", takesClipboard ? "on" : "external"],
      ["-g", "default-terminal", terminalType],
    ]
    let session = ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "--", "env"]
    try await run(
      ["-f", "/dev/null", "start-server", ";"] + options.flatMap { ["set-option"] + $0 + [";"] }
        + session + variables + command)
  }

  deinit {
    let end = Process()
    end.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    end.arguments = [Self.program, "-S", socket, "kill-server"]
    end.standardError = FileHandle.nullDevice
    try? end.run()
    end.waitUntilExit()
    unlink(socket)
  }

  /// Presses keys, by tmux' names: `Down`, `C-z`, `Escape`, `a`.
  public func press(_ keys: String...) async throws {
    try await run(["send-keys", "--"] + keys)
  }

  /// Types text unchanged.
  public func type(_ text: String) async throws {
    try await run(["send-keys", "-l", "--", text])
  }

  /// Sends bytes to the program unchanged.
  public func send(_ bytes: [UInt8]) async throws {
    try await run(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Pastes text, between marks if the program asked for them.
  public func paste(_ text: String) async throws {
    try await run(["set-buffer", "--", text, ";", "paste-buffer", "-p", "-r"])
  }

  /// Resizes the terminal.
  public func resize(columns: Int, rows: Int) async throws {
    try await run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The rows of the screen, without trailing blanks.
  public func lines() async throws -> [String] {
    var lines = try await run(["capture-pane", "-p", "-N"])
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The text on the screen, row after row.
  public func text() async throws -> String { try await lines().joined(separator: "\n") }

  /// The text on the screen with its colours and attributes as escape sequences.
  public func attributedText() async throws -> String {
    try await run(["capture-pane", "-p", "-e", "-N"])
  }

  /// A property of the terminal, by the name of its tmux format: `alternate_on`, `cursor_flag`.
  public func property(_ name: String) async throws -> String {
    try await text(of: "#{\(name)}")
  }

  /// A line with tmux' formats filled in: `#{alternate_on} #{cursor_flag}`.
  public func text(of format: String) async throws -> String {
    try await run(["display-message", "-p", format])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The text last copied by the program.
  ///
  /// - Throws: A ``TmuxFailure`` if it copied nothing.
  public func clipboard() async throws -> String { try await run(["show-buffer"]) }

  /// The started process.
  public func processID() async throws -> Int32 {
    guard let processID = Int32(try await property("pane_pid")) else {
      throw TmuxFailure(description: "tmux tells no process")
    }
    return processID
  }

  /// Waits until the screen satisfies a condition.
  ///
  /// - Throws: A ``TmuxFailure`` that shows the screen, if that does not happen in time.
  public func waitUntil(
    _ what: String, _ condition: @Sendable (String) -> Bool
  ) async throws {
    do {
      try await TestSupport.waitUntil(what) { condition(try await text()) }
    } catch let timeout as WaitingTimedOut {
      throw TmuxFailure(description: "\(timeout); the screen shows:\n\(try await text())")
    }
  }

  /// Waits until a text is on the screen.
  public func waitUntilShown(_ wanted: String) async throws {
    try await waitUntil("“\(wanted)” on the screen") { $0.contains(wanted) }
  }

  /// Waits until the program has ended, and returns its status as a shell would: 128 + n after
  /// signal n.
  public func waitUntilEnded() async throws -> Int {
    try await TestSupport.waitUntil("the program's end") { try await property("pane_dead") == "1" }
    if let signal = Int(try await property("pane_dead_signal")) { return 128 + signal }
    return Int(try await property("pane_dead_status")) ?? 0
  }

  @discardableResult
  private func run(_ arguments: [String]) async throws -> String {
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C.UTF-8"
    environment["TMUX"] = nil
    let result = try await ChildProcess.run(
      Self.program, ["-S", socket] + arguments, environment: environment)
    guard result.exitCode == 0 else {
      throw TmuxFailure(description: "tmux \(arguments.first ?? ""): \(result.errors)")
    }
    return result.output
  }
}

/// A failure of tmux.
public struct TmuxFailure: Error, CustomStringConvertible {
  public let description: String
}
