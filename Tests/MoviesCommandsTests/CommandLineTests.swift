import MoviesSession
import SessionTestSupport
import Testing

@testable import MoviesCommands

@MainActor
@Suite("The command line", .timeLimit(.minutes(5)))
struct CommandLineTests {
  @Test("Help begins with examples, and names every command and exit code")
  func help() async throws {
    let result = try await run("--help")
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
    let examples = try #require(result.output.firstRange(of: "Examples:"))
    let usage = try #require(result.output.firstRange(of: "USAGE:"))
    #expect(examples.lowerBound < usage.lowerBound)
    for word in ["browse", "search", "show", "episodes", "doctor", "stand-in", "77 key missing"] {
      #expect(result.output.contains(word))
    }
    #expect(!result.output.contains("api-key"))
  }

  @Test("A command's name is never taken for a word to search for")
  func names() async throws {
    for command in Root.configuration.subcommands where command != Browse.self {
      let name = try #require(command.configuration.commandName)
      #expect(try await run(name, "--help").output.contains("movies-tui \(name)"))
    }
  }

  @Test("Each command has help of its own", arguments: ["search", "show", "episodes", "stand-in"])
  func helpOfCommands(_ command: String) async throws {
    let asked = try await run(command, "--help")
    #expect(asked.output.contains("Examples:"))
    #expect(asked.exitCode == 0)
    #expect(try await run("help", command).exitCode == 0)
    #expect(try await run("--help", command).output == asked.output)
  }

