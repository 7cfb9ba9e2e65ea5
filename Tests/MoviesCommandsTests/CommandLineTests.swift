import MoviesSession
import SessionTestSupport
import Testing

@testable import MoviesCommands

@MainActor
@Suite("The command line", .timeLimit(.minutes(5)))
struct CommandLineTests {
  @Test("A command's name is never taken for a word to search for")
  func names() async throws {
    for command in Root.configuration.subcommands where command != Browse.self {
      let name = try #require(command.configuration.commandName)
      #expect(try await run(name, "--help").output.contains("movies-tui \(name)"))
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
