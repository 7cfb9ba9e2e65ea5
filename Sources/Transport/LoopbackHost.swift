extension String {
  /// Whether the text, as the host of a URL, is this machine: `localhost`, `127.x.x.x` or `::1`, with
  /// or without the brackets that it has in a URL.
  ///
  /// Such a name never leaves the machine, so what is sent there needs no encryption.
  package var isLoopbackHost: Bool {
    if ["localhost", "::1", "[::1]"].contains(lowercased()) { return true }
    let numbers = split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }
}
