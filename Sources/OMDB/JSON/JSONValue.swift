/// A JSON value as it was sent, before it is interpreted.
///
/// Numbers and the words `true` and `false` keep their spelling: OMDb sends both as strings, and
/// mocks and proxies send them without quotes; code that reads a field need not distinguish them.
enum JSONValue: Equatable, Sendable {
  case null
  /// A string, or the spelling of a number, of `true` or of `false`.
  case scalar(String)
  case array([JSONValue])
  /// The members in the order in which they were sent; names may repeat.
  case object([Member])

  struct Member: Equatable, Sendable {
    var name: String
    var value: JSONValue
  }
}
