import ArgumentParser
import Foundation
import MoviesCore
import MoviesSession
import Storage

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

/// Removes IMDb's data from this machine.
struct RemoveIMDb: IMDbCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove IMDb's data from this machine.",
    discussion: """
      Examples:
        movies-tui imdb remove
        movies-tui imdb remove --yes

      It also removes files that were downloaded and not imported, and what a killed import has left. If \
      imdb.sqlite is a link, what it leads to goes, too. Your library stays as it is.
      """)

  @Flag(help: "Do not ask.")
  var yes = false

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let place = try IMDbInstallation(try configuration(in: invocation), in: invocation)
    let findings = IMDbFindings(of: place, today: nil)
    guard findings.isInstalled || findings.unused > 0 else { throw Failure.imdbNotInstalled }
    let size = (findings.status?.bytes ?? 0) + findings.unused
    try await invocation.requireConsent(
      "Remove IMDb's data, \(size.asRoundMegabytes)?", isGiven: yes)
    let lock = try place.lock()
    defer { _ = lock }
    try place.remove()
    return .success
  }
}

/// Tells what is kept of IMDb's data.
struct ShowIMDbStatus: IMDbCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show what is kept of IMDb's data: its day, its size, its counts.",
    discussion: """
      Examples:
        movies-tui imdb status
        movies-tui imdb status --format json

      If nothing is installed, it says so and ends with 1.

      json is an object of installed, file, level, people, namesAbroad and adult (whether these are \
      kept), day (of the newest file), age (in days), imported (in ISO 8601), titles, episodes, \
      ratings, persons, bytes, gain (what a new import would add, in words), downloaded (bytes of files \
      that wait for an import), leftover (bytes that killed imports have left) and problem. Unknown values are null.
      """)

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let place = try IMDbInstallation(configuration, in: invocation)
    let findings = IMDbFindings(of: place, today: invocation.surroundings.today)
    if findings.isInstalled || findings.unused > 0 || format == .json {
      try invocation.write(
        text: format.bytes(text: findings.text, json: JSON(findings)), configuration.settings)
    }
    if let problem = findings.problem { throw problem }
    guard findings.isInstalled else { throw Failure.imdbNotInstalled }
    return .success
  }
}

/// Takes what is newer of IMDb's data.
struct UpdateIMDb: IMDbCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Take newer ratings, and everything once a week.",
    discussion: """
      Examples:
        movies-tui imdb update
        movies-tui imdb update --all

      It takes the ratings alone as long as the rest is at most seven days old: a small download. New \
      titles come with the rest. Where IMDb has nothing newer, it says so and changes nothing.
      """)

  @Flag(help: "Take everything, whatever its age.")
  var all = false

  @Flag(help: "Also take files with nothing, or with less than half of what is here.")
  var anyway = false

  @Flag(help: .hidden)
  var progressForProgram = false

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let place = try IMDbInstallation(configuration, in: invocation)
    guard let status = try place.status() else { throw Failure.imdbNotInstalled }
    let now = Int(Date.now.timeIntervalSince1970)
    let scope = IMDbUpdateScope(for: status, now: now, isAllWanted: all)
    let isWhole = scope == .everything || status.level.base == .ratings
    let dumps = isWhole ? status.level.dumps : [.ratings]
    let estimate = isWhole ? status.level.estimate : IMDbDump.ratings.estimate
    try place.makeRoom(for: estimate, downloading: dumps)
    let lock = try place.lock()
    defer { _ = lock }
    let report = try await IMDbRun(
      dumps, isForProgram: progressForProgram, at: place
    ).run(in: invocation) {
      work async throws(Failure) -> IMDbImportReport? in
      // Nothing is newer than a day that is still to come.
      let days = status.days.mapValues { $0 > now ? min(status.imported, now) : $0 }
      let newer = try await work.download(dumps, newerThan: days)
      guard !newer.isEmpty else { return nil }
      guard isWhole else { return try await work.updateRatings(acceptingLoss: anyway) }
      // A whole import needs the others, too.
      _ = try await work.download(dumps.filter { !newer.contains($0) })
      return try await work.importAll(status.level, acceptingLoss: anyway)
    }
    guard let report else {
      guard !progressForProgram else {
        try invocation.surroundings.output.writeLine(IMDbImportNews.nothingNewer.text)
        return .success
      }
      let day = status.day.map { " of \($0.isoText)" } ?? ""
      try invocation.write(
        text: ["IMDb has nothing newer than the data\(day)."].bytes, configuration.settings)
      return .success
    }
    try invocation.write(report, isForProgram: progressForProgram, configuration.settings)
    return .success
  }
}
