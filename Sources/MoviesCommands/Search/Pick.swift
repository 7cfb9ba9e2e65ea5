import ArgumentParser
import MoviesCore
import MoviesSession
import TerminalUI
import Titles

/// Lets the user choose titles on the terminal, and prints their ids.
struct Pick: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick",
    abstract: "Choose titles on the terminal, and print their ids.",
    discussion: """
      Examples:
        movies-tui pick alien
        movies-tui show "$(movies-tui pick alien)"
        movies-tui pick western | movies-tui lookup > chosen.ndjson

      It draws on the terminal even if its output goes to a pipe or a file. Enter chooses the \
      selected title, or all that are marked; Space marks one. The ids are printed one per line, \
      in the order in which they were marked.

      If nothing is chosen it prints nothing and ends with 130.
      """)

  @Argument(help: "The words to search for at the start.")
  var query: [String] = []

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    throw Failure("pick needs a terminal to draw on.", exitCode: .resourceRefused)
  }

  func wantsScreen(in invocation: Invocation) -> Bool { true }

  @MainActor
  func startSession(in invocation: Invocation) throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    var options = SessionOptions(
      query: query.joined(separator: " "), choice: try choice(configuration, in: invocation),
      settings: configuration.settings, memory: memory(configuration, in: invocation),
      open: invocation.open)
    options.firstState.settings.isForChoosing = true
    options.firstState.today = invocation.surroundings.today
    let end: SessionEnd
    do {
      end = try Session.run(options, in: invocation.surroundings)
    } catch let error as ScreenError {
      throw Failure("\(error).", exitCode: .resourceRefused)
    }
    guard end.exitCode.isSuccess else { return end.exitCode }
    guard let chosen = end.chosen else { return .nothingChosen }
    try invocation.write(text: chosen.map(\.rawValue).bytes, configuration.settings)
    return .success
  }

  /// Returns the last session's memory without the welcome and the open title, which only browsing
  /// needs.
  private func memory(
    _ configuration: Configuration, in invocation: Invocation
  ) -> SessionMemory {
    var memory = MemoryKeeper(configuration, in: invocation)?.memory ?? SessionMemory()
    memory.knowsWelcome = true
    memory.place?.title = nil
    return memory
  }
}
