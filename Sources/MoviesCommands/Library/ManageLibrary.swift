import ArgumentParser

/// The commands for the user's own library.
struct ManageLibrary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    abstract: "Your own library: what you want to see, saw, rated and noted.",
    discussion: """
      Examples:
        movies-tui library
        movies-tui library add "alien (1979)" tt0096895
        movies-tui library seen alien --on 2024-06-30 --cinema
        movies-tui library rate 9 alien
        movies-tui library list watchlist
        movies-tui library import ratings.csv --dry-run
        movies-tui library settle

      Without a command it lists all lists. Titles are IMDb ids, addresses at IMDb, or names, with the \
      year in brackets if need be; each word is one, so quote names of several words. A name means a \
      title of your library, or else what a search for it finds. Without titles on the command line, \
      they are read from standard input, one per line.

      Everything is kept in one file, whatever service is asked; with --demo, in a library that is \
      forgotten at the end. Whatever changes the library is one step, which undo takes back, also on \
      another day and from the program itself.

      With --format json, the commands that change titles print an object of step (an object of id, \
      time, kind, count and title, the name of the first; null if nothing changed), titles (objects \
      as list prints them) and errors (objects of input, code and message). One title that is not \
      found does not keep the others from being changed.
      """,
    subcommands: [
      ListLibrary.self, ShowHome.self, ShowDiary.self, AddToLibrary.self, RemoveFromLibrary.self,
      MarkSeen.self,
      RateTitles.self,
      NoteTitle.self, ImportLibrary.self, SettleNames.self, ExportLibrary.self, ShowSteps.self,
      UndoStep.self, RedoStep.self, ShowStatistics.self, BackUpLibrary.self, CheckLibrary.self,
    ],
    defaultSubcommand: ListLibrary.self)

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions
}
