public import MoviesSession
import MoviesUI
public import Titles

extension Failure {
  /// Makes the failure for a question without an answer, with advice for a shell.
  ///
  /// - Parameters:
  ///   - error: The error that the catalogue threw.
  ///   - question: The question that was asked.
  ///   - source: The source that was asked.
  ///   - offersDemo: Whether to suggest the bundled films.
  init(
    _ error: CatalogueError, to question: CatalogueQuestion, source: DataSource,
    offersDemo: Bool = true
  ) {
    let line = ErrorWording(error, to: question, source: source, offersDemo: offersDemo).line
    // Commands use the network unless they are told not to.
    let advice = error == .notHere ? " \(Self.offlineAdvice)" : ""
    self.init(line + advice, exitCode: error.exitCode)
  }

  private static let offlineAdvice =
    "To ask the network, leave out --offline, or set offline to false."
}

extension CatalogueError {
  /// The exit code of a command that fails with this error.
  public var exitCode: ProgramExitCode {
    switch self {
    case .notFound, .notFoundIn, .tooManyResults: .nothingMatched
    case .nothingToAsk, .oneYearOnly, .incorrectID, .invalidAddress: .usage
    case .keyMissing, .keyRefused: .keyRefused
    case .limitReached: .limitReached
    case .unreadable, .tooLarge: .unreadableData
    case .unsearchable: .databaseRefused
    case .library(let error): error.exitCode
    case .notHere, .blocked, .cannotResolve, .cannotConnect, .connectionLost, .insecure, .timedOut,
      .tooSlow,
      .serviceFailing, .refused, .failed, .cancelled:
      .unavailable
    }
  }
}
