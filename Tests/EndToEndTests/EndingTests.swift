import Foundation
import TestSupport
import Testing

@Suite("However it ends, the terminal is as it was before")
struct EndingTests {
  @Test("Quitting with q ends with 0")
  func quit() async throws {
    try await expectRestored(code: 0) { try await $0.press("q") }
  }

  @Test("q on the details' page goes back, and quits from the list")
  func quitStepwise() async throws {
    try await expectRestored(code: 0) { program in
      try await program.press("Enter")
      try await program.shows("Tim Burton")
      try await program.press("?")
      try await program.shows("Keys here: details")
      try await program.press("Escape")
      try await program.hides("Keys here")
      try await program.press("q")
      try await program.shows("Batman Begins")
      try await program.press("q")
    }
  }

  @Test("^C quits from everywhere")
  func controlC() async throws {
    try await expectRestored(code: 0) { program in
      try await program.press("/")
      try await program.press("C-c")
    }
  }

  @Test("The mouse is given back")
  func mouse() async throws {
    try await expectRestored(code: 0) { program in
      try await program.press("m")
      try await program.shows("mouse on")
      #expect(try await program.terminal.property("mouse_any_flag") == "1")
      try await program.press("q")
    }
  }

  @Test(
    "A signal that asks for the end gets it, with 128 and its number",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func signal(_ number: Int32) async throws {
    try await expectRestored(code: 128 + Int(number)) { try await $0.send(signal: number) }
  }

  @Test(
    "A crash restores the terminal before the shell hears of it",
    arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP])
  func crash(_ number: Int32) async throws {
    try await expectRestored(code: 128 + Int(number)) { try await $0.send(signal: number) }
  }

  @Test(
    "The list works in every kind of terminal, and the way back too",
    arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func terminalType(_ type: String) async throws {
    try await expectRestored(after: .observed(terminalType: type), code: 0) { program in
      try await program.press("Down", "Down")
      try await program.shows("3 / 33", "Batman Begins")
      try await program.press("?")
      try await program.shows("Keys here: results")
      try await program.press("Escape")
      try await program.hides("Keys here")
      try await program.press("q")
    }
  }

  @Test("A terminal that is closed ends the program", arguments: [#"exec "$@""#, ignoringHangUp])
  func hangUp(_ script: String) async throws {
    try await withProgram(Program.Start(arguments: ["--demo"], script: script)) { program in
      try await program.shows("1 / 33")
      let process = try await program.terminal.processID()
      let server = try #require(Int32(try await program.terminal.property("pid")))
      kill(server, SIGKILL)
      try await waitUntil("the program's end") { !isRunning(process) }
    }
  }

  /// A start after which only the end of file tells that the terminal is gone.
  private static let ignoringHangUp = #"trap "" HUP; exec "$@""#

  private func isRunning(_ process: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    let state = status[(status.lastIndex(of: ")") ?? status.startIndex)...].dropFirst(2).first
    return state != "Z"
  }
}
