import Foundation
import TestSupport
import Testing

@Suite("Posters in a terminal that knows kitty's graphics protocol", .timeLimit(.minutes(5)))
struct KittyTests {
  private static let query = "\u{1B}_Gi=31,"
  private static let upload = "a=T,U=1"
  private static let placeholder: Unicode.Scalar = "\u{10EEEE}"

  private func start() async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [Program.path, "--demo", "batman"], columns: 120, rows: 40,
      environment: [
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
        "HOME": NSTemporaryDirectory() + UUID().uuidString, "PATH": "/usr/bin:/bin",
      ])
    terminal.resize(columns: 120, rows: 40, pixelWidth: 1_200, pixelHeight: 800)
    try await terminal.waitUntilWritten(Self.query)
    // The first key takes the welcome away, in whose place the details are.
    terminal.type("k")
    return terminal
  }

  private func answer(_ terminal: PseudoTerminal, _ words: String) {
    terminal.type("\u{1B}_Gi=31;\(words)\u{1B}\\")
  }

  @Test("Once it has answered it gets pictures with placeholders, in each size, until that is off")
  func upgraded() async throws {
    let terminal = try await start()
    answer(terminal, "OK")
    let shown = try await terminal.waitUntilWritten(Self.upload)
    #expect(shown.unicodeScalars.contains(Self.placeholder))
    terminal.resize(columns: 118, rows: 40, pixelWidth: 1_180, pixelHeight: 800)
    try await terminal.waitUntilWritten(Self.upload)
    terminal.type("i")
    try await terminal.waitUntilWritten("Posters off.")
    terminal.type("j")
    let withoutPosters = try await terminal.waitUntilWritten("Adam West")
    #expect(!withoutPosters.contains(Self.upload))
    terminal.type("q")
    #expect(try await terminal.end() == 0)
  }

  @Test(
    "A terminal that does not answer, or says no, gets cells", arguments: ["", "ENOTSUPPORTED"])
  func cells(words: String) async throws {
    let terminal = try await start()
    if !words.isEmpty { answer(terminal, words) }
    let shown = try await terminal.waitUntilWritten("▄")
    #expect(!shown.contains(Self.upload) && !shown.unicodeScalars.contains(Self.placeholder))
    terminal.type("q")
    #expect(try await terminal.end() == 0)
  }
}
