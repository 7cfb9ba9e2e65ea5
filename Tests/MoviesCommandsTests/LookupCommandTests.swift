import Foundation
import MoviesSession
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("movies-tui lookup", .timeLimit(.minutes(5)))
struct LookupCommandTests {
  @Test("Each line is answered in its turn, by an id, an address or a name; blank lines by nothing")
  func order() async throws {
    let input = """
      tt9000003

      https://www.imdb.com/title/tt9000002/?ref_=nv
         \u{20}
      moon harbour (2019)
      tt9000001
      """
    let result = try await lookup(input)
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
    let answers = try answers(result)
    #expect(
      answers.map(\.input) == [
        "tt9000003", "https://www.imdb.com/title/tt9000002/?ref_=nv", "moon harbour (2019)",
        "tt9000001",
      ])
    #expect(answers.map(\.id) == ["tt9000003", "tt9000002", "tt9000002", "tt9000001"])
    #expect(answers.allSatisfy { $0.code == nil })
  }

  @Test("A line is the input, the title as show prints it, and the error")
  func format() async throws {
    let result = try await lookup("tt9000003\n")
    let shown = try await run("show", "tt9000003", "--plot", "full", "--format", "json")
    let line = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(result.output.hasPrefix(#"{"input":"tt9000003","title":{"id":"tt9000003","#))
    #expect(result.output.hasSuffix("},\"error\":null,\"certainty\":\"certain\"}\n"))
    var title = try #require(
      try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any])
    // Similar titles are on a title's own page alone.
    title["similar"] = nil
    #expect(line["title"] as? NSDictionary == title as NSDictionary)
  }

  @Test("An error stands in its place, and the lines behind it are answered")
  func errors() async throws {
    let result = try await lookup("tt12\nqwxzqwxz\n<>\ntt9000001\nmoon harbour (1950)\n")
    #expect(try answers(result).map(\.code) == [64, 1, 64, nil, 1])
    #expect(try answers(result).map(\.id) == [nil, nil, nil, "tt9000001", nil])
    #expect(
      result.output.hasPrefix(
        #"{"input":"tt12","title":null,"error":{"code":64,"message":"“tt12” is not a valid IMDb "#))
    #expect(result.messages == "")
  }

  @Test(
    "The exit code is that of the first error other than that nothing matched",
    arguments: [
      ("", Int32(0)), ("\n\n", 0), ("tt9000001", 0), ("qwxzqwxz\ntt9000001", 1),
      ("qwxzqwxz\ntt12\ntt9000001", 64),
    ])
  func exitCode(input: String, code: Int32) async throws {
    #expect(try await lookup(input).exitCode == code)
  }

  @Test("A service that fails is told on every line")
  func failing() async throws {
    let transport = FailingTransport(
      StandInTransport(.sample), with: .cannotConnect(host: "127.0.0.1"))
    let result = try await lookup("tt9000001\ntt9000002", transport: transport)
    #expect(result.exitCode == 69)
    #expect(try answers(result).map(\.code) == [69, 69])
    #expect(result.messages == "")
  }

  @Test(
    "However the bytes arrive, the lines are the same", arguments: [1, 2, 3, 7, 4096])
  func pieces(length: Int) async throws {
    let source = ScriptedSource("tt9000003\r\n月 moon harbour\nmoon", pieceLength: length)
    let result = try await run(["lookup"], input: source)
    #expect(try answers(result).map(\.input) == ["tt9000003", "月 moon harbour", "moon"])
    #expect(try answers(result)[1].id == "tt9000002")
  }

  @Test("Bytes that are no text, or would harm a terminal, are answered like any others")
  func hostileBytes() async throws {
    let lines: [[UInt8]] = [
      Array("tt9000001\u{0}".utf8), [0xFF, 0xFE, 0xC3], Array("\u{1B}[31mtt9000002".utf8),
      Array("\u{202E}\u{9B}2J".utf8), Array(repeating: 0x61, count: 100_000),
      Array("tt9000003".utf8),
    ]
    let result = try await run(
      ["lookup"], input: ScriptedSource(Array(lines.joined(separator: [0x0A]))))
    let answers = try answers(result)
    #expect(answers.first?.id == "tt9000001")
    #expect(answers.last?.id == "tt9000003")
    #expect(answers.contains { $0.id == "tt9000002" })
    #expect(result.output.utf8.count < 20_000)
    #expect(
      result.output.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E
      })
  }

  @Test("A reader that has left ends it quietly, and nothing more is asked")
  func closedPipe() async throws {
    let transport = StandInTransport(.sample)
    let result = try await run(
      ["lookup"], input: ScriptedSource("tt9000001\ntt9000002\ntt9000003\n"), transport: transport,
      output: RecordingSink(failingWith: .closedPipe))
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
    #expect(transport.paths.count == 1)
    let full = try await run(
      ["lookup"], input: ScriptedSource("tt9000001\n"),
      output: RecordingSink(failingWith: .failed(reason: "full")))
    #expect(full.exitCode == 74)
    #expect(full.messages == "movies-tui: Standard output cannot be written: full.\n")
  }

  private func lookup(
    _ input: String, transport: FailingTransport
  ) async throws -> Run {
    try await run(["lookup"], input: ScriptedSource(input), transport: transport)
  }

  private func lookup(_ input: String) async throws -> Run {
    try await run(["lookup"], input: ScriptedSource(input))
  }

  private func answers(_ run: Run) throws -> [LookupAnswer] { try run.lines.map(LookupAnswer.init) }
}
