import ArgumentParser
import OMDB

/// Browses films on the screen; without one it prints the first hits.
struct Browse: Command {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse films and series on the screen; the default.",
    usage: "movies-tui [<query> ...] [<options>]",
    discussion: """
      Where standard output is no terminal, the first hits are printed as a list instead.
      """)

  @Argument(help: "The words to search for at the start.")
  var query: [String] = []

  @Option(
    help: "The most titles to print where there is no screen; each ten take a request.",
    transform: wholeNumber(in: Bounds.limit))
  var limit = 10

  @OptionGroup(title: "Options for every command") var global: GlobalOptions

  func execute(in invocation: Invocation) async throws -> ExitCode {
    let settings = try configuration(in: invocation).settings
    return try await printTitles(
      SearchTitles(text: words(settings)), limit: limit, as: .table, in: invocation)
  }

  /// Browses on the terminal until the person quits.
  @MainActor
  func startSession(in invocation: Invocation) throws -> ExitCode {
    let configuration = try configuration(in: invocation)
    let options = BrowseOptions(
      query: query.joined(separator: " "), settings: configuration.settings,
      choice: try choice(configuration, in: invocation))
    return try Session.run(options, in: invocation)
  }

  private func words(_ settings: Settings) -> String {
    query.isEmpty ? settings.defaultQuery : query.joined(separator: " ")
  }
}
