import ArgumentParser
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Prints the user's files and their titles.
struct ListFiles: FilesCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print your files, and the title that each of them is.",
    discussion: """
      Examples:
        movies-tui files list
        movies-tui files list --open
        movies-tui files list --format ndjson | jq -r 'select(.lines < 720) | .path'

      The newest come first. --open prints only those whose names could mean several titles, or none; \
      movies-tui library settle says what they are.

      json is an object of count and files, a list of objects of path, url (which also holds bytes that \
      are no text), size in bytes, modified, added, away (whether the disk is), id, title, season, episodes, \
      lines (the height of the picture), edition, part, open (the name that is not certain) and \
      reason. ndjson prints only the files, one per line; csv has a row for each. Unknown values are null.
      """)

  @Flag(help: "Only files whose title is not certain.")
  var open = false

  @Flag(help: "Only files on disks that are away.")
  var away = false

  @Option(help: "The output format.")
  var format = TitleListFormat.table

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let (printed, folders) = try await configuration.useFiles { files, _ in
      let own = try await files.titles()
      let found = try await files.allFiles().filter { file in
        (!open || file.content.isOpen) && (!away || file.isAway)
      }
      let titles = own.titles.map(\.title).keyed(by: \.id)
      let printed = PrintedFiles(
        files: found, titles: titles, folders: own.folders.map(\.path))
      return (printed, own.folders)
    }
    try invocation.write(
      text: printed.text(format, columns: invocation.columns), configuration.settings)
    if format == .table {
      for folder in folders where folder.isAway { invocation.say("\(folder.path.shown) is away.") }
    }
    guard printed.files.isEmpty else { return .success }
    invocation.say(
      folders.isEmpty ? Failure.noFolders.message : "There is no such file.")
    return .nothingMatched
  }
}

extension OwnFile.Content {
  fileprivate var isOpen: Bool { if case .open = self { true } else { false } }
}

extension OwnFileStore {
  /// Returns all files, the newest first, and files that were found together in the order of their
  /// paths.
  fileprivate func allFiles() async throws(LibraryError) -> [OwnFile] {
    var all: [OwnFile] = []
    while true {
      let part = try await files(after: all.last?.path, limit: 10_000)
      guard !part.isEmpty else { break }
      all += part
    }
    return all.sorted { ($1.added, $0.path) < ($0.added, $1.path) }
  }
}
