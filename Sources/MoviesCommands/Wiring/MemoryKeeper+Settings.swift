import MoviesSession

extension MemoryKeeper {
  /// What remembers a session in the user's own folder; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - configuration: Where the keys stand, which are never written down.
  ///   - invocation: Whose folder is meant.
  init?(_ configuration: Configuration, in invocation: Invocation) {
    guard let folder = invocation.directories.state else { return nil }
    self.init(MemoryFile(folder: folder)) { text in
      configuration.redaction(in: invocation).applied(to: text) != text
    }
  }
}
