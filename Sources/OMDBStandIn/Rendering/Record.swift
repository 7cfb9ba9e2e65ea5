/// An object of a reply: named values in the order in which OMDb sends them.
struct Record: Sendable {
  enum Value: Sendable {
    case text(String)
    case records([Record])
  }

  var members: [(name: String, value: Value)]

  init(_ members: KeyValuePairs<String, Value>) {
    self.members = members.map { ($0.key, $0.value) }
  }
}

extension Record.Value: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}
