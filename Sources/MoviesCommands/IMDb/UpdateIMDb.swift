import ArgumentParser
import Foundation
import MoviesCore
import MoviesSession
import Storage

/// Downloads and imports newer data from IMDb.
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
      // No file can be newer than a day in the future, so such a day is replaced with the day of
      // the import.
      let days = status.days.mapValues { $0 > now ? min(status.imported, now) : $0 }
      let newer = try await work.download(dumps, newerThan: days)
      guard !newer.isEmpty else { return nil }
      guard isWhole else { return try await work.updateRatings(acceptingLoss: anyway) }
      // A whole import needs the other files, too.
      _ = try await work.download(dumps.filter { !newer.contains($0) })
      return try await work.importAll(status.level, acceptingLoss: anyway)
    }
    guard let report else {
      guard !progressForProgram else {
        try invocation.surroundings.output.writeLine(IMDbImportEvent.nothingNewer.text)
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
