import TestSupport

extension Program {
  /// What a replay of a recording below the home prints, without a terminal.
  func replay(_ name: String, _ options: String...) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      Self.path, ["--replay", home.path + "/" + name] + options)
  }
}
