import MoviesSession
import SessionTestSupport
import Testing

@testable import MoviesCommands

@MainActor
@Suite("The help of the command line", .timeLimit(.minutes(5)))
struct CommandHelpTests {
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

  @Test("Help fits any width, down to one column", arguments: [1, 20, 26, 39, 80, 100_000])
  func narrowHelp(_ columns: Int) async throws {
    for arguments in [["--help"], ["help"], ["help", "stand-in"], ["search", "--help"]] {
      let result = try await run(arguments, columns: columns)
      #expect(result.exitCode == 0)
      #expect(result.output.contains("USAGE:"))
    }
  }
}
