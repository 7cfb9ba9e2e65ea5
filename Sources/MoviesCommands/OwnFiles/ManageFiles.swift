import ArgumentParser
import MoviesSession
import Storage
import Titles

/// The commands for the user's own video files.
struct ManageFiles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "files",
    abstract: "Know the films on your own disks: find them, see what is missing, play them.",
    discussion: """
      Examples:
        movies-tui files add ~/Videos
        movies-tui files scan
        movies-tui files missing
        movies-tui files play alien

      Only names are read, offline, and nothing is ever written into your folders. With IMDb's data on \
      your disk (movies-tui imdb import) the titles decide what a name means; what is not certain waits \
      among the names to match (movies-tui library settle). A disk that is away keeps its films.

      Without a command it lists the files.
      """,
    subcommands: [
      ListFiles.self, AddFolders.self, ScanFolders.self, MissingFiles.self, ForgetFiles.self,
      PlayTitle.self,
    ],
    defaultSubcommand: ListFiles.self)

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions
}

/// A command about the user's own video files.
protocol FilesCommand: ProgramCommand {}

extension FilesCommand {
  static var groupName: String? { ManageFiles.configuration.commandName }
}

extension Configuration {
  /// Opens the user's files and the library, uses them, and closes them, whatever the outcome.
  ///
  /// - Parameter body: The work to do with the files.
  /// - Returns: The value that `body` returns.
  /// - Throws: A ``Failure`` if there is no place for them; otherwise the error that `body` throws,
  ///   with a `LibraryError` converted to a ``Failure``.
  @MainActor
  func useFiles<Value>(
    _ body: @MainActor (OwnFileStore, LibraryStore) async throws -> Value
  ) async throws -> Value {
    guard let files = settings.library?.files else { throw Failure.noFolderForFiles }
    return try await useLibrary { library in
      let result = await Result { try await body(files, library) }
      files.close()
      return try result.get()
    }
  }
}

extension Failure {
  fileprivate static let noFolderForFiles = Failure(
    "The demo knows no files of yours, and without a folder for data there is no place for them: "
      + "leave --demo out, or set HOME or XDG_DATA_HOME.",
    exitCode: .databaseRefused)
}
