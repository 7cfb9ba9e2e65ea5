import Foundation
import MoviesCore
import MoviesUI
import Testing

@testable import MoviesCommands

@MainActor
@Suite("The manual page", .timeLimit(.minutes(5)))
struct ManualTests {
  private func lines() async throws -> [String] {
    let result = try await run("generate-manual")
    #expect(result.exitCode == 0)
    return result.output.split(separator: "\n").map { String($0) }
  }

  @Test("The sections stand in the order that manuals have")
  func sections() async throws {
    let sections = try await lines().filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "KEYS", "FILES", "ENVIRONMENT",
        "EXIT STATUS", "EXAMPLES",
      ])
  }

  @Test("Every command that help shows is described, with its options and without those of all")
  func commands() async throws {
    let lines = try await lines()
    for name in Root.commandNames where name != "generate-manual" {
      #expect(lines.contains(".Ss \(name.manualText)"))
    }
    #expect(lines.contains(".It Fl \\-season Ar season"))
    #expect(lines.contains(".It Fl \\-fault Ar rule ..."))
    #expect(lines.contains(".It Ar id\\-or\\-title ..."))
    for option in ["demo", "record Ar file", "version"] {
      #expect(lines.count { $0 == ".It Fl \\-\(option)" } == 1)
    }
    #expect(!lines.contains { $0.contains("generate\\-manual") })
  }

  @Test("Every key of the keymap is told, with what it does")
  func keys() async throws {
    let lines = try await lines()
    let keymap = try Keymap()
    let told = Set(zip(lines, lines.dropFirst()).map { [$0, $1] })
    let bindings = Pane.allCases.flatMap { keymap.bindings(in: $0) } + keymap.everywhere
    for binding in bindings where !binding.keys.isEmpty {
      let keys = binding.keys.map(\.description).joined(separator: " ")
      let words = [".It Ic \(keys.manualArgument)", binding.command.summary.manualText]
      #expect(told.contains(words), "\(words)")
    }
  }

  @Test("The variables and exit codes are those of the pages for users")
  func tables() async throws {
    func sections(of name: String) throws -> [Substring] {
      try String(contentsOf: GeneratedPage(name).url, encoding: .utf8).split(separator: "\n## ")
    }
    let lines = try await lines()
    let variables = try #require(
      try sections(of: "docs/configuration.md").first { $0.hasPrefix("Variables") })
    for match in variables.matches(of: /`([A-Za-z_]+)`[^|\n]*(?=\|)/) where match.1.contains("_") {
      #expect(lines.contains(".It Ev \(match.1)"), "\(match.1)")
    }
    let codes = try #require(
      try sections(of: "docs/scripts.md").first { $0.hasPrefix("Exit codes") })
    for match in codes.matches(of: /\n\| (\d+) \|/) {
      #expect(lines.contains(".It \"\\&\(match.1)\""), "\(match.1)")
    }
  }

  @Test("Examples are lines of their own, whole, and can be typed as they are printed")
  func examples() async throws {
    let lines = try await lines()
    let start = try #require(lines.firstIndex(of: ".Sh EXAMPLES"))
    let examples = lines[start...].filter { $0.hasPrefix("movies") }
    for example in [
      "movies-tui search alien --limit 50 --format csv > alien.csv",
      "movies-tui stand-in --generate 400 --fault 'latency 100-900'",
      "movies-tui --replay session.jsonl --until 40 --format json",
    ] {
      #expect(examples.contains(example.manualText))
    }
    #expect(lines[start...].filter { $0 == ".Bd -literal -offset indent" }.count >= 4)
    #expect(!lines[..<start].contains { $0.contains("Examples:") })
  }

  @Test(
    "No text is taken for a command, and marks stay what they are",
    arguments: [
      ("", "\\&"), (".dot", "\\&.dot"), ("'quoted'", "\\(aqquoted\\(aq"), ("a\\b", "a\\eb"),
      ("^U ~/x `y`", "\\(haU \\(ti/x \\(gay\\(ga"), ("--demo", "\\-\\-demo"),
      ("“é”", "\\[u201C]\\[u00E9]\\[u201D]"),
      ("\"q\"", "\\(dqq\\(dq"),
    ])
  func escapes(text: String, expected: String) {
    #expect(text.manualText == expected)
  }

  @Test("The page is ASCII, and holds no line that is empty")
  func plain() async throws {
    let text = try await run("generate-manual").output
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    #expect(!text.contains("\n\n"))
  }

  @Test("The command that prints it is offered to nobody")
  func hidden() async throws {
    #expect(!(try await run("--help").output.contains("generate-manual")))
  }
}
