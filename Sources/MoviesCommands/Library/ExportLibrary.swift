import ArgumentParser
import Files
import Foundation
import MoviesSession
import Storage
import Titles

/// Exports the library for other programs, or as a whole.
struct ExportLibrary: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write your library for other services, or as JSON that loses nothing.",
    discussion: """
      Examples:
        movies-tui library export > library.json
        movies-tui library export --to letterboxd --output letterboxd/
        movies-tui library export --to letterboxd --list seen > letterboxd.csv
        movies-tui library export --to imdb --list rated
        movies-tui library export --to trakt --output trakt/

      json is the program's own format: imported into an empty library, it gives the same library \
      again, and exported, the same bytes. letterboxd is what Letterboxd's imports take: what was \
      seen or rated, each viewing with the rating, tags and review that it had, ratings of a later day, \
      the watchlist and your lists. imdb has the columns of IMDb's own files, trakt is the JSON of \
      Trakt's.

      These three are several files, so without --list they need a folder: ratings, what was seen, \
      the watchlist, and every list of your own. --list writes one of them: rated, seen, \
      watchlist, everything, or a list of your own. A file that exists is replaced.
      """)

  @Option(help: "The format.")
  var to = ExportFormat.json

  @Option(
    help: ArgumentHelp("Only this list.", valueName: "name"), transform: listName)
  var list: String?

  @Option(
    help: ArgumentHelp("The file, or the folder for several files.", valueName: "path"),
    transform: path)
  var output: String?

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let (export, damage) = try await configuration.useLibrary { library in
      var list: LibraryList?
      if let name = self.list { list = try await library.list(named: name) }
      let export = LibraryExport(
        contents: try await contents(of: list, in: library, configuration, invocation),
        watchlist: try await library.entries(in: .watchlist), list: list)
      return (export, await library.damage)
    }
    let files = try export.files(to)
    guard !files.isEmpty else {
      throw Failure("There is nothing to export.", exitCode: .nothingMatched)
    }
    if let output {
      try ExportFolder(path: output).write(files)
    } else {
      guard files.count == 1 else {
        throw Failure(
          "\(to.rawValue) is several files: add --output FOLDER, or --list with one of their lists.",
          exitCode: .usage)
      }
      try invocation.write(text: files[0].bytes, configuration.settings)
    }
    if let omission = export.omission(to) { invocation.say(omission) }
    guard let damage else { return .success }
    throw damage
  }

  /// Returns the whole library or the titles of a list; a list that fills itself has its current
  /// titles.
  @MainActor
  private func contents(
    of list: LibraryList?, in library: LibraryStore, _ configuration: Configuration,
    _ invocation: Invocation
  ) async throws -> LibraryContents {
    guard case .named(let name) = list, try await library.livingList(named: name) != nil else {
      return try await library.contents(in: list)
    }
    let entries = try await entries(of: .named(name), in: library, configuration, invocation)
    guard !entries.isEmpty else { return LibraryContents() }
    return LibraryContents(
      entries: entries, lists: [LibraryContents.List(name: name, titles: entries.map(\.id))])
  }
}

extension ExportFormat: ExpressibleByArgument {}

extension LibraryStore {
  /// The reason why some of the library cannot be read; `nil` if everything can be read.
  fileprivate var damage: Failure? {
    get async {
      do throws(LibraryError) {
        try await check()
        return nil
      } catch {
        return Failure(error, copies: copies)
      }
    }
  }
}

/// The destination of an export: a file, or a folder for several files.
struct ExportFolder {
  let path: String

  /// Writes a single file to the path itself, unless that is a folder; writes several files into
  /// the folder.
  ///
  /// Each file of an earlier export stays until the new one is complete.
  ///
  /// - Throws: A ``Failure`` if a file cannot be written.
  func write(_ files: [ExportedFile]) throws(Failure) {
    if files.count == 1, !path.hasSuffix("/"), !isFolder {
      return try write(files[0].bytes, to: path)
    }
    for file in files {
      let url = URL(filePath: path).appending(path: file.name)
      do {
        try PrivateFolder.make(url.deletingLastPathComponent().path)
      } catch {
        throw Failure(
          "The folder \(path) cannot be made: \(error.reason).", exitCode: .writingFailed)
      }
      try write(file.bytes, to: url.path)
    }
  }

  private var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try OutputFile.write(bytes, to: path, name: "export")
  }
}
