import TestSupport
import Testing

@Suite("A session with few resources", .timeLimit(.minutes(5)))
struct ResourceTests {
  @Test(
    "However many files are allowed, the session works, or is refused in one line",
    arguments: [8, 12, 16, 24, 32, 64, 128, 163, 164, 256])
  func openFiles(count: Int) async throws {
    try await expectListOrRefusal(under: "-n \(count)")
  }

  @Test(
    "However much memory is allowed, the session works, or is refused in one line",
    arguments: [300, 500, 800, 1_000, 1_100, 1_200, 1_400, 2_000])
  func memory(megabytes: Int) async throws {
    try await expectListOrRefusal(under: "-v \(megabytes << 10)")
  }

  @Test("With no more files than are asked for, 16 links can be opened at once")
  func manyLinks() async throws {
    let start = Program.Start(
      arguments: ["--demo"], environment: ["DISPLAY": ":0"],
      script: Gate.script(before: #"ulimit -n 164; "$@""#),
      scripts: ["bin/xdg-open": Gate.waiting, "bin/xclip": Gate.waiting])
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.type(
        String(repeating: "c", count: 20) + String(repeating: "o", count: 40)
          + String(repeating: "c", count: 20))
      try await waitUntil("16 openers") { try await program.children().count >= 16 }
      try await program.press("Down")
      try await program.shows("2 / 33")
      try await Gate.open(of: program)
    }
  }

  /// Starts the demo under a limit, in the words of `ulimit`.
  private func expectListOrRefusal(under limit: String) async throws {
    let start = Program.Start(
      arguments: ["--demo"], columns: 120, script: #"(ulimit \#(limit); exec "$@")"#)
    try await withProgram(start) { program in
      try await waitUntil("the list or the end") {
        if program.hasEnded { return true }
        return try await program.terminal.text().contains("1 / 33")
      }
      if program.hasEnded {
        #expect(try await program.ends() == 71)
        try await program.shows("are needed. Raise the limit with ulimit \(limit.prefix(2)).")
      } else {
        try await program.press("q")
        #expect(try await program.ends() == 0)
      }
    }
  }
}
