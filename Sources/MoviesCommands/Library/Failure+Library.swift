import MoviesSession
import MoviesUI
import Titles

extension Failure {
  /// Why the library cannot do what it is asked for, and what to do in a shell.
  ///
  /// - Parameters:
  ///   - error: What happened.
  ///   - copies: The copies beside the library, the oldest first; `nil` if they are not known.
  init(_ error: LibraryError, copies: [String]? = nil) {
    self.init(error.line(copies: copies), exitCode: error.exitCode)
  }
}

extension LibraryError {
  /// The exit code of a command.
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
