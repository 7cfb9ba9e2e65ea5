import Foundation
import TestSupport

/// The built program in a separate terminal, with a private home and a clean environment.
struct Program: Sendable {
  let terminal: TmuxSession
  let home: PrivateHome

  /// The way to start a program.
  struct Start: Sendable {
    var arguments: [String] = []
    var columns = 80
    var rows = 24
    var terminalType = "tmux-256color"
    var environment: [String: String] = [:]
    /// The text of the configuration file; `nil` for none.
    var settings: String?
    /// The terminal's script; the program and its arguments are in `"$@"`.
    var script = #""$@""#
    /// Executable files below the home, by their paths.
    var scripts: [String: String] = [:]
    /// Whether the terminal carries out clipboard requests.
    var takesClipboard = true
    /// Whether the variable `TMUX` is set, so that the program can ask tmux itself.
    var knowsTmux = false
    /// Whether the terminal must be the same at the end as before: always, unless a program is not
    /// given the time to restore it.
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

  /// The path of the program.
  static let path = BuiltProgram.path("movies-tui")

  private static let configuration = "config/movies-tui/config.json"
}

/// Runs the program in a terminal while a test needs it, ends it if the test has not, and expects
/// the terminal to be as it was before.
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

/// Runs the program in a terminal, started in a custom way.
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
