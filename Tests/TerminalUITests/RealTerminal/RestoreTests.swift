import Foundation
import TestSupport
import Testing

@Suite("The way back, in a real terminal", .serialized, .timeLimit(.minutes(5)))
struct RestoreTests {
  @Test("Quitting leaves the terminal as it was")
  func quitting() async throws {
    let probe = try await ProbeInShell()
    try await probe.waitForList()
    #expect(try await probe.terminal.property("alternate_on") == "1")
    #expect(try await probe.terminal.property("cursor_flag") == "0")
    try await probe.terminal.press("q")
    #expect(try await probe.waitForShell() == 0)
    try await probe.expectTerminalAsBefore()
  }

  @Test("Leaving by exit leaves the terminal as it was")
  func exiting() async throws {
    let probe = try await ProbeInShell()
    try await probe.waitForList()
    try await probe.terminal.press("m")
    try await probe.terminal.press("e")
    #expect(try await probe.waitForShell() == 3)
    try await probe.expectTerminalAsBefore()
  }

  @Test(
    "A crash leaves the terminal as it was, and is still a crash",
    arguments: zip(
      ["1", "2", "3", "4", "5", "6"], [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]))
  func crashing(key: String, signal: Int32) async throws {
    let probe = try await ProbeInShell()
    try await probe.waitForList()
    try await probe.terminal.press("m")
    try await probe.terminal.press("f")
    try await TestSupport.waitUntil("the mouse") {
      try await probe.terminal.property("mouse_any_flag") == "1"
    }
    try await probe.terminal.press(key)
    #expect(try await probe.waitForShell() == 128 + Int(signal))
    try await probe.expectTerminalAsBefore()
  }

  @Test(
    "A signal that ends the program leaves the terminal as it was",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func ending(signal: Int32) async throws {
    let probe = try await ProbeInShell()
    try await probe.waitForList()
    let shell = try await probe.terminal.processID()
    let child = try await waitFor("the probe's process") { childOf(shell) }
    kill(child, signal)
    #expect(try await probe.waitForShell() == 128 + Int(signal))
    try await probe.expectTerminalAsBefore()
  }

  private func childOf(_ processID: Int32) -> Int32? {
    let path = "/proc/\(processID)/task/\(processID)/children"
    let children = try? String(contentsOfFile: path, encoding: .utf8)
    return children.flatMap { $0.split(separator: " ").first }.flatMap { Int32($0) }
  }
}
