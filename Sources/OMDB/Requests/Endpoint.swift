/// One of OMDb's endpoints: what is asked, and how the answer is read.
public protocol Endpoint: Hashable, Sendable, Codable {
  associatedtype Answer: Sendable

  /// The query's parameters in the order in which they are sent, without the key, values
  /// not yet percent-encoded.
  var parameters: [Parameter] { get }

  /// Reads an answer out of a reply, whatever its status and its bytes.
  ///
  /// - Throws: What OMDb said instead of an answer.
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

  /// The filters of a question by name, those that are set.
  static func filters(kind: TitleKind?, year: Int?) -> [Parameter] {
    [kind.map { Parameter("type", $0.rawValue) }, year.map { Parameter("y", String($0)) }]
      .compactMap { $0 }
  }
}
