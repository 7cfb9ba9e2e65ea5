import MoviesSession
import MoviesUI
import Titles

extension Failure {
  /// Makes the failure for a request to the library, with advice for a shell.
  ///
  /// - Parameters:
  ///   - error: The error of the library.
  ///   - copies: The copies next to the library, the oldest first; `nil` if they are unknown.
  init(_ error: LibraryError, copies: [String]? = nil) {
    self.init(error.line(copies: copies), exitCode: error.exitCode)
  }
}

extension LibraryError {
  /// The exit code of a command that fails with this error.
  var exitCode: ProgramExitCode {
    switch self {
    case .file, .unsearchable: .databaseRefused
    case .noSuchList, .noOpenName: .nothingMatched
    case .cancelled: .interrupted
    case .listExists, .fillsItself, .noteTooLong, .noteChanged: .usage
    case .dayBeyondCalendar: .wrongConfiguration
    }
  }
}
