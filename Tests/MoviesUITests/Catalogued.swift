import HTTPTypes
import MoviesCore
import OMDB
import OMDBStandIn
import Redux
import Search
import TestSupport
import Testing
import Titles
import Transport

/// Titles of the bundled catalogue, as the app gets them: asked for, and decoded.
enum Catalogued {
  /// The whole answer to a query, as the actions that bring it.
  static func listing(_ query: TitleQuery) throws -> [any Action] {
    var actions: [any Action] = [
      SearchAction.edited(TextInput(text: query.text)), SearchAction.kindChosen(query.kind),
      GetMovies(query),
    ]
    let first = try answer(to: SearchTitles(query))
    let pages = ((first.total ?? 0) + first.size - 1) / first.size
    for number in 1...max(1, pages) {
      var page = try answer(to: SearchTitles(query, page: number))
      if number == 1 { page = page.ranked(for: query.text) }
      actions.append(
        MoviesAction.setMovies(Answer(page, source: .omdb), number: number, query: query))
    }
    return actions
  }

  /// Everything about a title, as the action that brings it.
  static func detail(_ id: String) throws -> DetailAction {
    Samples.details(try answer(to: FindTitle(.id(Samples.id(id)), plot: .full)))
  }

  /// The bundled catalogue, as the app asks it.
  static let catalogue: any Catalogue = OMDBCatalogue(
    HTTPService(
      url: ServiceURL(loopbackPort: 1),
      transport: StubTransport { request in
        let query = (request.path ?? "").split(separator: "?", maxSplits: 1).dropFirst().joined()
        let reply = standIn.reply(to: StandInRequest(query: query))
        return .success(
          TransportReply(
            response: HTTPResponse(status: HTTPResponse.Status(code: reply.status)),
            body: reply.body))
      }))

  /// The bundled titles, as they are known once they have been seen.
  static let index = MemoryIndex(
    StandInCatalogue.bundled.titles.lazy.compactMap {
      TitleDetail(omdbFields: $0.fields(at: "http://localhost/"))
    })

  private static let standIn = StandIn(catalogue: .bundled)

  private static func answer<Asked: Endpoint>(to question: Asked) throws -> Asked.Response {
    let query = question.parameters.map { "\($0.name)=\($0.value.replacing(" ", with: "+"))" }
    let reply = standIn.reply(to: StandInRequest(query: query.joined(separator: "&")))
    return try question.response(in: TransportReply(status: reply.status, body: reply.body))
  }
}
