import ArgumentParser
import Keeping
import MoviesSession
import MoviesUI
import TerminalUI

/// Prints the statistics of the library.
struct ShowStatistics: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Print what your library amounts to.",
    discussion: """
      Examples:
        movies-tui library stats
        movies-tui library stats --format json | jq '.genres[] | [.name, .count]'

      Months and years count the times you saw a film; decades, genres, directors and countries count \
      the titles that you saw or rated, without episodes. If nothing is seen or rated yet, it ends with \
      1.

      json is an object of titles, watchlist, seen (an object of films, series, episodes and others), \
      viewings, undated, rewatches, cinema, minutes, untimed (viewings of unknown length), rated, \
      mean (of your ratings), longestStreak and currentStreak (objects of days, first and last), \
      months, years, decades, ratings, genres, directors, countries (lists of objects of what is \
      counted, count, mean and query, which finds it), and comparison (an object of titles, difference, \
      pairs and disagreements, where you and IMDb differ most). Your ratings are from 1 to 10; a score \
      is IMDb's, from 0 to 100. Unknown values are null.
      """)

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let settings = configuration.settings
    let entries = try await configuration.useLibrary { library in
      try await self.entries(of: .everything, in: library, configuration, invocation)
    }
    let statistics = LibraryStatistics(entries, today: invocation.surroundings.today)
    switch format {
    case .text: try write(statistics, settings, in: invocation)
    case .json: try invocation.write(text: [JSON(statistics).prettyText].bytes, settings)
    }
    return statistics.isEmpty ? .nothingMatched : .success
  }

  private func write(
    _ statistics: LibraryStatistics, _ settings: Settings, in invocation: Invocation
  ) throws {
    guard !statistics.isEmpty else {
      return invocation.say("Nothing in your library is seen or rated yet.")
    }
    let look = invocation.look(settings)
    let text = invocation.bytes(
      ofChart: PrintedStatistics(statistics).text(
        width: max(invocation.columns ?? 80, 40), theme: look.theme, depth: look.depth))
    // A text with colours bypasses the pager, which may not show them.
    if look.depth > .mono {
      try invocation.surroundings.output.write(text)
    } else {
      try invocation.write(text: text, settings)
    }
  }
}
