import ArgumentParser
import MoviesSession

/// One of the program's commands.
protocol Command: ParsableCommand {
  /// The options that hold for every command.
  var global: GlobalOptions { get }

  /// Does what the command is for.
  ///
  /// - Returns: The code that the process ends with.
  /// - Throws: A ``Failure`` or a ``WriteError``.
  @MainActor func execute(in invocation: Invocation) async throws -> ExitCode
}

extension Command {
  /// The configuration file, with what the command line and the environment put over it.
  ///
  /// To be asked for once: the file may be a pipe, which can be read once.
  func configuration(in invocation: Invocation) throws(Failure) -> Configuration {
    try Configuration(options: global, invocation: invocation)
  }

  /// Which source of films the command line, the environment and the file ask for.
  func choice(
    _ configuration: Configuration, in invocation: Invocation
  ) throws(Failure) -> SourceChoice {
    try SourceChoice(
      options: global, settings: configuration.settings, keyPlace: configuration.keyPlace,
      invocation: invocation)
  }

  /// Opens the source of films, asks it, and closes it again, whatever came of it.
  @MainActor
  func withSource<Result>(
    _ configuration: Configuration, in invocation: Invocation,
    _ ask: (Source) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let choice = try choice(configuration, in: invocation)
    let source = try await invocation.open(choice, configuration.settings)
    do throws(Failure) {
      let result = try await ask(source)
      await source.close()
      return result
    } catch {
      await source.close()
      throw error
    }
  }
}
