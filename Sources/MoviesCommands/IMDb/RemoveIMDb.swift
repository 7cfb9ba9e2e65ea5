import ArgumentParser
import MoviesSession
import Storage

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
