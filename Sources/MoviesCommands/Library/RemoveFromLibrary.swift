import ArgumentParser
import MoviesSession
import Titles

/// Takes titles off a list, or removes everything that the library has about them.
struct RemoveFromLibrary: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take titles off your watchlist or another list.",
    discussion: """
      Examples:
        movies-tui library remove alien
        movies-tui library remove --list noir "the third man"
        movies-tui library remove --everything tt0096895

      --everything forgets all that is kept about the titles: viewings, rating, note, tags and lists.
      """)

  @OptionGroup var arguments: TitleArguments

  @Option(
    help: ArgumentHelp("The list; the watchlist by default.", valueName: "name"),
    transform: listName)
  var list: String?

  @Flag(help: "Forget everything that is kept about the titles.")
  var everything = false

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    guard !everything || list == nil else {
      throw Failure("Use either --list or --everything, not both.", exitCode: .usage)
    }
    let configuration = try configuration(in: invocation)
    let change = try await everything ? LibraryChange.removal : removal(configuration)
    return try await self.change(
      arguments.titles, as: arguments.format, configuration, in: invocation
    ) { titles, entries in
      LibraryEdit(change, to: titles.filter { entries[$0.id] != nil })
    }
  }

  /// Returns the change that takes a title off the list.
  @MainActor
  private func removal(_ configuration: Configuration) async throws -> LibraryChange {
    guard let name = list else { return .watchlist(isOn: false) }
    return try await configuration.useLibrary { library in
      let list = try await library.list(named: name)
      guard try await library.livingList(named: list.name) == nil else {
        throw LibraryError.fillsItself(list.name)
      }
      // This throws if the list does not exist.
      _ = try await library.entries(in: list)
      return try list.change(isIn: false)
    }
  }
}
