import MoviesSession
import SafeText
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A plain session", .timeLimit(.minutes(5)))
struct PlainSessionTests {
  @Test("A script of lines is answered line by line, and its end is the session's")
  func script() async throws {
    let session = try await plainRun("2\n/ generated\nn\nq\n6\n", on: .generated(12))
    #expect(session.exitCode == .success)
    #expect(session.messages == "")
    let lines = session.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("movies-tui \(Version.current), plain mode. ") == true)
    #expect(lines.contains { $0.hasPrefix("12 titles for “generated”, 1 to 10:") })
    #expect(lines.contains("11 to 12 of 12:"))
    #expect(lines.last?.hasPrefix("12. ") == true)
  }

  @Test("A title is read in sentences, and its link can be had")
  func reading() async throws {
    let session = try await plainRun("/ moon\n3\nc 1\n")
    let tail = session.output.split(separator: "\n").suffix(4)
    #expect(tail.contains { $0.hasPrefix("tt9000") && $0.contains("https://www.imdb.com/title/") })
    #expect(session.output.contains("3 titles for “moon”:"))
  }

  @Test("The list can be filtered, and what is wrong with a filter or a search is told")
  func filtering() async throws {
    let script = "/ moon\nf type:series\nf raitng>7\nf\n/ rating>x\n"
    let lines = try await plainRun(script).output.split(separator: "\n").map(String.init)
    let filtered = try #require(lines.firstIndex(of: "number 1 of 1:"))
    #expect(lines[filtered + 1] == " 1. 月 Moon Harbour, series, since 2019")
    #expect(lines[filtered + 2] == "Column 1: unknown field “raitng”. Did you mean “rating”?")
    #expect(lines[filtered + 3] == "1 to 3 of 3:")
    #expect(lines.last == "Column 8: expected a number from 0 to 10, such as rating>7.5.")
  }

  @Test("Lines may come in any pieces, with any line end, and the last one with none")
  func pieces() async throws {
    let script = "/ 月 Moon\r\n1\r\nt series\ny 2019\n?"
    let whole = try await plainRun(script)
    let bytewise = try await plainRun(script, pieceLength: 1)
    #expect(whole.output == bytewise.output)
    #expect(whole.output.contains("月 Moon Harbour, series, since 2019"))
    #expect(whole.output.hasSuffix("q: quit\n"))
  }

  @Test("A line without an end is no reason to run out of memory")
  func endlessLine() async throws {
    let session = try await plainRun(String(repeating: "x", count: 1_000_000) + "\nq\n")
    #expect(session.exitCode == .success)
    #expect(session.output.utf8.count < 5_000)
  }

  @Test("What failed is told, and r tries again")
  func retry() async throws {
    let transport = FailingTransport(
      StandInTransport(.sample), with: .cannotResolve(host: "www.omdbapi.com"))
    let session = try await plainRun("r\n", query: "moon", transport: transport)
    let line =
      "No connection. Can't find the address of www.omdbapi.com. Type r to retry. "
      + "Titles already loaded still work."
    #expect(session.exitCode == .success)
    #expect(session.output == "movies-tui \(Version.current), plain mode. \(line)\n\(line)\n")
  }

  @Test("A person may stop what takes too long; a script waits")
  func stopping() async throws {
    let transport = StubTransport()
    let session = try await plainRun(
      "s\n", query: "moon", isTyped: true, transport: transport)
    #expect(session.exitCode == .success)
    #expect(
      session.output == "movies-tui \(Version.current), plain mode. Stopped. Type r to retry.\n")
    #expect(transport.cancelledCount == 1)
  }

  @Test("Without UTF-8 the text is written in ASCII")
  func transliteration() async throws {
    let session = try await plainRun("", query: "moon", isUnicode: false)
    #expect(session.output.contains("3 titles for \"moon\":"))
    #expect(session.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("On a terminal lines break between words, and in a pipe they do not break")
  func wrapping() async throws {
    let piped = try await plainRun("1\n?\n", query: "moon")
    let shown = try await plainRun("1\n?\n", query: "moon", columns: 40)
    #expect(shown.output.split(separator: "\n").allSatisfy { $0.cellWidth <= 40 })
    func words(_ run: PlainRun) -> [Substring] { run.output.split(whereSeparator: \.isWhitespace) }
    #expect(words(shown) == words(piped))
  }

  @Test(
    "Output that does not arrive ends it",
    arguments: [WriteError.closedPipe, .failed(reason: "full")])
  func outputErrors(_ error: WriteError) async throws {
    await #expect(throws: error) {
      try await plainRun("", query: "moon", output: RecordingSink(failingWith: error))
    }
  }
}
