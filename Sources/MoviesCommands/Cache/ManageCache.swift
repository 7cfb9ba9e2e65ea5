import ArgumentParser
import Files
import MoviesSession
import MoviesUI
import Posters
import Storage

/// Shows or clears the cache of earlier answers.
struct ManageCache: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show or clear what is kept of earlier answers.",
    discussion: """
      Examples:
        movies-tui cache status
        movies-tui cache status --format json
        movies-tui cache clear

      status counts the answers and posters on this machine, and today's requests of your key, of \
      all sessions. clear removes answers and posters; the requests stay counted.

      json is an object with folder, searches (pages of them), titles, seasons, searchable (how many \
      titles find can find), bytes, oldest (when the oldest answer came, in ISO 8601), posters (an object of files and bytes), requests (an \
      object of used, limit and until, when the next day begins; null without a key) and problem. \
      Unknown values are null.
      """)

  /// An action on the cache.
  enum Action: String, CaseIterable, ExpressibleByArgument {
    case status, clear
  }

  @Argument(help: "What to do.")
  var action: Action

  @Option(help: "The output format of status.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    guard !global.demo else {
      throw Failure("The demo keeps nothing: leave out --demo.", exitCode: .usage)
    }
    let configuration = try configuration(in: invocation)
    guard configuration.settings.cache.folder != nil else {
      throw Failure(
        "There is no folder for a cache: set HOME or XDG_CACHE_HOME.", exitCode: .databaseRefused)
    }
    switch action {
    case .status: return try await showStatus(configuration, in: invocation)
    case .clear: return try await clear(configuration.settings, in: invocation)
    }
  }

  private func showStatus(
    _ configuration: Configuration, in invocation: Invocation
  ) async throws -> ProgramExitCode {
    let key = try configuration.keyPlace?.key(in: invocation)
    let url = try global.service(configuration.settings)
    let findings = await CacheFindings(configuration.settings, key: key, at: url)
    try invocation.write(
      text: format.bytes(text: findings.text, json: JSON(findings)), configuration.settings)
    guard let problem = findings.problem else { return .success }
    if findings.isUnreadable {
      throw Failure(problem.line(about: .cache), exitCode: .databaseRefused)
    }
    invocation.say(problem.line(about: .cache))
    return .success
  }

  private func clear(_ settings: Settings, in invocation: Invocation) async throws
    -> ProgramExitCode
  {
    let settings = settings.keepingAnswers
    await PosterFolder(settings)?.clear()
    guard let kept = KeptAnswers(settings) else { return .success }
    let isCleared = await kept.database.clear()
    await kept.database.close()
    guard let problem = kept.problem else {
      if isCleared { return .success }
      throw Failure(
        "The cache is not cleared: another session is using it. Try again.",
        exitCode: .databaseRefused)
    }
    // A damaged file has been replaced with an empty one.
    if problem.keptAs != nil, isCleared {
      invocation.say(problem.line(about: .cache))
      return .success
    }
    throw Failure(problem.line(about: .cache), exitCode: .databaseRefused)
  }
}
