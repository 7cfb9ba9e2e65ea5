/// One of OMDb's endpoints: what is asked, and how the answer is read.
public protocol Endpoint: Hashable, Sendable, Codable {
  associatedtype Answer: Sendable

  /// The query's parameters, without the key, values not yet percent-encoded.
  var parameters: [Parameter] { get }

  /// Reads an answer out of a reply, whatever its status.
  func answer(from reply: Reply) throws(OMDBError) -> Answer
}

/// One parameter of a query.
public struct Parameter: Hashable, Sendable, Codable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
