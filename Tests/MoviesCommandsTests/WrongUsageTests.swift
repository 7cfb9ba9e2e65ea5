import MoviesSession
import SessionTestSupport
import Testing

@testable import MoviesCommands

@MainActor
@Suite("Wrong usage of the command line", .timeLimit(.minutes(5)))
struct WrongUsageTests {
  @Test(
    "Options of search behind mere words name the command that takes them",
    arguments: [
      (["batman", "--format", "json"], "movies-tui search batman --format json"),
      (["--format=csv", "batman"], "movies-tui search --format=csv batman"),
      (["dark knight", "--year", "2008"], "movies-tui search 'dark knight' --year 2008"),
      (
        ["--demo", "it's", "--type", "series"], "movies-tui search --demo 'it'\\''s' --type series"
      ),
    ])
  func optionsOfSearch(_ arguments: [String], command: String) async throws {
    let result = try await run(arguments)
    #expect(result.exitCode == 64)
    #expect(
      result.messages
        == "movies-tui: Only search takes these options: \(command)\n")
  }

  @Test(
    "A number with a sign is a wrong number, and an empty path is none",
    arguments: [
      (["search", "x", "--limit", "-5"], "The value '-5' is invalid for '--limit <limit>': "),
      (["x", "--limit", "-5"], "The value '-5' is invalid for '--limit <limit>': "),
      (["show", "x", "--year", "-1"], "The value '-1' is invalid for '--year <year>': "),
      (["episodes", "x", "--season", "-1"], "The value '-1' is invalid for '--season <season>': "),
      (["stand-in", "--port", "-1"], "The value '-1' is invalid for '--port <port>': "),
      (["stand-in", "--seed", "-1"], "The value '-1' is invalid for '--seed <seed>'"),
      (["search", "x", "--config", ""], "The value '' is invalid for '--config <file>': "),
      (["--replay", ""], "The value '' is invalid for '--replay <file>': "),
      (["report", "--output", ""], "The value '' is invalid for '--output <folder>': "),
    ])
  func wrongValues(_ arguments: [String], words: String) async throws {
    let result = try await run(arguments)
    #expect(result.exitCode == 64)
    #expect(result.messages.hasPrefix("movies-tui: \(words)"))
  }

  @Test(
    "A wrong number, day or choice is told with what is expected, and with the command's own help",
    arguments: [
      (
        ["library", "rate", "11", "x"],
        "'<rating>': expected a whole number from 1 to 10, or none.",
        "library rate"
      ),
      (
        ["library", "rate", "0", "x"], "expected a whole number from 1 to 10, or none.",
        "library rate"
      ),
      (
        ["library", "seen", "x", "--on", "2024-13-40"],
        "'--on <day>': expected a day such as 2024-06-30, or unknown.", "library seen"
      ),
      (
        ["library", "settle", "3"],
        "expected a name's number and its title, such as 3=tt0078748.", "library settle"
      ),
      (
        ["library", "import", "x", "--choose", "12"],
        "expected a line and an id, such as 12=tt0078748 or diary.csv:12=tt0078748.",
        "library import"
      ),
      (
        ["search", "x", "--sort", "price"],
        "Please provide one of rating, votes, year, title, runtime, disagreement.", "search"
      ),
      (["tonight", "--minutes", "0"], "expected a whole number from 1 to 6000.", "tonight"),
      (["show"], "Missing expected argument '<id-or-title> ...'.", "show"),
    ])
  func expectedValues(_ arguments: [String], words: String, command: String) async throws {
    let result = try await run(arguments)
    #expect(result.exitCode == 64)
    #expect(result.messages.hasSuffix("\(words) See movies-tui \(command) --help.\n"))
  }

  @Test("A rating of 1 and of 10 is one, and so is a leap day")
  func expectedBounds() async throws {
    for arguments in [
      ["library", "rate", "1", "x", "--demo"], ["library", "rate", "10", "x", "--demo"],
      ["library", "rate", "none", "x", "--demo"],
      ["library", "seen", "x", "--on", "2024-02-29", "--demo"],
    ] {
      #expect(try await run(arguments).exitCode != 64, "\(arguments)")
    }
  }

  @Test("A message about a wrong command line is one line that ends once")
  func punctuation() async throws {
    let unknown = try await run("search", "x", "--page", "2")
    #expect(
      unknown.messages == "movies-tui: Unknown option “--page”. See movies-tui search --help.\n")
    let script = try await run("--generate-completion-script", "csh")
    #expect(script.messages.hasSuffix("with one of: zsh bash fish. See movies-tui --help.\n"))
  }

  @Test(
    "An unknown option is told with the one that was meant, where one is near and offered",
    arguments: [
      (["search", "x", "--formt", "csv"], "Unknown option “--formt”. Did you mean “--format”?"),
      (["search", "x", "--tpye", "movie"], "Unknown option “--tpye”. Did you mean “--type”?"),
      (["--recrod", "x"], "Unknown option “--recrod”. Did you mean “--record”?"),
      (["show", "x", "--recrod", "x"], "Unknown option “--recrod”."),
      (["--foo"], "Unknown option “--foo”."), (["doctor", "-x"], "Unknown option “-x”."),
    ])
  func unknownOptions(_ arguments: [String], words: String) async throws {
    let result = try await run(arguments)
    #expect(result.exitCode == 64)
    let command = arguments[0].hasPrefix("-") ? "browse" : arguments[0]
    #expect(result.messages == "movies-tui: \(words) See movies-tui \(command) --help.\n")
  }

  @Test("A message quotes a wrong command line without what would harm a terminal")
  func harmless() async throws {
    let result = try await run("show", "tt\u{1B}[31m0\u{7}9", "--\u{1B}]0;x\u{7}")
    #expect(result.exitCode == 64)
    #expect(result.messages.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 })
    let long = try await run("help", String(repeating: "x", count: 100_000))
    #expect(long.messages.count < 2_000)
  }

  @Test(
    "Wrong usage is code 64 and one line",
    arguments: [
      ["--nope"], ["search"], ["search", "x", "--limit", "0"], ["search", "x", "--limit", "1001"],
      ["search", "x", "--limit", "many"], ["search", "x", "--type", "opera"],
      ["search", "x", "--year", "89"], ["search", "x", "--format", "xml"],
      ["search", "x", "--config"],
      ["show"], ["show", "x", "--plot", "long"], ["episodes"], ["episodes", "tt12"],
      ["doctor", "more"], ["search", "x", "--demo", "--base-url", "http://localhost/"],
      ["search", "<>"], ["show", ""], ["stand-in", "--port", "70000"],
      ["stand-in", "--fault", "gremlins"], ["search", "x", "--api-key", "abcd1234"],
    ])
  func wrongUsage(_ arguments: [String]) async throws {
    let result = try await run(arguments)
    #expect(result.exitCode == 64)
    #expect(result.output == "")
    #expect(result.messages.hasPrefix("movies-tui: "))
    #expect(result.messages.split(separator: "\n").count == 1)
  }
}
