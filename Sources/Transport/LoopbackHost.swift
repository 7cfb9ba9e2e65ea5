extension String {
  /// Whether the text, as the host of a URL, is this machine: `localhost`, `127.x.x.x` or `::1`,
  /// with or without its brackets in a URL.
  ///
  /// Requests to such a name never leave the machine, so they need no encryption.
  package var isLoopbackHost: Bool {
    if ["localhost", "::1", "[::1]"].contains(lowercased()) { return true }
    let numbers = split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }
}
