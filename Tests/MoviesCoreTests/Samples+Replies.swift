import MoviesCore
import OMDB
import TestSupport
import Transport

/// OMDb's replies, for the tests in which its own catalogue answers.
extension Samples {
  /// OMDb's catalogue over a service that answers each request at once.
  @MainActor
  static func omdb(over transport: StubTransport) -> App.CatalogueMaker {
    { onProgress in
      OMDBCatalogue(HTTPService(url: address, transport: transport), onProgress: onProgress)
    }
  }

  /// Where the service is said to live.
  private static var address: ServiceURL {
    guard let url = try? ServiceURL("https://example.org/") else {
      preconditionFailure("The address is one.")
    }
    return url
  }

  /// OMDb's reply with such a page.
  static func reply(page number: Int, total: Int, size: Int = 10) -> String {
    let first = (number - 1) * size + 1
    let last = min(number * size, total)
    let rows = (first..<max(first, last + 1)).map { row(number: $0, title: "Title \($0)") }
    return
      #"{"Search":[\#(rows.joined(separator: ","))],"totalResults":"\#(total)","Response":"True"}"#
  }

  /// One row of a search reply.
  static func row(number: Int, title: String) -> String {
    let id = "tt" + String(String(10_000_000 + number).dropFirst())
    return
      #"{"Title":"\#(title)","Year":"1989","imdbID":"\#(id)","Type":"movie","Poster":"N/A"}"#
  }

  /// OMDb's reply with everything about a title.
  static func detailReply(_ number: Int, title: String? = nil) -> String {
    let id = "tt" + String(String(10_000_000 + number).dropFirst())
    return
      #"{"Title":"\#(title ?? "Title \(number)")","Year":"1989","Runtime":"126 min","imdbID":"\#(id)","Type":"movie","Response":"True"}"#
  }

  /// OMDb's reply with an error.
  static func errorReply(_ text: String) -> String {
    #"{"Response":"False","Error":"\#(text)"}"#
  }
}
