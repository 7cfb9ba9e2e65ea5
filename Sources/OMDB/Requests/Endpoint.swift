public import Titles
public import Transport

/// One of OMDb's endpoints: its question, and the way to read the answer.
public protocol Endpoint: Hashable, Sendable {
  associatedtype Response: Sendable

  /// The query's parameters in the order in which they are sent, without the key; values are not
  /// percent-encoded yet.
  var parameters: [QueryItem] { get }

  /// Reads an answer from a reply, whatever its status and its bytes.
  ///
  /// - Throws: The error that OMDb reported instead of an answer.
  func response(in reply: TransportReply) throws(CatalogueError) -> Response
}

extension [QueryItem] {
  /// Returns the filters of a query that are set, by name.
  static func filters(of query: TitleQuery) -> [QueryItem] {
    [
      query.kind.map { QueryItem(name: "type", value: $0.rawValue) },
      query.years?.single.map { QueryItem(name: "y", value: String($0)) },
    ].compactMap(\.self)
  }
}
