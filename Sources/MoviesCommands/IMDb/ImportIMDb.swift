import ArgumentParser
import MoviesCore
import MoviesSession
import Storage

/// Downloads and imports IMDb's data.
struct ImportIMDb: IMDbCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Download IMDb's data and import it, or import files that you have.",
    discussion: """
      Examples:
        movies-tui imdb import
        movies-tui imdb import --level ratings
        movies-tui imdb import ~/Downloads/imdb --people
        movies-tui imdb import --yes

      Without a folder it says whose data it is, and what it takes to download and to keep, and asks \
      once. With a folder it reads the files there (title.basics.tsv.gz and so on, also unpacked) and \
      downloads nothing.

      The data from before is in use until the new one is whole, whatever happens. Stopped with ^C, \
      the same command goes on where it stopped: what was downloaded is not downloaded again. Files that \
      hold no title, or less than half of what is here, are refused, unless --anyway says that they are \
      meant.
      """)

  @Argument(help: "A folder with IMDb's files.", transform: path)
  var folder: String?

  @Option(help: "How much: titles with everything about them, or ratings for the rows of OMDb.")
  var level = IMDbLevel.Base.titles

  @Flag(help: "Also directors, writers and cast of titles with at least 100 votes.")
  var people = false

  @Flag(help: "Also the names that titles have in other countries.")
  var namesAbroad = false

  @Flag(help: "Also titles for adults.")
  var adult = false

  @Flag(help: "Also import files with nothing, or with less than half of what is here.")
  var anyway = false

  @Flag(help: "Do not ask.")
  var yes = false

  @Flag(help: .hidden)
  var progressForProgram = false

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func validate() throws {
    guard level == .ratings, people || namesAbroad || adult else { return }
    throw ValidationError("--level ratings has no titles to add people, names or adult titles to.")
  }

  private var wholeLevel: IMDbLevel {
    IMDbLevel(level, people: people, namesAbroad: namesAbroad, adultTitles: adult)
  }

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let place = try IMDbInstallation(configuration, in: invocation)
    let level = wholeLevel
    let files = folder.map { IMDbFiles(in: $0) }
    if let files {
      let missing = files.missing(for: level)
      guard missing.isEmpty else {
        throw Failure(IMDbImportError.missingFiles(missing, folder: files.folder))
      }
      try place.makeRoom(for: level.estimate(for: files), downloading: [])
    } else {
      _ = try place.downloader()
      let terms = IMDbTerms(level, at: place)
      try place.makeRoom(for: level.estimate, downloading: level.dumps)
      try await invocation.requireConsent(
        to: terms.lines(columns: invocation.columns ?? 80),
        "Download and import IMDb's data for your personal, non-commercial use?", isGiven: yes)
    }
    let lock = try place.lock()
    defer { _ = lock }
    let report = try await IMDbRun(level.dumps, isForProgram: progressForProgram, at: place)
      .run(in: invocation) { work async throws(Failure) in
        if files == nil { _ = try await work.download(level.dumps) }
        return try await work.importAll(level, from: files, acceptingLoss: anyway)
      }
    try invocation.write(report, isForProgram: progressForProgram, configuration.settings)
    return .success
  }
}

extension IMDbLevel.Base: CaseIterable, ExpressibleByArgument {
  public static var allCases: [IMDbLevel.Base] { [.titles, .ratings] }
}