  @Test("Help about what is no command is wrong usage, with the command that was meant")
  func unknownTopic() async throws {
    let near = try await run("help", "serach")
    #expect(near.exitCode == 64)
    #expect(near.output == "")
    #expect(
      near.messages == "movies-tui: Unknown command “serach”. Did you mean “search”? "
        + "See movies-tui --help.\n")
    let far = try await run("--demo", "help", "nonsense")
    #expect(far.exitCode == 64)
    #expect(
      far.messages == "movies-tui: Unknown command “nonsense”. See movies-tui --help.\n")
    #expect(try await run("help", "search", "batman").exitCode == 64)
    for arguments in [
      ["help"], ["help", "help"], ["--demo", "help"], ["--demo", "help", "show"],
    ] {
      #expect(try await run(arguments).exitCode == 0)
    }
  }

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

  @Test(
    "Where nothing matches, words that begin like a mistyped command ask for it",
    arguments: [
      (["serach", "zzz"], "movies-tui search zzz"), (["docter"], "movies-tui doctor"),
      (["libary", "it's"], "movies-tui library 'it'\\''s'"),
    ])
  func mistypedCommand(_ arguments: [String], line: String) async throws {
    let result = try await run(["--demo"] + arguments)
    #expect(result.exitCode == 1)
    #expect(result.messages.hasSuffix(" Did you mean “\(line)”?\n"))
    #expect(try await !run("--demo", "zzz", "serach").messages.contains("Did you mean"))
    #expect(try await run("--demo", "moon", "lantern").messages == "")
  }

  @Test("Help has a command's own options before those of every command, and no stray backslash")
  func orderOfHelp() async throws {
    let names = try CommandDescription.ofProgram().shownCommands.map(\.commandName)
    #expect(names.contains("library settle"))
    for name in names {
      let help = try await run(name.split(separator: " ").map(String.init) + ["--help"]).output
      let own = try #require(help.firstRange(of: "\n\nOPTIONS:\n"), "\(name)")
      let shared = try #require(help.firstRange(of: "\n\nOPTIONS FOR EVERY COMMAND:\n"), "\(name)")
      #expect(own.lowerBound < shared.lowerBound, "\(name)")
      #expect(help.contains("-h, --help"), "\(name)")
      #expect(!help.contains("\\\n"), "\(name)")
      #expect(!help.contains("\n\n\n"), "\(name)")
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

  @Test("Options of browsing are offered where something is browsed, and nowhere else")
  func browsingOptions() async throws {
    for command in Root.commandNames {
      let help = try await run(command, "--help").output
      for option in ["--record", "--replay", "--log-file"] {
        #expect(
          help.contains("  \(option) <file>") == (command == "browse"), "\(command) \(option)")
      }
    }
    #expect(try await run("--help").output.contains("--record"))
    for arguments in [["show", "x", "--record", "/none"], ["--record", "/none", "show", "x"]] {
      let result = try await run(arguments)
      #expect(result.exitCode == 64)
      #expect(
        result.messages == "movies-tui: --record works only for browsing, not with show. "
          + "See movies-tui browse --help.\n")
    }
  }

  @Test("Help fits any width, down to one column", arguments: [1, 20, 26, 39, 80, 100_000])
  func narrowHelp(_ columns: Int) async throws {
    for arguments in [["--help"], ["help"], ["help", "stand-in"], ["search", "--help"]] {
      let result = try await run(arguments, columns: columns)
      #expect(result.exitCode == 0)
      #expect(result.output.contains("USAGE:"))
    }
  }

  @Test("A message quotes a wrong command line without what would harm a terminal")
  func harmless() async throws {
    let result = try await run("show", "tt\u{1B}[31m0\u{7}9", "--\u{1B}]0;x\u{7}")
    #expect(result.exitCode == 64)
    #expect(result.messages.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 })
    let long = try await run("help", String(repeating: "x", count: 100_000))
    #expect(long.messages.count < 2_000)
  }

  @Test("The version is a line of numbers")
  func version() async throws {
    let result = try await run("--version")
    #expect(result.output == Version.current + "\n")
    #expect(result.exitCode == 0)
  }

  @Test(
    "Global options stand before and after a command's name",
    arguments: [
      ["--config", "/none", "search", "moon"], ["search", "--config", "/none", "moon"],
      ["search", "moon", "--config", "/none"], ["search", "moon", "--config=/none"],
      ["--config", "/none", "moon"], ["moon", "--config", "/none"], ["--config", "/none"],
    ])
  func globalOptions(_ arguments: [String]) async throws {
    let result = try await run(arguments)
    #expect(result.exitCode == 66)
    #expect(
      result.messages == "movies-tui: The configuration /none cannot be read: it does not exist.\n")
  }

  @Test("Behind -- every word is a word, also one that is a command or looks like an option")
  func terminator() async throws {
    for arguments in [["--", "doctor"], ["--demo", "--", "doctor"], ["search", "--", "doctor"]] {
      let transport = StandInTransport(.sample)
      let result = try await run(arguments, transport: transport)
      #expect(result.exitCode == 1)
      #expect(transport.paths.first == "/?s=doctor&page=1")
    }
    let transport = StandInTransport(.sample)
    _ = try await run("search", "--", "--demo", transport: transport)
    #expect(transport.paths.first == "/?s=demo&page=1")
  }

  @Test("A command's name behind other words is a word")
  func commandAsWord() async throws {
    let transport = StandInTransport(.sample)
    _ = try await run("the", "doctor", transport: transport)
    #expect(transport.paths.first == "/?s=the%20doctor&page=1")
  }

  @Test("Everything but letters, digits and a few marks is encoded in a query")
  func encoding() async throws {
    let transport = StandInTransport(.sample)
    _ = try await run("search", "a+b & c=d/é", "--type", "movie", transport: transport)
    #expect(transport.paths.first == "/?s=a%2Bb%20%26%20c%3Dd%2F%C3%A9&type=movie&page=1")
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

  @Test("A closed pipe ends quietly with 0, a full device is code 74")
  func outputErrors() async throws {
    for arguments in [
      ["search", "moon"], ["show", "moon"], ["--plain", "moon"], ["doctor"], ["--help"],
    ] {
      let closed = try await run(arguments, output: RecordingSink(failingWith: .closedPipe))
      #expect(closed.exitCode == 0)
      #expect(closed.messages == "")
      let full = try await run(
        arguments, output: RecordingSink(failingWith: .failed(reason: "full")))
      #expect(full.exitCode == 74)
      #expect(full.messages == "movies-tui: Standard output cannot be written: full.\n")
    }
  }
}
