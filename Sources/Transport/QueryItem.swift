/// A name and a value in a URL's query, both as plain text: ``ServiceURL`` encodes them.
public struct QueryItem: Hashable, Codable, Sendable {
  public var name: String
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
