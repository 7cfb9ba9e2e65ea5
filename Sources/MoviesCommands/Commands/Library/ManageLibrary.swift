import ArgumentParser
import Files
import Foundation
import MoviesSession
import Titles

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

/// Puts titles on the watchlist, or on a list of the user's own.
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

/// Keeps the user's own rating of titles.
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

/// Looks for damage in the library, and tells how to restore a copy.
struct CheckLibrary: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check your library's file, and list the copies of it.",
    discussion: """
      Examples:
        movies-tui library check
        movies-tui library check --format json

      A damaged library is left as it is: what can be read of it is still shown and exported, and \
      nothing is written. check then prints how to put a copy in its place, and ends with 73.

      json is an object of file (null with --demo, which has none), titles (how many; null if they \
      cannot be counted), copies (the files, the oldest first), problem (null, or a sentence) and restore (the commands that put the latest \
      copy in place; empty without a problem or a copy).
      """)

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let findings = try await configuration.useLibrary { await LibraryFindings(of: $0) }
    try invocation.write(
      text: format.bytes(text: findings.text, json: JSON(findings)), configuration.settings)
    if let problem = findings.problem { throw problem }
    return .success
  }
}

/// Copies the library into another file.
struct BackUpLibrary: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy your library to a new file, while sessions run.",
    discussion: """
      Examples:
        movies-tui library backup library-copy.sqlite

      The file must not exist. Before every import a copy is made by itself beside the library, and \
      the last three are kept: see movies-tui library check. For a file that other programs can read, \
      use export.
      """)

  @Argument(help: "The new file.", transform: path)
  var file: String

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    try await configuration(in: invocation).useLibrary { library in
      guard try await library.revision() > 0 else {
        throw Failure("There is no library yet.", exitCode: .nothingMatched)
      }
      do {
        try await library.copy(to: URL(filePath: file).path)
      } catch LibraryError.file(let failure) where failure.file != library.file {
        throw Failure(writingCopy: failure)
      }
    }
    return .success
  }
}

extension Failure {
  /// The copy cannot be written, whatever the library is like.
  fileprivate init(writingCopy failure: FileFailure) {
    let reason =
      switch failure.trouble {
      case .unwritable(let reason), .unreadable(let reason): reason
      case .full: "no space is left"
      case .damaged, .newer, .older, .locked: "another file is in its place"
      }
    self.init("The copy \(failure.file) cannot be written: \(reason).", exitCode: .writingFailed)
  }
}
