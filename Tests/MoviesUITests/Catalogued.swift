import MoviesCore
import OMDB
import OMDBStandIn
import Redux
import Testing

/// Titles of the bundled catalogue, as the app gets them: asked for, and decoded.
enum Catalogued {
  /// The whole answer to a query, as the actions that bring it.
  static func listing(_ query: SearchQuery) throws -> [any Action] {
    var actions: [any Action] = [
      SearchAction.edited(TextInput(text: query.text)), SearchAction.kindChosen(query.kind),
      GetMovies(query),
    ]
    var page = try answer(to: GetMovies(query).endpoint).ranked(for: query.text)
    let pages = ((page.total ?? 0) + SearchPage.size - 1) / SearchPage.size
    for number in 1...max(1, pages) {
      if number > 1 { page = try answer(to: GetMovies(query, page: number).endpoint) }
      actions.append(MoviesAction.setMovies(page, number: number, query: query))
    }
    return actions
  }

  /// Everything about a title, as the action that brings it.
  static func detail(_ id: String) throws -> DetailAction {
    .setDetail(try answer(to: FindTitle(.id(Samples.id(id)), plot: .full)))
  }

  private static let standIn = StandIn(catalogue: .bundled())

  private static func answer<Asked: Endpoint>(to question: Asked) throws -> Asked.Answer {
    let query = question.parameters.map { "\($0.name)=\($0.value.replacing(" ", with: "+"))" }
    let reply = standIn.reply(to: StandInRequest(query: query.joined(separator: "&")))
    return try question.answer(from: Reply(status: reply.status, body: reply.body))
  }
}
