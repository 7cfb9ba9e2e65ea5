import Foundation
import MoviesSession
import SessionTestSupport
import TestSupport
import Testing

@testable import MoviesCommands

@MainActor
@Suite("The configuration, shown and checked", .timeLimit(.minutes(5)))
struct ConfigCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String..., configuring text: String? = nil) async throws -> Run {
    if let text { try folder.write(text, to: "movies-tui/config.json") }
    return try await MoviesCommandsTests.run(
      ["config"] + arguments,
      environment: ["XDG_CONFIG_HOME": folder.path, "HOME": folder.path, "EDITOR": "false"])
  }

  private var path: String { "\(folder.path)/movies-tui/config.json" }

  @Test("path is where the file is, or would be; an option means another one")
  func place() async throws {
    #expect(try await run("path").output == path + "\n")
    let other = try await run("path", "--config", "/tmp/other.json")
    #expect(other.output == "/tmp/other.json\n")
  }

  @Test("show prints the settings of the file over the defaults, or the defaults alone")
  func show() async throws {
    let text = #"{"defaultQuery": "alien", "ui": {"mouse": true}}"#
    let shown = try await run("show", configuring: text)
    #expect(shown.output.contains("\"defaultQuery\": \"alien\""))
    #expect(shown.output.contains("\"mouse\": true"))
    #expect(shown.output.contains("\"dailyLimit\": 1000"))
    let settings = try Settings(reading: Array(shown.output.utf8), path: "shown")
    #expect(settings.defaultQuery == "alien")
    let defaults = try await run("show", "--default")
    #expect(try Settings(reading: Array(defaults.output.utf8), path: "shown") == Settings())
  }

  @Test("check says what the start would say, and its code")
  func check() async throws {
    #expect(try await run("check").output.hasPrefix("There is no configuration"))
    let right = try await run("check", configuring: #"{"$schema": "x.json", "start": "last"}"#)
    #expect(right.output == "\(path) has no mistake.\n")
    let wrong = try await run("check", configuring: #"{"start": "lsat"}"#)
    #expect(wrong.exitCode == 78)
    #expect(wrong.messages.contains("config.json:1:11: The setting start is \"lsat\"; expected"))
    let keyless = try await run(
      "check", configuring: #"{"omdb": {"apiKeyFile": "missing.txt"}}"#)
    #expect(keyless.exitCode == 77 || keyless.exitCode == 66)
  }

  @Test("edit needs a terminal, makes a whole file with its schema, and loses nothing")
  func edit() async throws {
    let failed = try await run("edit")
    #expect(failed.exitCode == 64)
    #expect(failed.messages.contains("The editor “false” failed. Set VISUAL or EDITOR"))
    let made = try Array(Data(contentsOf: URL(filePath: path)))
    #expect(try Settings(reading: made, path: path) == Settings())
    #expect(String(decoding: made, as: UTF8.self).contains("\"$schema\": \"config.schema.json\""))
    let schema = "\(folder.path)/movies-tui/config.schema.json"
    #expect(FileManager.default.fileExists(atPath: schema))
    _ = try await run("edit", configuring: #"{"start": "last"}"#)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == #"{"start": "last"}"#)
  }

  @Test(
    "On a terminal edit opens the user's editor, and says what is wrong afterwards",
    arguments: [("s/batman/alien/", 0), ("s/home/hmoe/", 78)])
  func editing(change: String, exitCode: Int32) async throws {
    let program = BuiltProgram.path("movies-tui")
    let terminal = try PseudoTerminal(
      ["bash", "-c", "VISUAL='sed -i \(change)' '\(program)' config edit"], rows: 24,
      environment: [
        "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "PATH": "/usr/local/bin:/usr/bin:/bin",
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
      ])
    #expect(try await terminal.end() == exitCode)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains(change.contains("alien") ? "\"alien\"" : "\"hmoe\""))
  }

  @Test("--default is refused beside anything but show")
  func wrongUsage() async throws {
    let result = try await run("check", "--default")
    #expect(result.exitCode == 64)
    #expect(result.messages == "movies-tui: --default works only with show.\n")
  }

  @Test("The schema is the one in the repository, which the example names")
  func schema() async throws {
    let printed = try await run("schema").output
    try GeneratedPage("docs/config.schema.json").expect(printed)
    let example = try String(
      contentsOf: GeneratedPage.root.appending(path: "config.example.json"), encoding: .utf8)
    #expect(example == Settings().text(naming: ".github/docs/config.schema.json"))
  }
}
