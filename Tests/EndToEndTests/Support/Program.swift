import Foundation
import TestSupport

/// The built program in a terminal of its own, with a private home and a clean environment.
struct Program: Sendable {
  let terminal: TmuxSession
  let home: PrivateHome

  /// How a program is started.
  struct Start: Sendable {
    var arguments: [String] = []
    var columns = 80
    var rows = 24
    var terminalType = "tmux-256color"
    var environment: [String: String] = [:]
    /// The text of the configuration file; `nil` for none.
    var settings: String?
    /// What the terminal's shell runs; the program and its arguments are in `"$@"`.
    var script = #""$@""#
    /// Files below the home that can be executed, by their paths.
    var scripts: [String: String] = [:]
    /// Whether the terminal does what a program asks of its clipboard.
    var takesClipboard = true
    /// Whether the program finds the variable `TMUX`, by which it can ask tmux itself.
    var knowsTmux = false
    /// Whether the terminal must be at the end as it was before: always, but where a program is
    /// not given the time to see to that.
    var restoresTerminal = true
  }

  fileprivate init(_ start: Start) async throws {
    home = try PrivateHome()
    if let settings = start.settings { try home.write(settings, to: Self.configuration) }
    for (name, text) in start.scripts { try home.write(text, to: name, permissions: 0o700) }
    let variables = home.environment(with: start.environment)
      .merging(["TERM": start.terminalType, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let kept = start.knowsTmux ? #"TMUX="$TMUX""# : ""
    terminal = try await TmuxSession(
      ["sh", "-c", #"exec env -i \#(kept) "$@""#, "sh"]
        + variables.map { "\($0.key)=\($0.value)" }
        + ["sh", "-c", Self.shell(running: start.script), "sh", Self.path] + start.arguments,
      columns: start.columns, rows: start.rows, takesClipboard: start.takesClipboard)
  }

  /// Where the program is.
  static let path = BuiltProgram.path("movies-tui")

  private static let configuration = "config/movies-tui/config.json"
}

/// Runs the program in a terminal for as long as a test needs it, ends it where the test has not, and
/// expects the terminal to be as it was before.
///
/// ```swift
/// try await withProgram(["--demo"]) { program in
///   try await program.shows("1 / 33")
/// }
/// ```
func withProgram(
  _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
  environment: [String: String] = [:], settings: String? = nil,
  _ test: (Program) async throws -> Void
) async throws {
  try await withProgram(
    Program.Start(
      arguments: arguments, columns: columns, rows: rows, environment: environment,
      settings: settings), test)
}

/// Runs the program in a terminal, started in a way of one's own.
func withProgram(
  _ start: Program.Start, _ test: (Program) async throws -> Void
) async throws {
  await Seats.terminals.take()
  do {
    let program = try await Program(start)
    let before = try await TerminalModes(of: program.terminal)
    try await program.press("Enter")
    try await test(program)
    if start.restoresTerminal { try await program.expectRestored(to: before, start) }
  } catch {
    await Seats.terminals.leave()
    throw error
  }
  await Seats.terminals.leave()
}
