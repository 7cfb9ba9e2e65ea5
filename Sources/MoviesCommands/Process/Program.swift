import ArgumentParser
import Foundation
public import MoviesSession
import TerminalUI

/// The program from its command line to its exit code.
public enum Program {
  /// Runs the process's command line and ends the process.
  @MainActor
  public static func main() -> Never {
    Surroundings.reserveStandardStreams()
    // A closed pipe is reported as an error of the write, and libcurl requires the same.
    signal(SIGPIPE, SIG_IGN)
    // A file that becomes larger than the shell allows is reported in the same way.
    signal(SIGXFSZ, SIG_IGN)
    let invocation = Invocation.current
    // A key in the environment is in memory from the start, whether it is used or not.
    if Surroundings.keyVariables.contains(where: { invocation.variable($0) != nil }) {
      CoreDumps.forbid()
    }
    let exitCode: ProgramExitCode
    do {
      let command = try command(for: invocation)
      try SystemResources.check()
      if let screen = command.asScreenCommand, screen.wantsScreen(in: invocation) {
        exitCode = try screen.startSession(in: invocation)
      } else {
        exitCode = try MainLoop.run { try await command.execute(in: invocation) }
      }
    } catch {
      // The parser uses this variable, or the terminal, before the program passes it the width.
      setenv("COLUMNS", "\(invocation.columnsOfHelp)", 1)
      exitCode = report(error, in: invocation)
    }
    // The process exits at once: on a regular exit, libraries clean up data that running threads,
    // such as the transport's, still use. No output is left to be written.
    _exit(exitCode.rawValue)
  }

  /// Runs a command line that needs no screen, from start to finish.
  ///
  /// - Returns: The exit code of the process.
  @MainActor
  public static func run(_ invocation: Invocation) async -> ProgramExitCode {
    do {
      return try await command(for: invocation).execute(in: invocation)
    } catch {
      return report(error, in: invocation)
    }
  }

  /// Returns the command of a command line.
  ///
  /// - Throws: The error in the command line, or a request for help or the version.
  private static func command(for invocation: Invocation) throws -> any ProgramCommand {
    if let browse = plainBrowse(invocation.arguments) { return browse }
    var parsed = try parse(invocation.arguments.withFormatWrittenOut)
    if let command = parsed as? any ProgramCommand {
      try checkRecording(command)
      return command
    }
    // The parser's own `help` command, which throws the text to show.
    if let failure = Failure(helpIn: invocation.arguments) { throw failure }
    try parsed.run()
    throw CleanExit.helpRequest()
  }

  /// Returns the default command, if the command line cannot mean another one.
  ///
  /// Searching the whole tree of commands would take a third of the time to the first frame. Any
  /// command line that the default command cannot parse is left to the tree, which can explain it.
  private static func plainBrowse(_ arguments: [String]) -> Browse? {
    guard !Root.mayNameCommand(arguments) else { return nil }
    return try? Browse.parse(arguments)
  }

  /// Parses a command line with the whole tree of commands.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    do {
      return try Root.parseAsRoot(arguments.withHelpBehindCommand)
    } catch {
      throw Failure(meantForSearch: arguments) ?? error
    }
  }

  /// Rejects recording, replaying or logging with a command that does not browse.
  private static func checkRecording(_ command: any ProgramCommand) throws {
    guard let option = command.browsing.given.first, !(command is Browse) else { return }
    let name = type(of: command).wholeName
    throw Failure(
      "\(option) works only for browsing, not with \(name). See movies-tui browse --help.",
      exitCode: .usage)
  }

  /// Reports an error in one line, and returns its exit code.
  private static func report(_ error: any Error, in invocation: Invocation) -> ProgramExitCode {
    switch error {
    case let failure as Failure:
      invocation.say(failure.message)
      return failure.exitCode
    case WriteError.closedPipe:
      return .success
    case WriteError.failed(let reason):
      invocation.say("Standard output cannot be written: \(reason).")
      return .writingFailed
    default:
      return reportParsing(error, in: invocation)
    }
  }

  /// Reports an error of the argument parser: a request for help, or wrong usage.
  private static func reportParsing(_ error: any Error, in invocation: Invocation)
    -> ProgramExitCode
  {
    guard Root.exitCode(for: error).isSuccess else {
      let message = Root.message(for: error).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ").withValuesInSentence
      if let failure = Failure(unknownOption: message, in: invocation.arguments) {
        return report(failure, in: invocation)
      }
      let end = message.hasSuffix(".") || message.hasSuffix("?") ? "" : "."
      let help = CommandDescription.commandForHelp(about: invocation.arguments)
      invocation.say("\(message)\(end) See \(help).")
      return .usage
    }
    do {
      let text = Root.fullMessage(for: error, columns: invocation.columnsOfHelp)
        .withOwnOptionsFirst.withCommandsFirst
      try invocation.write(text: [text].bytes, invocation.settingsOfHelp)
      return .success
    } catch {
      return report(error, in: invocation)
    }
  }
}

extension [String] {
  /// The arguments with `--json` replaced with `--format json`, except among the search words after
  /// `--`.
  fileprivate var withFormatWrittenOut: [String] {
    let end = firstIndex(of: "--") ?? endIndex
    return self[..<end].flatMap { $0 == "--json" ? ["--format", "json"] : [$0] } + self[end...]
  }

  /// The arguments with a leading `-h` or `--help` moved to the end, so that it applies to the
  /// command.
  fileprivate var withHelpBehindCommand: [String] {
    guard let first, ["-h", "--help"].contains(first), !contains("--") else { return self }
    return dropFirst() + [first]
  }
}

extension Invocation {
  /// The width of the help, at least 40 columns; with less, the parser would stop the program.
  fileprivate var columnsOfHelp: Int { max(surroundings.columns ?? 80, 40) }

  /// The settings for showing help, which must work even if the configuration is wrong.
  fileprivate var settingsOfHelp: Settings {
    (try? ConfigurationFile(option: nil, directories: directories))?.settings ?? Settings()
  }
}
