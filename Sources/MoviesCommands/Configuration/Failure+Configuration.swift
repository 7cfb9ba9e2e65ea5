public import MoviesSession

extension Failure {
  /// The configuration is wrong or cannot be read.
  public init(_ error: ConfigurationError) {
    self.init(error.description, exitCode: ProgramExitCode(error))
  }
}

extension ProgramExitCode {
  fileprivate init(_ error: ConfigurationError) {
    self =
      switch error.problem {
      case .unreadable: .missingInput
      case .noFile, .syntax, .value, .unknown, .keys: .wrongConfiguration
      }
  }
}
