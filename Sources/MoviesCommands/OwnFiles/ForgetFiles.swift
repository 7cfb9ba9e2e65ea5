import ArgumentParser
import Foundation
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Forgets folders or single files.
struct ForgetFiles: FilesCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget folders, or single files; nothing on the disk is touched.",
    discussion: """
      Examples:
        movies-tui files forget ~/Videos
        movies-tui files forget "Videos/Qwxz (1971).avi"

      What you have seen, and where you stopped, stays. A file that is forgotten comes back with the next \
      scan if it is still in one of your folders; a folder only if you add it again.
      """)

  @Argument(help: ArgumentHelp("The folders or files.", valueName: "path"))
  var paths: [String]

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let (count, failures) = try await configuration.useFiles { files, _ in
      var (count, failures) = (0, [Failure]())
      for path in paths {
        do throws(OwnFolderError) {
          count += try await files.forget(PathBytes(path).absolute).files
        } catch {
          failures.append(Failure(error))
        }
      }
      return (count, failures)
    }
    if failures.count < paths.count {
      try invocation.write(
        text: ["Forgot \(count.counted("file"))."].bytes, configuration.settings)
    }
    for failure in failures { invocation.say(failure.message) }
    return failures.first?.exitCode ?? .success
  }
}

extension PathBytes {
  /// The path from the root, without a slash at its end; the file need not exist.
  fileprivate var absolute: PathBytes {
    let path = URL(filePath: text).standardizedFileURL.path(percentEncoded: false)
    return PathBytes(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
  }
}
