import ArgumentParser
import MoviesSession

/// The program itself, which only hands over to a command; to ``Browse`` by default.
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
        movies-tui                           browse, starting with the default search
        movies-tui dark knight               browse the films that match
        movies-tui --demo                    without a key, with the bundled films
        movies-tui --plain                   line by line, for screen readers
        movies-tui search batman --limit 30  print a list
        movies-tui show tt0468569            print everything about one title
        movies-tui compare alien aliens      print titles side by side
        movies-tui search alien --format json | jq '.titles[].title'
        movies-tui find genre:noir           search what is on this machine
        movies-tui person 'greta gerwig'     list everything with somebody
        movies-tui pick alien                choose titles, and print their ids
        movies-tui library add alien         put a title on your watchlist
        movies-tui tonight --minutes 120     choose from it what to watch
        movies-tui imdb import               search all of IMDb on your own disk
        movies-tui -- doctor                 search for a word that is also a command

      Films come from OMDb if OMDB_API_KEY holds a key (free at \
      https://www.omdbapi.com/apikey.aspx), else from the bundled catalogue.

      Exit codes: 0 found, 1 nothing matched, 64 wrong usage, 65 unreadable data, 66 missing file, \
      69 service unavailable, 71 resource refused, 73 library or cache unusable, 74 writing failed, 75 daily limit reached, \
      77 key missing or refused, 78 wrong configuration, 130 nothing chosen.
      """,
    version: Version.current,
    subcommands: [
      Browse.self, SearchCommand.self, Find.self, Show.self, Lookup.self, Episodes.self,
      Compare.self, PersonCommand.self,
      Pick.self, ManageLibrary.self, Tonight.self, Next.self, ManageIMDb.self, ManageCache.self,
      Doctor.self,
      RunStandIn.self,
      Report.self, GenerateManual.self,
    ],
    defaultSubcommand: Browse.self)

  @OptionGroup(title: BrowsingOptions.title) var browsing: BrowsingOptions

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
}
