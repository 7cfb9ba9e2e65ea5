import ArgumentParser
import MoviesSession
import Storage

/// Prints the status of IMDb's data on this machine.
struct ShowIMDbStatus: IMDbCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show what is kept of IMDb's data: its day, its size, its counts.",
    discussion: """
      Examples:
        movies-tui imdb status
        movies-tui imdb status --format json

      If nothing is installed, it says so and ends with 1.

      json is an object of installed, file, level, people, namesAbroad and adult (whether these are \
      kept), day (of the newest file), age (in days), imported (in ISO 8601), titles, episodes, \
      ratings, persons, bytes, gain (what a new import would add, in words), downloaded (bytes of files \
      that wait for an import), leftover (bytes that killed imports have left) and problem. Unknown values are null.
      """)

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let place = try IMDbInstallation(configuration, in: invocation)
    let findings = IMDbFindings(of: place, today: invocation.surroundings.today)
    if findings.isInstalled || findings.unused > 0 || format == .json {
      try invocation.write(
        text: format.bytes(text: findings.text, json: JSON(findings)), configuration.settings)
    }
    if let problem = findings.problem { throw problem }
    guard findings.isInstalled else { throw Failure.imdbNotInstalled }
    return .success
  }
}
