import ArgumentParser
import Foundation
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Remembers folders with the user's own files, and looks through them.
struct AddFolders: FilesCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Remember folders with films and series, and look through them.",
    discussion: """
      Examples:
        movies-tui files add ~/Videos
        movies-tui files add ~/Videos ~/Series

      Names are read, no contents, and nothing is written there. Samples, trailers and extras are left \
      out. Later, movies-tui files scan looks for what is new.
      """)

  @Argument(help: ArgumentHelp("The folders.", valueName: "folder"))
  var folders: [String]

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let report = try await configuration.useFiles { files, _ in
      for folder in folders {
        do throws(OwnFolderError) {
          try await files.add(folder: PathBytes(folder))
        } catch {
          throw Failure(error)
        }
      }
      return try await scan(files, isFull: false, configuration, in: invocation)
    }
    return try write(report, format, configuration, in: invocation)
  }
}

extension Failure {
  /// Makes the failure to add or to forget a folder.
  init(_ error: OwnFolderError) {
    switch error {
    case .notFolder(let path):
      self.init("\(path.shown) is not a folder.", exitCode: .missingInput)
    case .inside(let path, let root):
      self.init(
        "\(path.shown) is inside \(root.shown), which is one of your folders already.",
        exitCode: .usage)
    case .around(let path, let root):
      self.init(
        "\(root.shown) in \(path.shown) is one of your folders already. Forget it first: "
          + "movies-tui files forget \(root.shown).",
        exitCode: .usage)
    case .unknown(let path):
      self.init(
        "\(path.shown) is neither one of your folders nor a file in one.", exitCode: .nothingMatched
      )
    case .library(let error): self.init(error)
    }
  }
}
