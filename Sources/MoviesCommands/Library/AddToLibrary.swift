import ArgumentParser
import MoviesSession
import Titles

/// Puts titles on the watchlist, or on one of the user's own lists.
struct AddToLibrary: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Put titles on your watchlist, or on another list.",
    discussion: """
      Examples:
        movies-tui library add "alien (1979)" tt0096895
        movies-tui library add --list noir "the third man"
        movies-tui find genre:western --format ndjson | jq -r .id | movies-tui library add

      A list that does not exist is made.
      """)

  @OptionGroup var arguments: TitleArguments

  @Option(
    help: ArgumentHelp("The list; the watchlist by default.", valueName: "name"),
    transform: listName)
  var list = "watchlist"

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let change = try LibraryList(newNamed: list).change(isIn: true)
    return try await self.change(arguments.titles, as: arguments.format, in: invocation) {
      titles, _ in LibraryEdit(change, to: titles)
    }
  }
}
