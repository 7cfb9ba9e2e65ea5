import Foundation
import TestSupport
import Testing

@Suite("Posters in a terminal that knows kitty's graphics protocol", .timeLimit(.minutes(5)))
struct KittyTests {
  private static let query = "\u{1B}[>q"
  private static let upload = "a=T,U=1"
  private static let placeholder: Unicode.Scalar = "\u{10EEEE}"
  private static let kitty = "\u{1B}P>|kitty(0.46.2)\u{1B}\\"

  private func start(
    _ arguments: [String] = ["batman"], variables: [String: String] = [:]
  ) async throws -> PseudoTerminal {
    let usual = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
      "HOME": NSTemporaryDirectory() + UUID().uuidString, "PATH": "/usr/bin:/bin",
    ]
    let terminal = try PseudoTerminal(
      [Program.path, "--demo"] + arguments, columns: 120, rows: 40,
      environment: usual.merging(variables) { _, own in own })
    terminal.resize(columns: 120, rows: 40, pixelWidth: 1_200, pixelHeight: 800)
    return terminal
  }

  /// A session that has asked, without the welcome, in whose place the details are.
  private func session(_ variables: [String: String] = [:]) async throws -> PseudoTerminal {
    let terminal = try await start(variables: variables)
    try await terminal.waitUntilWritten(Self.query)
    terminal.type("k")
    return terminal
  }

  private func graphics(_ words: String) -> String { "\u{1B}_Gi=31;\(words)\u{1B}\\" }

  @Test("Once it has answered it gets pictures with placeholders, in each size, until that is off")
  func upgraded() async throws {
    let terminal = try await session()
    terminal.type(graphics("OK") + Self.kitty)
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

  @Test("With the setting “kitty” it gets pictures without having answered")
  func forced() async throws {
    let home = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: home + "/movies-tui", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    try #"{"ui": {"poster": "kitty"}}"#.write(
      toFile: home + "/movies-tui/config.json", atomically: true, encoding: .utf8)
    let terminal = try await session(["XDG_CONFIG_HOME": home])
    let shown = try await terminal.waitUntilWritten(Self.upload)
    #expect(shown.unicodeScalars.contains(Self.placeholder))
    terminal.type("q")
    #expect(try await terminal.end() == 0)
  }

  @Test("Answers may be late and arrive in pieces: until both are there, posters are cells")
  func late() async throws {
    let terminal = try await session(["TMUX": "x"])
    try await terminal.waitUntilWritten("▄")
    terminal.type(graphics("OK") + "j")
    #expect(!(try await terminal.waitUntilWritten("Adam West")).contains(Self.upload))
    for piece in ["\u{1B}P>|kit", "ty(0.46.2)\u{1B}", "\\"] { terminal.type(piece) }
    try await terminal.waitUntilWritten(Self.upload)
    terminal.type("q")
    #expect(try await terminal.end() == 0)
  }

  @Test(
    "A terminal that does not answer, says no, or is none of those that can, gets cells",
    arguments: [
      "", "\u{1B}_Gi=31;OK\u{1B}\\", kitty, "\u{1B}_Gi=31;ENOTSUPPORTED\u{1B}\\" + kitty,
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|WezTerm 20240203\u{1B}\\",
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|tmux 3.5a\u{1B}\\",
      // In a paste, and in a title, it is nobody's answer.
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}]0;P>|kitty(0.46.2)\u{1B}\\",
    ])
  func cells(answer: String) async throws {
    let terminal = try await session()
    terminal.type(answer)
    let shown = try await terminal.waitUntilWritten("▄")
    terminal.type("j")
    let later = try await terminal.waitUntilWritten("Adam West")
    #expect(!(shown + later).contains(Self.upload))
    #expect(!(shown + later).unicodeScalars.contains(Self.placeholder))
    terminal.type("q")
    #expect(try await terminal.end() == 0)
  }

  @Test("doctor asks, waits for late answers, and says what follows from them")
  func doctor() async throws {
    let terminal = try await start(["doctor"])
    try await terminal.waitUntilWritten(Self.query)
    terminal.type(graphics("OK") + Self.kitty)
    let output = try await terminal.waitUntilWritten("imdb\r\n")
    for line in [
      "asked         kitty graphics, XTVERSION", "graphics      yes", "terminal      kitty(0.46.2)",
      "shownAs       pixels", "reason        the terminal is one of those that show them",
    ] {
      #expect(output.contains("  \(line)\r\n"))
    }
    #expect(try await terminal.end() == 0)
  }
}
