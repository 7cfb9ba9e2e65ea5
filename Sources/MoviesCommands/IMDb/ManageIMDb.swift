import ArgumentParser
import MoviesSession

/// The commands for IMDb's data on this machine.
struct ManageIMDb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "imdb",
    abstract: "All of IMDb on your own disk: install it, update it, remove it.",
    discussion: """
      Examples:
        movies-tui imdb import
        movies-tui imdb import --level ratings
        movies-tui imdb update
        movies-tui imdb status

      IMDb publishes its titles, ratings and episodes every day, for personal and non-commercial use. \
      Once they are on your disk, every search is answered as you type, without a key and without a \
      network, and every row has its rating. OMDb is then asked only for the rest of a title.

      Without a command it prints the status.
      """,
    subcommands: [ImportIMDb.self, UpdateIMDb.self, ShowIMDbStatus.self, RemoveIMDb.self],
    defaultSubcommand: ShowIMDbStatus.self)

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions
}

/// A command about IMDb's data on this machine.
protocol IMDbCommand: ProgramCommand {}

extension IMDbCommand {
  static var groupName: String? { ManageIMDb.configuration.commandName }
}
