import ArgumentParser
import MoviesSession

/// Checks the library for damage, and prints how to restore a copy.
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
