import ArgumentParser
import Files
import Foundation
import MoviesSession
import Titles

/// Copies the library to another file.
struct BackUpLibrary: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy your library to a new file, while sessions run.",
    discussion: """
      Examples:
        movies-tui library backup library-copy.sqlite

      The file must not exist. Before every import a copy is made by itself beside the library, and \
      the last three are kept: see movies-tui library check. For a file that other programs can read, \
      use export.
      """)

  @Argument(help: "The new file.", transform: path)
  var file: String

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    try await configuration(in: invocation).useLibrary { library in
      guard try await library.revision() > 0 else {
        throw Failure("There is no library yet.", exitCode: .nothingMatched)
      }
      do {
        try await library.copy(to: URL(filePath: file).path)
      } catch LibraryError.file(let failure) where failure.file != library.file {
        throw Failure(writingCopy: failure)
      }
    }
    return .success
  }
}

extension Failure {
  /// Makes the failure to write the copy, which says nothing about the library itself.
  fileprivate init(writingCopy failure: FileFailure) {
    let reason =
      switch failure.trouble {
      case .unwritable(let reason), .unreadable(let reason): reason
      case .full: "no space is left"
      case .damaged, .newer, .older, .locked: "another file is in its place"
      }
    self.init("The copy \(failure.file) cannot be written: \(reason).", exitCode: .writingFailed)
  }
}
