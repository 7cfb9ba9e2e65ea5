import TestSupport
import Testing

@Suite("Stopping and going on, in a real terminal", .timeLimit(.minutes(5)))
struct SuspensionTests {
  @Test("^Z gives the terminal back, and fg takes it again in its new size")
  func suspension() async throws {
    let probe = try await ProbeInShell()
    try await probe.waitForList()
    try await probe.terminal.press("m")
    try await probe.terminal.press("C-z")
    try await probe.terminal.waitUntilShown("Stopped")
    try await probe.expectTerminalAsBefore()
    try await probe.terminal.resize(columns: 50, rows: 8)
    try await probe.terminal.type("clear; fg\n")
    try await probe.waitForList()
    try await probe.terminal.waitUntilShown("50×8")
    #expect(try await probe.terminal.property("alternate_on") == "1")
    #expect(try await probe.terminal.property("mouse_any_flag") == "1")
    // The shell's cursor is hidden again.
    #expect(try await probe.terminal.property("cursor_flag") == "0")
    try await probe.terminal.press("Down")
    try await probe.terminal.waitUntilShown("key Down")
    try await probe.terminal.press("q")
    #expect(try await probe.waitForShell() == 0)
    try await probe.expectTerminalAsBefore()
  }

  @Test("A program that was stopped from outside takes the terminal again")
  func stoppedFromOutside() async throws {
    let probe = try await ProbeInShell()
    try await probe.waitForList()
    try await probe.terminal.press("Down")
    try await probe.terminal.waitUntilShown("key Down")
    for signal in ["TSTP", "STOP"] {
      let outside = try await ChildProcess.run(
        "pkill", ["-\(signal)", "-P", "\(try await probe.terminal.processID())"])
      #expect(outside.exitCode == 0)
      try await probe.terminal.waitUntilShown("Stopped")
      try await probe.terminal.type("clear; fg\n")
      try await probe.waitForList()
      try await probe.terminal.press("Down")
      try await probe.terminal.waitUntilShown("key Down")
    }
    try await probe.terminal.press("q")
    #expect(try await probe.waitForShell() == 0)
    try await probe.expectTerminalAsBefore()
  }
}
