import MoviesCommands

extension FuzzedReader {
  /// Reads a configuration file: no input crashes the reader or the keymap made from it, and every
  /// mistake can be explained in words.
  public static let configuration = FuzzedReader(corpus: "Configuration") { bytes in
    do throws(ConfigurationError) {
      _ = try Settings(reading: bytes, path: "config.json")
    } catch {
      try BrokenPromise.unless(!error.description.isEmpty, "A mistake is explained in words.")
    }
  }
}
