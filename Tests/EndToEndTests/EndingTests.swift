import Foundation
import TestSupport
import Testing

@Suite("However it ends, the terminal is as it was before", .timeLimit(.minutes(5)))
struct EndingTests {
  @Test(
    "A signal that asks for the end gets it, with 128 and its number",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func signal(_ number: Int32) async throws {
    try await expectEnd(by: number)
  }

  @Test(
    "A crash restores the terminal before the shell hears of it",
    arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP])
  func crash(_ number: Int32) async throws {
    try await expectEnd(by: number)
  }

  @Test(
    "The list works in every kind of terminal, and the way back too",
    arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func terminalType(_ type: String) async throws {
    try await withList(terminalType: type) { program in
      try await program.press("Down", "Down")
      try await program.shows("3 / 33", "Batman Begins")
      try await program.press("?")
      try await program.shows("Keys here: results")
      try await program.press("Escape")
      try await program.hides("Keys here")
      try await program.press("q")
      #expect(try await program.ends() == 0)
    }
  }

  @Test("No thread blocks the signals of a fault, since only their handler restores the terminal")
  func faultSignals() async throws {
    try await withProgram(["--demo"]) { program in
      try await program.shows("1 / 33")
      let tasks = URL(filePath: "/proc/\(try await program.processID())/task")
      // While a thread is being made, and only then, the system blocks all of its signals.
      try await waitUntil("every thread to let the signals through") {
        let threads = try FileManager.default.contentsOfDirectory(atPath: tasks.path)
        let masks = try threads.compactMap {
          try Self.blockedSignals(of: tasks.appending(path: $0))
        }
        return masks.count > 1 && masks.allSatisfy { $0 & Self.faultSignals == 0 }
      }
    }
  }

  /// The fault signals, one bit each.
  private static let faultSignals: UInt64 = [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP]
    .reduce(0) { $0 | 1 << UInt64($1 - 1) }

  /// The signals that a thread blocks, one bit each; `nil` for a thread that has ended.
  private static func blockedSignals(of thread: URL) throws -> UInt64? {
    guard let status = try? String(contentsOf: thread.appending(path: "status"), encoding: .utf8)
    else { return nil }
    let blocked = try #require(status.firstMatch(of: #/SigBlk:\s+([0-9a-f]+)/#)?.1)
    let mask = try #require(UInt64(blocked, radix: 16))
    return mask
  }

  @Test("A terminal that is closed ends the program", arguments: [#""$@""#, ignoringHangUp])
  func hangUp(_ script: String) async throws {
    let start = Program.Start(arguments: ["--demo"], script: script, restoresTerminal: false)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      let process = try await program.processID()
      let server = try #require(Int32(try await program.terminal.property("pid")))
      kill(server, SIGKILL)
      try await waitUntil("the program's end") { !isRunning(process) }
    }
  }

  @Test(
    "The demo leaves nothing behind, neither while it runs nor however it ends",
    arguments: [SIGTERM, SIGHUP, SIGKILL])
  func demoLeavesNothing(_ signal: Int32) async throws {
    let start = Program.Start(
      arguments: ["--demo"], script: #"mkdir "$HOME/temporary"; TMPDIR="$HOME/temporary" "$@""#,
      restoresTerminal: signal != SIGKILL)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("w")
      try await program.shows("Put Batman on the watchlist.")
      try await program.press("g", "w")
      try await program.shows("Watchlist 1")
      #expect(try program.home.names(in: "temporary") == [])
      try await program.send(signal: signal)
      #expect(try await program.ends() == 128 + Int(signal))
      #expect(try program.home.names(in: "temporary") == [])
      #expect(try program.home.names(in: "data") == [])
    }
  }

  /// A start after which only the end of file reveals that the terminal is gone.
  private static let ignoringHangUp = #"trap "" HUP; "$@""#

  /// The demo, with its list on the screen.
  private func withList(
    terminalType: String = "tmux-256color", _ test: (Program) async throws -> Void
  ) async throws {
    let start = Program.Start(arguments: ["--demo"], terminalType: terminalType)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await test(program)
    }
  }

  /// Sends a signal when there is as much as possible to undo.
  private func expectEnd(by signal: Int32) async throws {
    try await withList { program in
      try await program.press("m")
      try await program.shows("Mouse on")
      try await program.send(signal: signal)
      #expect(try await program.ends() == 128 + Int(signal))
    }
  }

  private func isRunning(_ process: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    let state = status[(status.lastIndex(of: ")") ?? status.startIndex)...].dropFirst(2).first
    return state != "Z"
  }
}
