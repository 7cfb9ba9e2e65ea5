public import ArgumentParser
import MoviesSession
import MoviesUI
public import Titles

extension Failure {
  /// Why a question has no answer, and what to do in a shell.
  init(_ error: CatalogueError, to question: CatalogueQuestion, source: DataSource) {
    self.init(
      ErrorWording(error, to: question, source: source).line, exitCode: error.exitCode)
  }
}

extension CatalogueError {
  /// The exit code of a command.
  public var exitCode: ExitCode {
    switch self {
    case .notFound, .tooManyResults, .notHere: .nothingMatched
    case .nothingToAsk, .oneYearOnly, .incorrectID, .invalidAddress: .usage
    case .keyMissing, .keyRefused: .keyRefused
    case .limitReached: .limitReached
    case .unreadable, .tooLarge: .unreadableData
    case .blocked, .cannotResolve, .cannotConnect, .connectionLost, .insecure, .timedOut, .tooSlow,
      .serviceFailing, .refused, .failed, .cancelled:
      .unavailable
    }
  }
}
