import ArgumentParser
import Titles

/// Prints what a search finds.
struct Search: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Print the films and series that match.",
    discussion: """
      Examples:
        movies-tui search batman
        movies-tui search star trek --type series --format json
        movies-tui search alien --limit 50 --format csv > alien.csv

      json is an object: query, type, year, total (how many OMDb counts, 0 where nothing matches), and titles, a list of \
      objects with id, title, years (an object of start and end; end is null while a series runs), \
      type and poster. What is not known is null. ndjson prints the titles alone, one a line. csv \
      has the columns id, title, start, end, type, poster; a text that a spreadsheet would take for \
      a formula has an apostrophe before it.
      """)

  @Argument(help: "The words to search for.")
  var query: [String]

  @Option(help: "Only titles of this type; film is movie, show and tv are series.")
  var type: TitleKind?

  @Option(
    parsing: .unconditional, help: "Only titles that came out, or began, in this year.",
    transform: wholeNumber(in: Bounds.year))
  var year: Int?

  @Option(
    parsing: .unconditional, help: "The most titles to print, up to 1000; 10 titles per request.",
    transform: wholeNumber(in: Bounds.limit))
  var limit = 10

  @Option(help: "How to print them.")
  var format = TitleListFormat.table

  @OptionGroup(title: "Options for every command") var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ExitCode {
    let text = query.joined(separator: " ")
    return try await printTitles(
      TitleQuery(text, kind: type, year: year), limit: limit, as: format,
      with: configuration(in: invocation), in: invocation)
  }
}
