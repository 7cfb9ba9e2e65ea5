import ArgumentParser
import MoviesCore
import MoviesSession
import MoviesUI
import Titles

/// Prints what the user lacks of their series, and what they have more than once.
struct MissingFiles: FilesCommand {
  static let configuration = CommandConfiguration(
    commandName: "missing",
    abstract: "Print the episodes that you lack, and the versions that you have twice.",
    discussion: """
      Examples:
        movies-tui files missing
        movies-tui files missing --format json | jq '.doubles | map(.spare) | add'

      Episodes are missing from series of which you have some, as far as their seasons are known on this \
      machine: with IMDb's data all of them are. Episodes that have not been shown yet do not count. If \
      nothing is missing and nothing is there twice, it ends with 1.

      json is an object of missing, a list of objects of id, title, season, episodes (their numbers) and \
      count (how many the season has), and doubles, a list of objects of id, title, season, episode, \
      versions and spare (the bytes that all but the best version take).
      """)

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let choice = try choice(configuration, in: invocation)
    let today = invocation.surroundings.today
    let facts = try await configuration.useFiles { files, _ in
      guard try await !files.titles().folders.isEmpty else { throw Failure.noFolders }
      return try await use(choice, configuration, in: invocation) { catalogue, _ in
        try await OwnFileFacts(of: OwnFileService(files, catalogue: catalogue), today: today)
      }
    }
    try invocation.write(text: facts.text(format), configuration.settings)
    guard facts.missing.isEmpty, facts.doubles.isEmpty else { return .success }
    invocation.say("Nothing is missing, as far as this machine knows, and nothing is there twice.")
    return .nothingMatched
  }
}
