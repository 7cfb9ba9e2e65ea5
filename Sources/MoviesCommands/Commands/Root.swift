import ArgumentParser
import Files
import Foundation
import MoviesCore
import MoviesSession
import MoviesUI
import Posters
import Storage
import TerminalUI
import Titles

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
        movies-tui                      begin at home, or with a search
        movies-tui dark knight          browse the films that match
        movies-tui show alien           print everything about a title
        movies-tui tonight              choose what to watch from your watchlist
        movies-tui next                 print the next episodes of your series
        movies-tui library              see what you keep, and bring more
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
          ManageLibrary.self, ManageIMDb.self, Doctor.self,
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

/// Prints the manual page, for use by the installation.
struct GenerateManual: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate-manual",
    abstract: "Print the manual page, in the language of man.",
    shouldDisplay: false)

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let page = ManualPage(program: try .ofProgram(), keymap: try Keymap(), date: .now)
    try invocation.output.write(Array(page.text.utf8))
    return .success
  }
}

/// Lets the user choose titles on the terminal, and prints their ids.
struct Pick: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick",
    abstract: "Choose titles on the terminal, and print their ids.",
    discussion: """
      Examples:
        movies-tui pick alien
        movies-tui show "$(movies-tui pick alien)"
        movies-tui pick western | movies-tui lookup > chosen.ndjson

      It draws on the terminal even if its output goes to a pipe or a file. Enter chooses the \
      selected title, or all that are marked; Space marks one. The ids are printed one per line, \
      in the order in which they were marked.

      If nothing is chosen it prints nothing and ends with 130.
      """)

  @Argument(help: "The words to search for at the start.")
  var query: [String] = []

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    throw Failure("pick needs a terminal to draw on.", exitCode: .resourceRefused)
  }

  func wantsScreen(in invocation: Invocation) -> Bool { true }

  @MainActor
  func startSession(in invocation: Invocation) throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    var options = SessionOptions(
      query: query.joined(separator: " "), choice: try choice(configuration, in: invocation),
      settings: configuration.settings, memory: memory(configuration, in: invocation),
      open: invocation.open)
    options.firstState.settings.isForChoosing = true
    options.firstState.today = invocation.surroundings.today
    let end: SessionEnd
    do {
      end = try Session.run(options, in: invocation.surroundings)
    } catch let error as ScreenError {
      throw Failure("\(error).", exitCode: .resourceRefused)
    }
    guard end.exitCode.isSuccess else { return end.exitCode }
    guard let chosen = end.chosen else { return .nothingChosen }
    try invocation.write(text: chosen.map(\.rawValue).bytes, configuration.settings)
    return .success
  }

  /// What the last session has left, as far as it is of use where something is to be chosen.
  private func memory(
    _ configuration: Configuration, in invocation: Invocation
  ) -> SessionMemory {
    var memory = MemoryKeeper(configuration, in: invocation)?.memory ?? SessionMemory()
    memory.knowsWelcome = true
    memory.place?.title = nil
    return memory
  }
}

/// Tells what is kept of earlier answers, or forgets it.
struct ManageCache: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show or clear what is kept of earlier answers.",
    discussion: """
      Examples:
        movies-tui cache status
        movies-tui cache status --format json
        movies-tui cache clear

      status counts the answers and posters on this machine, and today's requests of your key, of \
      all sessions. clear removes answers and posters; the requests stay counted.

      json is an object with folder, searches (pages of them), titles, seasons, searchable (how many \
      titles find can find), bytes, oldest (when the oldest answer came, in ISO 8601), posters (an object of files and bytes), requests (an \
      object of used, limit and until, when the next day begins; null without a key) and problem. \
      Unknown values are null.
      """)

  /// What to do with the cache.
  enum Action: String, CaseIterable, ExpressibleByArgument {
    case status, clear
  }

  @Argument(help: "What to do.")
  var action: Action

  @Option(help: "The output format of status.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    guard !global.demo else {
      throw Failure("The demo keeps nothing: leave out --demo.", exitCode: .usage)
    }
    let configuration = try configuration(in: invocation)
    guard configuration.settings.cache.folder != nil else {
      throw Failure(
        "There is no folder for a cache: set HOME or XDG_CACHE_HOME.", exitCode: .databaseRefused)
    }
    switch action {
    case .status: return try await showStatus(configuration, in: invocation)
    case .clear: return try await clear(configuration.settings, in: invocation)
    }
  }

  private func showStatus(
    _ configuration: Configuration, in invocation: Invocation
  ) async throws -> ProgramExitCode {
    let key = try configuration.keyPlace?.key(in: invocation)
    let url = try global.service(configuration.settings)
    let findings = await CacheFindings(configuration.settings, key: key, at: url)
    try invocation.write(
      text: format.bytes(text: findings.text, json: JSON(findings)), configuration.settings)
    guard let problem = findings.problem else { return .success }
    if findings.isUnreadable {
      throw Failure(problem.line(about: .cache), exitCode: .databaseRefused)
    }
    invocation.say(problem.line(about: .cache))
    return .success
  }

  private func clear(_ settings: Settings, in invocation: Invocation) async throws
    -> ProgramExitCode
  {
    let settings = settings.keepingAnswers
    await PosterFolder(settings)?.clear()
    guard let kept = KeptAnswers(settings) else { return .success }
    let isCleared = await kept.database.clear()
    await kept.database.close()
    guard let problem = kept.problem else {
      if isCleared { return .success }
      throw Failure(
        "The cache is not cleared: another session is using it. Try again.",
        exitCode: .databaseRefused)
    }
    // A damaged file has made way for an empty one.
    if problem.keptAs != nil, isCleared {
      invocation.say(problem.line(about: .cache))
      return .success
    }
    throw Failure(problem.line(about: .cache), exitCode: .databaseRefused)
  }
}
