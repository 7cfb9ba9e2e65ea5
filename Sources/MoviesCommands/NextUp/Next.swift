import ArgumentParser
import Keeping
import MoviesCore
import MoviesSession
import MoviesUI
import Titles

/// Prints the next episode of every series that the user has begun.
struct Next: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Print the next episode of every series that you have begun.",
    discussion: """
      Examples:
        movies-tui next
        movies-tui next --format json | jq -r '.series[0].next.id'
        movies-tui library seen "$(movies-tui next --format json | jq -r '.series[0].next.id')"
        movies-tui next --play

      A series is begun once an episode of it is seen. Those of the newest activity come first; those \
      that are seen to their end, or whose next episode has no date yet, come last. The season of the \
      next episode is asked for, one request each at most, and kept. If no series is begun, it ends \
      with 1.

      json is an object of series, a list of objects of id, title, seen, total (how many episodes it \
      has), lastSeen (YYYY-MM-DD) and next, an object of season, number, title, released, score and \
      id, which is null if all is seen, and errors (objects of input, code and message). Unknown \
      values are null.

      --play plays the next episode of the series watched last, among the episodes that you have as files: \
      see movies-tui files play.
      """)

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @Flag(help: "Play the next episode that you have as a file.")
  var play = false

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    guard !play else { return try await playNext(configuration, in: invocation) }
    let begun = try await configuration.useLibrary { library in
      try await self.entries(of: .seen, in: library, configuration, invocation).begunSeries
    }
    var report = NextReport()
    if !begun.isEmpty {
      let choice = try choice(configuration, in: invocation)
      report = try await use(choice, configuration, in: invocation) { catalogue, _ in
        await NextReport(of: begun, askedOf: catalogue)
      }
    }
    try invocation.write(text: report.text(format), configuration.settings)
    if begun.isEmpty { invocation.say("No series is begun: no episode is seen.") }
    if format == .text { report.failures.forEach { invocation.say($0.failure.message) } }
    return begun.isEmpty ? .nothingMatched : report.exitCode
  }
}
