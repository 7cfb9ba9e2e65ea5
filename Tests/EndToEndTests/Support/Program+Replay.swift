import TestSupport

extension Program {
  /// The output of replaying a recording below the home, without a terminal.
  func replay(_ name: String, _ options: String...) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      Self.path, ["--replay", home.path + "/" + name] + options)
  }
}
