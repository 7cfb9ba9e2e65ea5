import Foundation
import MoviesCommands
import SessionTestSupport
import Synchronization
import TestSupport
import Testing

@MainActor
@Suite("Long texts", .timeLimit(.minutes(5)))
struct PagerTests {
  /// The text that a pager was given to show.
  private final class Reader: Sendable {
    private let texts = Mutex<[String]>([])

    var shown: [String] { texts.withLock(\.self) }

    /// A pager on a terminal with this many lines; a missing one shows nothing.
    func pager(rows: Int, isMissing: Bool = false) -> Pager {
      Pager(rows: rows) { bytes in
        guard !isMissing else { return false }
        self.texts.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
        return true
      }
    }
  }

  @Test("A text that does not fit the terminal goes through the pager, one that fits does not")
  func length() async throws {
    let reader = Reader()
    let long = try await run("search", "moon", columns: 80, pager: reader.pager(rows: 4))
    #expect(long.output == "")
    #expect(reader.shown.count == 1)
    #expect(reader.shown.first?.hasPrefix("ID") == true)
    let short = try await run("search", "moon", columns: 80, pager: reader.pager(rows: 5))
    #expect(short.output == reader.shown.first)
    #expect(reader.shown.count == 1)
  }

  @Test("A line that is wider than the terminal counts for several")
  func width() async throws {
    let reader = Reader()
    let lines = try await run("show", "tt9000001", columns: 40).output.split(
      separator: "\n", omittingEmptySubsequences: false
    ).count
    // The link is wider than 40 columns and takes a second line.
    _ = try await run("show", "tt9000001", columns: 40, pager: reader.pager(rows: lines))
    #expect(reader.shown.count == 1)
    _ = try await run("show", "tt9000001", columns: 80, pager: reader.pager(rows: lines))
    #expect(reader.shown.count == 1)
  }

  @Test("A line that is exactly as wide as the terminal takes one line of it")
  func exactWidth() async throws {
    let reader = Reader()
    let result = try await run("search", "moon", columns: 31, pager: reader.pager(rows: 5))
    #expect(result.output.split(separator: "\n").map(\.count).max() == 31)
    #expect(reader.shown.isEmpty)
  }

  @Test(
    "Whatever is printed at once can be long",
    arguments: [
      ["search", "moon", "--format", "json"], ["show", "tt9000001"], ["episodes", "tt9000002"],
      ["doctor"], ["--help"], ["help", "search"],
    ])
  func texts(_ arguments: [String]) async throws {
    let reader = Reader()
    let result = try await run(arguments, columns: 80, pager: reader.pager(rows: 3))
    #expect(result.output == "")
    #expect(result.exitCode == 0)
    #expect(reader.shown == [try await run(arguments, columns: 80).output])
  }

  @Test("A pipe gets every text whole")
  func pipe() async throws {
    let reader = Reader()
    let result = try await run("--help", pager: reader.pager(rows: 3))
    #expect(result.output.contains("USAGE:"))
    #expect(reader.shown.isEmpty)
  }

  @Test("The setting ui.pager does without one")
  func setting() async throws {
    let home = try TemporaryFolder()
    let folder = home.path + "/movies-tui"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(#"{"ui": {"pager": "never"}}"#.utf8).write(to: URL(filePath: folder + "/config.json"))
    let reader = Reader()
    for arguments in [["search", "moon"], ["--help"]] {
      let result = try await run(
        arguments, environment: ["XDG_CONFIG_HOME": home.path], columns: 80,
        pager: reader.pager(rows: 2))
      #expect(result.output != "")
    }
    #expect(reader.shown.isEmpty)
  }

  @Test("What no pager shows is printed")
  func missing() async throws {
    let pager = Reader().pager(rows: 2, isMissing: true)
    #expect(try await run("search", "moon", columns: 80, pager: pager).output.hasPrefix("ID"))
    #expect(!Pager(command: "/none/less", rows: 2).show([]))
  }

  @Test("A pager is a command line of the shell, finds no key, and may stop reading")
  func command() throws {
    let folder = try TemporaryFolder()
    setenv("OMDB_API_KEY", "abcd1234", 1)
    defer { unsetenv("OMDB_API_KEY") }
    let pager = Pager(
      command: "head -c 4 | tr a-z A-Z >'\(folder.path)/text'; env >'\(folder.path)/env'", rows: 2)
    #expect(pager.show(Array(repeating: UInt8(ascii: "a"), count: 1 << 20)))
    let text = try String(contentsOfFile: folder.path + "/text", encoding: .utf8)
    let environment = try String(contentsOfFile: folder.path + "/env", encoding: .utf8)
    #expect(text == "AAAA")
    #expect(!environment.contains("OMDB_API_KEY"))
    #expect(Pager(command: "false", rows: 2).show([]))
  }
}
