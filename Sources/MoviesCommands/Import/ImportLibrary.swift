import ArgumentParser
import Exchange
import Foundation
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Imports other programs' files into the library.
struct ImportLibrary: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Move in from another service, or add any list.",
    discussion: """
      Examples:
        movies-tui library import ratings.csv --dry-run
        movies-tui library import ratings.csv
        movies-tui library import letterboxd/
        movies-tui library import titles.txt --into watchlist
        movies-tui library import - --into noir < titles.txt

      It reads IMDb's ratings, watchlist and lists, the exports of Letterboxd, Trakt and TV Time (the \
      zip file, or its folder), Simkl's, TMDB's, Movary's, Yamtrack's, Netflix' and MovieLens' files, \
      tables with a column of ids or titles, an id or title per line, and what export writes. A list \
      without a name of its own goes to the list of --into, or else of the file's name; from standard \
      input, to the watchlist. A title counts as seen only where a day, a status or the file's name \
      says so.

      The scale of ratings is told by the service or by the values; where nothing tells it, say \
      --scale, or the ratings are left out. So are days such as 1/2/2024 without --days, where no \
      other day in the column tells which number is the month. Columns of which nothing is read are \
      named.

      Nothing that you have is lost: of two ratings the later one counts, and everything else is \
      added. Importing again changes nothing, and an import is one step, which undo takes back. A copy \
      of the library is made before.

      Rows with an id need no request. Names are looked for on this machine first, then asked of the \
      service: with --yes for as many as there are, without it at most \
      \(ConsentedCatalogue.questionsWithoutConsent) requests, unless you agree on a terminal. Those for \
      which nothing certain is found are printed with what they could mean; with --strict it then ends \
      with 1. What the file says about them waits in the library until you say which titles they \
      are: with movies-tui library settle, in the program, or with --choose for the lines of this file. \
      Your choices are remembered for later imports.

      json is an object of dryRun, step (as other commands print it; null if nothing changed), rows, \
      problems (objects of file, line, column and message), unreadable (sentences), notKept (objects of \
      file, kind and count), files (objects of file, format, scale and notRead, the columns with their \
      numbers of values), ignored (names of files) and waiting (how many names wait in the library). rows are objects of file, line, name, title (as search prints \
      it; null if it is open), state (new, changed, known, open or leftOut), changes (objects of kind \
      and value) and candidates.
      """)

  @Argument(
    help: "A file, a zip archive, a folder, or - for standard input.", transform: path)
  var file: String

  @Flag(help: "Print what would change, row by row, and change nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "The list for titles that the file only names: watchlist, seen, or one of yours.",
      valueName: "list"),
    transform: listName)
  var into: String?

  @Option(
    help: ArgumentHelp(
      "The title that a line means, as in 12=tt0078748 or diary.csv:12=tt0078748 (repeatable).",
      valueName: "line=id"),
    transform: ImportChoice.init(reading:))
  var choose: [ImportChoice] = []

  @Option(
    help: ArgumentHelp(
      "The highest rating in the file, where nothing in it tells: 5, 10 or 100.",
      valueName: "number"))
  var scale: RatingScale?

  @Option(
    help: ArgumentHelp(
      "The order in days such as 1/2/2024, where nothing tells it: dmy or mdy.",
      valueName: "order"))
  var days: DayOrder?

  @Flag(help: "Do not ask before it, and send as many requests as the names need.")
  var yes = false

  @Flag(help: "End with 1 where names stay open.")
  var strict = false

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let options = ImportOptions(into: try target, scale: scale, days: days)
    let configuration = try configuration(in: invocation)
    let progress = ProgressLine(in: invocation.surroundings)
    defer { progress.clear() }
    let outcome = try await configuration.useLibrary { library in
      let importing = Importing(
        path: file, options: options, choices: choose, today: invocation.surroundings.today)
      progress.show("Reading the files")
      var resolving = try await importing.read(input: invocation.surroundings.input)
      if asksFirst(in: invocation) {
        let agreed = try await agreement(
          to: resolving, importing, library, configuration, in: invocation)
        guard let agreed else { return nil as Outcome? }
        resolving = agreed
      }
      try await resolving.complete(from: library)
      if resolving.isOpen {
        resolving = try await resolved(resolving, configuration, in: invocation)
      }
      let rows = resolving.reading.files.map(\.rows.count).reduce(0, +)
      progress.show(
        dryRun ? "Comparing with your library" : "Adding \(rows.counted("row"))")
      let found = resolving
      let (report, taken) = try await TerminationSignals.cancelling {
        try await importing.add(
          found, to: library, isDryRun: dryRun, isStrict: strict,
          printsRows: dryRun || format == .json)
      }
      return Outcome(report: report, step: taken?.step, waiting: try await library.openNameCount())
    }
    progress.clear()
    guard let outcome else {
      invocation.say("Nothing was imported.")
      return .success
    }
    try invocation.write(
      text: outcome.report.text(
        format, step: outcome.step, waiting: outcome.waiting, columns: invocation.columns),
      configuration.settings)
    if let line = outcome.report.failureLine { invocation.say(line) }
    return outcome.report.exitCode
  }

  private struct Outcome {
    var report: ImportReport
    var step: UndoEntry?
    var waiting: Int
  }

  /// Whether the user is asked first, with a preview of the import.
  private func asksFirst(in invocation: Invocation) -> Bool {
    let terminals = invocation.surroundings.terminals
    return !yes && !dryRun && file != "-" && format == .text && terminals.input
      && terminals.output && terminals.error
  }

  /// Shows a preview of the import, and waits for the user's decision.
  ///
  /// Returns the import as read according to the user's answers; `nil` if the user declines.
  @MainActor
  private func agreement(
    to resolving: ImportResolving, _ importing: Importing, _ library: LibraryStore,
    _ configuration: Configuration, in invocation: Invocation
  ) async throws -> ImportResolving? {
    let choice = try choice(configuration, in: invocation)
    return try await use(choice, configuration, in: invocation) { catalogue, _ in
      var (importing, resolving) = (importing, resolving)
      while true {
        let look = try await importing.look(at: resolving, library, in: catalogue)
        let question = ImportQuestion(look: look)
        try question.print(to: invocation.surroundings)
        switch try await question.answer(in: invocation.surroundings) {
        case .agreed: return resolving
        case .left: return nil
        case .scale(let scale): importing.options.scale = scale
        case .days(let days): importing.options.days = days
        }
        resolving = try await importing.read(input: invocation.surroundings.input)
      }
    }
  }

  /// Finds the titles of an import.
  @MainActor
  private func resolved(
    _ resolving: ImportResolving, _ configuration: Configuration, in invocation: Invocation
  ) async throws -> ImportResolving {
    // A user who was asked has agreed to all requests.
    let isUnlimited = yes || global.demo || global.offline || asksFirst(in: invocation)
    return try await use(choice(configuration, in: invocation), configuration, in: invocation) {
      catalogue, _ in
      var resolving = resolving
      let line = ProgressLine(in: invocation.surroundings)
      defer { line.clear() }
      await resolving.resolve(
        in: catalogue, questions: isUnlimited ? .max : ConsentedCatalogue.questionsWithoutConsent,
        asksForFacts: !dryRun, today: invocation.surroundings.today
      ) { done, count in
        line.show("Looking for titles: \(done) of \(count)")
      }
      return resolving
    }
  }

  private var target: ImportTarget? {
    get throws(Failure) {
      guard let into else { return file == "-" ? .watchlist : nil }
      let list = LibraryList(named: into)
      if list == .seen { return .seen }
      _ = try list.change(isIn: true)
      return list == .watchlist ? .watchlist : .list(into)
    }
  }
}

extension RatingScale: ExpressibleByArgument {}

extension DayOrder: ExpressibleByArgument {}
