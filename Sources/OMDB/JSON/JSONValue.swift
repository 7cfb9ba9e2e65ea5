/// A value of a JSON text as it was sent, before anything is made of it.
///
/// Numbers and the words `true` and `false` keep their spelling: OMDb sends both as strings, mocks
/// and proxies send them bare, and whoever reads a field should not have to care.
enum JSONValue: Equatable, Sendable {
  case null
  /// A string, or the spelling of a number, of `true` or of `false`.
  case scalar(String)
  case array([JSONValue])
  /// The members in the order in which they were sent, names not necessarily unique.
  case object([Member])

  struct Member: Equatable, Sendable {
    var name: String
    var value: JSONValue
  }
}
