import ArgumentParser
import MoviesSession
import Titles

/// Stores or removes the user's rating of titles.
struct RateTitles: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate",
    abstract: "Rate titles from 1 to 10.",
    discussion: """
      Examples:
        movies-tui library rate 9 alien
        movies-tui library rate 7 tt0096895 "batman returns"
        movies-tui library rate none alien

      The rating comes first, then the titles. A title that is rated need not have been seen.
      """)

  @Argument(
    help: ArgumentHelp("From 1 to 10, or none for no rating."),
    transform: RatingArgument.init(reading:))
  var rating: RatingArgument

  @OptionGroup var arguments: TitleArguments

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let change = LibraryChange.rating(rating.points, on: invocation.surroundings.today)
    return try await self.change(arguments.titles, as: arguments.format, in: invocation) {
      titles, entries in
      LibraryEdit(change, to: titles.filter { rating.points != nil || entries[$0.id] != nil })
    }
  }
}
