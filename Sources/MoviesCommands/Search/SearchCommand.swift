import ArgumentParser
import MoviesSession
import Titles

/// Prints the titles that match a search.
struct SearchCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Print the films and series that match.",
    discussion: """
      Examples:
        movies-tui search batman
        movies-tui search "batman (1989)"
        movies-tui search star trek --type series --format json
        movies-tui search alien --sort year
        movies-tui search alien --limit 50 --format csv > alien.csv

      json is an object: query, type, year, total (how many matches OMDb counts), and titles, a list of \
      objects with id, title, years (an object of start and end; end is null while a series runs), \
      type, form, poster and rating (IMDb's, from 0 to 10, where this machine knows it). Unknown values \
      are null. ndjson prints only the titles, one per line. csv has the columns id, title, start, end, \
      type, poster, form, rating; text that a spreadsheet would read as a formula starts with an \
      apostrophe. A list sorted by votes, runtime or disagreement has that fact, too: as a column, and \
      in json as show prints it.
      """)

  @Argument(help: "The words to search for.")
  var query: [String]

  @Option(help: "Only titles of this type; film means movie, show and tv mean series.")
  var type: TitleKind?

  @Option(
    parsing: .unconditional, help: "Only titles that came out, or started, in this year.",
    transform: years)
  var year: Years?

  @Option(
    parsing: .unconditional, help: "The most titles to print, up to 1000; 10 titles per request.",
    transform: wholeNumber(in: Bounds.limit))
  var limit = 10

  @Option(
    help: """
      Sort the titles printed, by what the search tells of them; what is not known comes last. OMDb's \
      search tells the year and the title.
      """)
  var sort: FactKey?

  @Option(help: "The output format.")
  var format = TitleListFormat.table

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    return try await printTitles(
      TypedSearch(arguments: query, kind: type, years: year), limit: limit, sortedBy: sort?.key,
      as: format,
      with: configuration(in: invocation), in: invocation)
  }
}
