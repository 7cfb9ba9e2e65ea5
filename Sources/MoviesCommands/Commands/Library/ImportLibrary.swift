import ArgumentParser
import Exchange
import Foundation
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Adds what another program kept to the library.
struct ImportLibrary: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add what another program kept: IMDb, Letterboxd, Trakt, or any list.",
    discussion: """
      Examples:
        movies-tui library import ratings.csv --dry-run
        movies-tui library import ratings.csv
        movies-tui library import letterboxd/
        movies-tui library import titles.txt --into watchlist
        movies-tui library import - --into noir < titles.txt

      It reads IMDb's ratings, watchlist and lists (CSV), Letterboxd's export (the zip file, or its \
      folder), Trakt's JSON, tables with a column of ids or titles, an id or title per line, and what \
      export writes. A list without a name of its own goes to the list of --into, or else of the \
      file's name; from standard input, to the watchlist.

      Nothing that you have is lost: of two ratings the later one counts, and everything else is \
      added. Importing again changes nothing, and an import is one step, which undo takes back. A copy \
      of the library is made before.

      Rows with an id need no request. Names are looked for on this machine first, then asked of the \
      service. Those for which nothing certain is found are printed with what they could mean, and it \
      ends with 1. What the file says about them waits in the library until you say which titles they \
      are: with movies-tui library settle, in the program, or with --choose for the lines of this file. \
      Your choices are remembered for later imports.

      json is an object of dryRun, step (as other commands print it; null if nothing changed), rows, \
      problems (objects of file, line, column and message), unreadable (sentences), notKept (objects of \
      file, kind and count) and waiting (how many names wait in the library). rows are objects of file, line, name, title (as search prints \
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
      "Where titles go of which the file says nothing else: watchlist, or a list.",
      valueName: "list"),
    transform: listName)
  var into: String?

  @Option(
    help: ArgumentHelp(
      "The title that a line means, as in 12=tt0078748 or diary.csv:12=tt0078748 (repeatable).",
      valueName: "line=id"),
    transform: ImportChoice.init(reading:))
  var choose: [ImportChoice] = []

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let target = try target
    let configuration = try configuration(in: invocation)
    let progress = ProgressLine(in: invocation.surroundings)
    defer { progress.clear() }
    progress.show("Reading the files")
    let (report, step, waiting) = try await configuration.useLibrary { library in
      let resolving = try await completed(
        try await resolving(into: target, invocation), from: library, configuration,
        in: invocation)
      let (report, step) = try await added(resolving, to: library, progress)
      return (report, step, try await library.openNameCount())
    }
    progress.clear()
    try invocation.write(
      text: report.text(format, step: step, waiting: waiting, columns: invocation.columns),
      configuration.settings)
    if let line = report.failureLine { invocation.say(line) }
    return report.exitCode
  }

  /// Reads the files.
  private func resolving(
    into target: ImportTarget?, _ invocation: Invocation
  ) async throws -> ImportResolving {
    let files = try await ImportFiles(file, input: invocation.surroundings.input)
    let reading = Import(files.files, into: target)
    try checkContents(reading)
    return try ImportResolving(reading, name: files.name, choices: choose)
  }

  /// Looks for the titles of an import.
  @MainActor
  private func completed(
    _ resolving: ImportResolving, from library: LibraryStore, _ configuration: Configuration,
    in invocation: Invocation
  ) async throws -> ImportResolving {
    var resolving = resolving
    try await resolving.complete(from: library)
    guard resolving.isOpen else { return resolving }
    return try await resolved(resolving, configuration, in: invocation)
  }

  /// Adds what was found, unless ^C stops it; or finds out what that would change.
  private func added(
    _ resolving: ImportResolving, to library: LibraryStore, _ progress: ProgressLine
  ) async throws -> (ImportReport, LibraryStep?) {
    let now = Int(Date.now.timeIntervalSince1970)
    let contents = resolving.reading.contents(
      now: now, candidates: resolving.candidates, from: resolving.name)
    progress.show(
      dryRun ? "Comparing with your library" : "Adding \(contents.entries.count.counted("title"))")
    let printsRows = dryRun || format == .json
    let titles = ToldTitles(keepsAll: printsRows)
    let taken = try await TerminationSignals.cancelling {
      // What is first in a file is to be first in the library, where the newest comes first.
      try await library.add(
        contents.entries.reversed(), besides: contents.besidesEntries, names: resolving.names,
        from: resolving.name, isDryRun: dryRun
      ) { titles.take($0, $1) }
    }
    let report = ImportReport(
      resolving, titles.all, now: now, isDryRun: dryRun, printsRows: printsRows)
    return (report, dryRun ? nil : taken?.step)
  }

  private var target: ImportTarget? {
    get throws(Failure) {
      guard let into else { return file == "-" ? .watchlist : nil }
      let list = LibraryList(named: into)
      _ = try list.change(isIn: true)
      return list == .watchlist ? .watchlist : .list(into)
    }
  }

  private func checkContents(_ reading: Import) throws(Failure) {
    guard reading.files.allSatisfy(\.isBlank), reading.libraries.isEmpty else { return }
    if let file = reading.unreadable.first { throw Failure(file.error, in: file.name) }
    var line = "There is nothing to import in \(file == "-" ? "standard input" : file)."
    if !reading.ignored.isEmpty {
      line += " Ignored: \(reading.ignored.joined(separator: ", ")). Import lists one by one."
    }
    throw Failure(line, exitCode: .unreadableData)
  }

  @MainActor
  private func resolved(
    _ resolving: ImportResolving, _ configuration: Configuration, in invocation: Invocation
  ) async throws -> ImportResolving {
    try await use(choice(configuration, in: invocation), configuration, in: invocation) {
      catalogue, _ in
      var resolving = resolving
      let line = ProgressLine(in: invocation.surroundings)
      defer { line.clear() }
      await resolving.resolve(
        in: catalogue, asksForFacts: !dryRun, today: invocation.surroundings.today
      ) { done, count in
        line.show("Looking for titles: \(done) of \(count)")
      }
      return resolving
    }
  }
}
