import MoviesSession

extension MemoryKeeper {
  /// Makes a keeper in the user's folder for state; returns `nil` without such a folder.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, with the keys, which are never written down.
  ///   - invocation: The run of the program, with the user's folders.
  init?(_ configuration: Configuration, in invocation: Invocation) {
    guard let folder = invocation.directories.state else { return nil }
    self.init(MemoryFile(folder: folder)) { text in
      configuration.redaction(in: invocation).applied(to: text) != text
    }
  }
}
