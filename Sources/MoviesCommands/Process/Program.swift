public import ArgumentParser
import Foundation
import MoviesSession
import TerminalUI

/// The program from its command line to its exit code.
public enum Program {
  /// Runs the process's command line and ends the process.
  @MainActor
  public static func main() -> Never {
    Surroundings.reserveStandardStreams()
    // A closed pipe shows itself as an error of the write, and libcurl asks for the same.
    signal(SIGPIPE, SIG_IGN)
    let invocation = Invocation.current
    // A key in the environment is in memory from the start, whether it is asked for or not.
    if invocation.variable(KeyPlace.variable) != nil { CoreDumps.forbid() }
    let exitCode: ExitCode
    do {
      let command = try command(for: invocation)
      try SystemResources.check()
      if let browse = command as? Browse, browse.wantsScreen(in: invocation) {
        exitCode = try browse.startSession(in: invocation)
      } else {
        exitCode = try MainLoop.run { try await command.execute(in: invocation) }
      }
    } catch {
      // The parser measures by this variable, or by the terminal, before it is told the width.
      setenv("COLUMNS", "\(invocation.columnsOfHelp)", 1)
      exitCode = report(error, in: invocation)
    }
    // At once: libraries that clean up on the way out pull the ground from under the threads that
    // still work, such as the transport's. Nothing is left to be written.
    _exit(exitCode.rawValue)
  }

  /// Runs a command line that needs no screen, from beginning to end.
  ///
  /// - Returns: The code that the process would end with.
  @MainActor
  public static func run(_ invocation: Invocation) async -> ExitCode {
    do {
      return try await command(for: invocation).execute(in: invocation)
    } catch {
      return report(error, in: invocation)
    }
  }

  /// The command that a command line means.
  ///
  /// - Throws: What is wrong with the command line; also a request for help or the version.
  private static func command(for invocation: Invocation) throws -> any ProgramCommand {
    if let browse = plainBrowse(invocation.arguments) { return browse }
    var parsed = try parse(invocation.arguments)
    if let command = parsed as? any ProgramCommand {
      try checkRecording(command)
      return command
    }
    // The parser's own `help` command, which throws the text that it wants to be shown.
    if let failure = Failure(helpIn: invocation.arguments) { throw failure }
    try parsed.run()
    throw CleanExit.helpRequest()
  }

  /// The default command, where a command line can mean no other.
  ///
  /// Going through the whole tree of commands would take a third of the time to the first frame.
  /// Whatever this does not understand is left to the tree, which knows the words for it.
  private static func plainBrowse(_ arguments: [String]) -> Browse? {
    guard !Root.mayNameCommand(arguments) else { return nil }
    return try? Browse.parse(arguments)
  }

  /// Goes through the whole tree of commands.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    do {
      return try Root.parseAsRoot(arguments.withHelpBehindCommand)
    } catch {
      throw Failure(meantForSearch: arguments) ?? error
    }
  }

  /// Refuses to record, replay or log with a command that does not browse.
  private static func checkRecording(_ command: any ProgramCommand) throws {
    guard let option = command.browsing.given.first, !(command is Browse) else { return }
    let name = type(of: command).configuration.commandName ?? ""
    throw Failure(
      "\(option) works only for browsing, not with \(name). See movies-tui browse --help.",
      exitCode: .usage)
  }

  /// Reports an error in one line, and returns its exit code.
  private static func report(_ error: any Error, in invocation: Invocation) -> ExitCode {
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

  /// The same for what the argument parser throws: requests for help, and wrong usage.
  private static func reportParsing(_ error: any Error, in invocation: Invocation) -> ExitCode {
    guard Root.exitCode(for: error).isSuccess else {
      let message = Root.message(for: error).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      if let failure = Failure(unknownOption: message, in: invocation.arguments) {
        return report(failure, in: invocation)
      }
      let end = message.hasSuffix(".") || message.hasSuffix("?") ? "" : "."
      invocation.say("\(message)\(end) See movies-tui --help.")
      return .usage
    }
    do {
      let text = Root.fullMessage(for: error, columns: invocation.columnsOfHelp)
      try invocation.write(text: [text].bytes, invocation.settingsOfHelp)
      return .success
    } catch {
      return report(error, in: invocation)
    }
  }
}

extension [String] {
  /// The arguments with a call for help behind the command that it stands before, whose help is meant.
  fileprivate var withHelpBehindCommand: [String] {
    guard let first, ["-h", "--help"].contains(first), !contains("--") else { return self }
    return dropFirst() + [first]
  }
}

extension Invocation {
  /// How wide help is printed: with less room the parser would stop the program.
  fileprivate var columnsOfHelp: Int { max(surroundings.columns ?? 80, 40) }

  /// The settings that help is shown by: it must come whatever is wrong with a configuration.
  fileprivate var settingsOfHelp: Settings {
    (try? ConfigurationFile(option: nil, directories: directories))?.settings ?? Settings()
  }
}
