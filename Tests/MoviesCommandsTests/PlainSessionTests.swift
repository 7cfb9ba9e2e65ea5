import MoviesCommands
import MoviesSession
import OMDBStandIn
import SafeText
import TestSupport
import Testing
import Transport

@Suite("A plain session")
struct PlainSessionTests {
  @Test("A script of lines is answered line by line, and its end is the session's")
  func script() async throws {
    let session = try await plain("2\n/ generated\nn\nq\n6\n", .generated(12))
    #expect(session.exitCode == 0)
    #expect(session.messages == "")
    let lines = session.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("movies-tui \(Version.current), plain. ") == true)
    #expect(lines.contains { $0.hasPrefix("12 titles for “generated”, 1 to 10:") })
    #expect(lines.contains("11 to 12 of 12:"))
    #expect(lines.last?.hasPrefix("12. ") == true)
  }

  @Test("A title is read in sentences, and its link can be had")
  func reading() async throws {
    let session = try await plain("/ moon\n3\nc 1\n", .sample)
    let tail = session.output.split(separator: "\n").suffix(4)
    #expect(tail.contains { $0.hasPrefix("tt9000") && $0.contains("https://www.imdb.com/title/") })
    #expect(session.output.contains("3 titles for “moon”:"))
  }

  @Test("Lines may come in any pieces, with any line end, and the last one with none")
  func pieces() async throws {
    let script = "/ 月 Moon\r\n1\r\nt series\ny 2019\n?"
    let whole = try await plain(script, .sample)
    let bytewise = try await plain(script, .sample, pieceLength: 1)
    #expect(whole.output == bytewise.output)
    #expect(whole.output.contains("月 Moon Harbour, series, since 2019"))
    #expect(whole.output.hasSuffix("q: quit\n"))
  }

  @Test("A line without an end is no reason to run out of memory")
  func endlessLine() async throws {
    let session = try await plain(String(repeating: "x", count: 1_000_000) + "\nq\n", .sample)
    #expect(session.exitCode == 0)
    #expect(session.output.utf8.count < 5_000)
  }

  @Test("What failed is told, and r tries again")
  func retry() async throws {
    let transport = FailingTransport(
      StandInTransport(.sample), with: .cannotResolve(host: "www.omdbapi.com"))
    let session = try await run(
      ["--plain", "moon"], input: ScriptedSource("r\n"),
      transport: transport)
    let line =
      "No connection. Could not resolve www.omdbapi.com. When you are online, r tries again."
    #expect(session.exitCode == 0)
    #expect(session.output == "movies-tui \(Version.current), plain. \(line)\n\(line)\n")
  }

  @Test("A person may stop what takes too long; a script waits")
  func stopping() async throws {
    let transport = StubTransport()
    let session = try await run(
      ["--plain", "moon"], input: ScriptedSource("s\n"), isTyped: true,
      transport: transport)
    #expect(session.exitCode == 0)
    #expect(session.output == "movies-tui \(Version.current), plain. Stopped. r tries again.\n")
    #expect(transport.cancelledCount == 1)
  }

  @Test("Without UTF-8 the text is written in ASCII")
  func transliteration() async throws {
    let session = try await run(
      ["--plain", "moon"], isUnicode: false, input: ScriptedSource(""))
    #expect(session.output.contains("3 titles for \"moon\":"))
    #expect(session.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("On a terminal lines break between words, and in a pipe they do not break")
  func wrapping() async throws {
    let piped = try await run(["--plain", "moon"], input: ScriptedSource("1\n?\n"))
    let shown = try await run(
      ["--plain", "moon"], columns: 40, input: ScriptedSource("1\n?\n"))
    #expect(shown.output.split(separator: "\n").allSatisfy { $0.cellWidth <= 40 })
    func words(_ run: Run) -> [Substring] { run.output.split(whereSeparator: \.isWhitespace) }
    #expect(words(shown) == words(piped))
  }

  @Test("A closed pipe ends it quietly, a full device with 74")
  func outputErrors() async throws {
    let closed = try await run(
      ["--plain", "moon"], output: RecordingSink(failingWith: .closedPipe))
    #expect(closed.exitCode == 0)
    #expect(closed.messages == "")
    let full = try await run(
      ["--plain", "moon"], output: RecordingSink(failingWith: .failed(reason: "no space")))
    #expect(full.exitCode == 74)
  }

  @MainActor
  private func plain(
    _ lines: String, _ standIn: StandIn, pieceLength: Int = 4096
  ) async throws -> Run {
    try await run(
      ["--plain"],
      input: ScriptedSource(lines, pieceLength: pieceLength), transport: StandInTransport(standIn))
  }
}
