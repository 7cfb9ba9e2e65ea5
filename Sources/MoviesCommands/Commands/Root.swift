import ArgumentParser
import MoviesSession

/// The program itself, which only passes control to a command; by default, to ``Browse``.
struct Root: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "movies-tui",
    abstract: "Browse films and series in the terminal.",
    usage: """
      movies-tui [<query> ...] [<options>]
      movies-tui <command> [<options>]
      """,
    discussion: """
      Examples:
        movies-tui                      begin at home, or with a search
        movies-tui dark knight          browse the films that match
        movies-tui show alien           print everything about a title
        movies-tui tonight              choose what to watch from your watchlist
        movies-tui next                 print the next episodes of your series
        movies-tui library              see what you keep, and bring more
        movies-tui files add ~/Videos   know the films on your own disks
        movies-tui imdb import          put all of IMDb on your own disk
        movies-tui doctor               check this machine
        movies-tui -- doctor            search for a word that is also a command

      Films come from OMDb if OMDB_API_KEY holds a key (free at \
      https://www.omdbapi.com/apikey.aspx), else from the bundled catalogue.

      Exit codes: 0 found, 1 nothing matched, 64 wrong usage, 65 unreadable data, 66 missing file, \
      69 service unavailable, 71 resource refused, 73 library or cache unusable, 74 writing failed, 75 daily limit reached, \
      77 key missing or refused, 78 wrong configuration, 130 nothing chosen.
      """,
    version: Version.current,
    groupedSubcommands: [
      CommandGroup(
        name: "To begin with",
        subcommands: [
          Browse.self, SearchCommand.self, Show.self, Tonight.self, Next.self,
          ManageLibrary.self, ManageFiles.self, ManageIMDb.self, Doctor.self,
        ]),
      CommandGroup(
        name: "Titles and people",
        subcommands: [
          Find.self, Lookup.self, Episodes.self, Compare.self, PersonCommand.self, Pick.self,
        ]),
      CommandGroup(name: "This machine", subcommands: [ManageConfig.self, ManageCache.self]),
      CommandGroup(
        name: "For developers",
        subcommands: [RunStandIn.self, Report.self, GenerateManual.self]),
    ],
    defaultSubcommand: Browse.self)

  @OptionGroup(title: BrowsingOptions.title) var browsing: BrowsingOptions

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
}
