import ArgumentParser
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Looks through the user's folders again.
struct ScanFolders: FilesCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Look for new, renamed and moved files in your folders.",
    discussion: """
      Examples:
        movies-tui files scan
        movies-tui files scan --full

      It reads names, and only of folders that have changed since the last time. --full reads all of them, \
      where the times of folders lie: on network drives, exFAT, or after a clock was wrong. ^C stops it, \
      and nothing has changed. A folder that is not there, that is empty all at once, or that has other names \
      than it had, is away: its films stay.

      json is an object of files, new, moved, gone, open (names to match), away and unreadable (lists of \
      paths).
      """)

  @Flag(help: "Also read folders that seem unchanged.")
  var full = false

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let report = try await configuration.useFiles { files, _ in
      guard try await !files.folders().isEmpty else { throw Failure.noFolders }
      return try await scan(files, isFull: full, configuration, in: invocation)
    }
    return try write(report, format, configuration, in: invocation)
  }
}
