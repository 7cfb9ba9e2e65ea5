/// No held request matched that the test could have released.
public struct NothingToRelease: Error, CustomStringConvertible {
  /// What the test waited for, where, and what was held instead.
  public let description: String

  init(_ text: String, _ timeout: Duration, held: [String], _ fileID: StaticString, _ line: UInt) {
    let others = held.isEmpty ? "None is held." : "Held: \(held.joined(separator: ", "))."
    description = """
      Within \(timeout) no request was held whose path and query contain "\(text)" \
      (\(fileID):\(line)). \(others)
      """
  }
}
