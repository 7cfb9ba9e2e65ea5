public import Titles
public import Transport

/// One of OMDb's endpoints: what is asked, and how the answer is read.
public protocol Endpoint: Hashable, Sendable {
  associatedtype Response: Sendable

  /// The query's parameters in the order in which they are sent, without the key, values
  /// not yet percent-encoded.
  var parameters: [QueryItem] { get }

  /// Reads an answer out of a reply, whatever its status and its bytes.
  ///
  /// - Throws: What OMDb said instead of an answer.
  func response(in reply: TransportReply) throws(CatalogueError) -> Response
}

extension [QueryItem] {
  /// The filters of a question by name, those that are set.
  static func filters(of query: TitleQuery) -> [QueryItem] {
    [
      query.kind.map { QueryItem(name: "type", value: $0.rawValue) },
      query.year.map { QueryItem(name: "y", value: String($0)) },
    ].compactMap(\.self)
  }
}
