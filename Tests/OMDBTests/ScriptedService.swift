import HTTPTypes
import OMDB
import Synchronization
import TestSupport
import Titles
import Transport

/// A service with prepared answers, and a catalogue in front of it.
struct ScriptedService {
  let transport: StubTransport
  let catalogue: OMDBCatalogue

  /// Answers each request with the first reply whose text is in the path, else with “not found”.
  init(
    _ replies: [(path: String, body: String, status: Int)] = [],
    onProgress: @escaping SearchProgress.Observer = { _, _ in }
  ) throws {
    transport = StubTransport { request in
      let path = request.path ?? ""
      let reply = replies.first { path.contains($0.path) }
      return .success(
        TransportReply(
          status: reply?.status ?? 200, body: Array((reply?.body ?? Self.notFound).utf8)))
    }
    catalogue = OMDBCatalogue(
      HTTPService(url: try ServiceURL("https://www.omdbapi.com"), transport: transport),
      onProgress: onProgress)
  }

  /// The queries of the requests.
  var queries: [String] {
    transport.sent.map { String($0.request.path?.dropFirst(2) ?? "") }
  }

  static let notFound = #"{"Response":"False","Error":"Movie not found!"}"#
  static let tooMany = #"{"Response":"False","Error":"Too many results."}"#
  static let refusal = #"{"Response":"False","Error":"Invalid API key!"}"#
  static let limit = #"{"Response":"False","Error":"Request limit reached!"}"#
  static let lamp = #"{"Title":"The Lamp","imdbID":"tt7654321","Response":"True"}"#

  static func list(_ titles: String..., total: Int? = nil) -> String {
    let rows = titles.enumerated().map { Fixtures.row(7_000_001 + $0.offset, title: $0.element) }
    let count = total ?? titles.count
    return #"{"Search":[\#(rows.joined(separator: ","))],"totalResults":"\#(count)"}"#
  }
}
