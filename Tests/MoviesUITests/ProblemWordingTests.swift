import MoviesCore
import OMDB
import Redux
import ReduxHTTP
import TerminalUI
import Testing

@testable import MoviesUI

@Suite("What went wrong is told in words")
struct ProblemWordingTests {
  /// Each error that a request can end with, and the words for it.
  static let table: [(error: APIError, headline: String, advice: String)] = [
    (api(.notFound), "Nothing found", "No title matches “batman”: F3 edits the search."),
    (
      api(.tooManyResults), "Too many results",
      "OMDb finds too many titles for “batman”. Add a word or a letter: F3 edits the search."
    ),
    (api(.incorrectID), "No such id", "OMDb does not know this id: F3 edits the search."),
    (
      api(.keyMissing), "OMDb wants a key",
      "Set OMDB_API_KEY to yours; get one at omdbapi.com/apikey.aspx. Then F5 tries again."
    ),
    (
      api(.keyRefused), "OMDb refuses the key",
      "Get or activate one at omdbapi.com/apikey.aspx and set OMDB_API_KEY. A key just activated may "
        + "still meet an old refusal on the way: F5 tries again and asks in another order."
    ),
    (
      api(.limitReached), "The day's requests are used up",
      "The key's daily limit is reached; what was fetched stays here. Later F5 tries again."
    ),
    (
      api(.blocked), "OMDb's firewall turned the request away",
      "Other words may pass: F3 edits the search. Or wait a little, then F5 tries again."
    ),
    (
      api(.serviceFailing(status: 503)), "OMDb is failing",
      "The service answers with status 503. In a while, F5 tries again."
    ),
    (
      .status(404, nil), "OMDb is failing",
      "The service answers with status 404. Check its address, and a proxy on the way; then F5 tries "
        + "again."
    ),
    (
      api(.unreadable(reason: "it is empty")), "The reply makes no sense",
      "What came is not what OMDb is known to send. F5 tries again."
    ),
    (
      .decoding("it is no JSON"), "The reply makes no sense",
      "What came is not what OMDb is known to send. F5 tries again."
    ),
    (
      .transport(.tooLarge(limit: 10)), "The reply makes no sense",
      "What came is not what OMDb is known to send. F5 tries again."
    ),
    (
      api(.other(message: "Something went wrong.")), "OMDb says",
      "Something went wrong. F5 tries again; F3 edits the search."
    ),
    (
      .transport(.cannotResolve(host: "www.omdbapi.com")), "No connection",
      "Could not resolve www.omdbapi.com. When you are online, F5 tries again."
    ),
    (
      .transport(.cannotConnect(host: "www.omdbapi.com")), "No connection",
      "Could not connect to www.omdbapi.com. When you are online, F5 tries again."
    ),
    (
      .transport(.connectionLost(reason: "the server closed it without an answer")),
      "The connection broke", "The server closed it without an answer. F5 tries again."
    ),
    (
      .transport(.timedOut(milliseconds: 14_200)), "No answer in time",
      "OMDb did not answer within 15 s. F5 tries again."
    ),
    (
      .transport(.tooSlow), "The answer came too slowly",
      "Something on the way may be overloaded. In a while, F5 tries again."
    ),
    (
      .transport(.tls(reason: "the certificate has expired")), "No safe connection",
      "The certificate has expired. Nothing was sent. F5 tries again."
    ),
    (.transport(.failed(reason: "odd")), "The request failed", "Odd. F5 tries again."),
    (
      .transport(.invalidURL(reason: "it has no host")), "The request failed",
      "It has no host. F5 tries again."
    ),
    (.badURL("the address is none"), "The request failed", "The address is none. F5 tries again."),
    (.transport(.cancelled), "Stopped", "F5 tries again."),
    (.cancelled, "Stopped", "F5 tries again."),
  ]

  @Test(
    "Every error is told with what to do about it, by the keys as they are bound", arguments: table)
  func words(error: APIError, headline: String, advice: String) throws {
    let keymap = try Keymap(overrides: ["retry": ["F5"], "search": ["F3"]])
    let words = ProblemWording(
      Problem(error), query: Samples.batman, remedies: .ofSearch(keymap, in: .results))
    #expect(words.headline == headline)
    #expect(words.advice == advice)
  }

  private static func api(_ error: OMDBError) -> APIError {
    .api(ErrorResponse(message: error.message, code: error.code))
  }

  @Test("What was not found is named, with its filters and the keys that change them")
  func notFound() throws {
    let query = SearchQuery(text: "qwxz", kind: .series, year: 1990)
    let remedies = Remedies.ofSearch(try Keymap(), in: .results)
    let words = ProblemWording(.notFound, query: query, remedies: remedies)
    #expect(
      words.advice == "No title matches “qwxz” among the series of 1990: / edits the search, "
        + "t changes the type, y changes the year.")
  }

  @Test(
    "No key is named that is text where the focus is", arguments: [Place.searchField, .yearField])
  func inFields(place: Place) throws {
    let query = SearchQuery(text: "qwxz", kind: .series, year: 1990)
    let keymap = try Keymap()
    let search = Remedies.ofSearch(keymap, in: place)
    let missed = ProblemWording(.notFound, query: query, remedies: search).advice
    #expect(missed.hasSuffix("t in the list changes the type, y in the list changes the year."))
    let inLine = place == .searchField
    #expect(search.retry == (inLine ? "⏎ tries again" : "r in the list tries again"))
    #expect(
      search.edit == (inLine ? "edit the words above" : "/ in the list edits the search"))
    #expect(Remedies(keymap, in: place).retry == "r in the list tries again")
  }

  @Test("A search that failed while it is typed is tried again with Enter")
  func inSearchField() throws {
    let actions: [any Action] = [
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      ScreenAction.focused(.search),
    ]
    let offline = MoviesAction.moviesMissed(
      number: 1, query: Samples.batman, problem: .offline(reason: "no network"))
    let failed = try Samples.frame(of: Samples.state(actions + [offline])).canvas.plainText
    #expect(failed.contains("When you are online, ⏎ tries again."))
    let stopped = MoviesAction.moviesMissed(
      number: 1, query: Samples.batman, problem: .stopped)
    let header = try Samples.frame(of: Samples.listed(then: actions + [stopped])).canvas.lines[0]
    #expect(header.contains("stopped · ⏎ tries again"))
    let empty = try Samples.frame(of: Samples.state([ScreenAction.focused(.search)])).canvas
    #expect(!empty.plainText.contains("/ goes to the search line"))
  }

  @Test("A failing search takes the place of the list, and no more")
  func inPlace() throws {
    let ticket = RequestTicket(number: 1, id: GetMovies.searchID, label: "searching")
    let state = Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      RequestLifecycle.failed(ticket, .transport(.cannotResolve(host: "www.omdbapi.com"))),
      MoviesAction.moviesMissed(
        number: 1, query: Samples.batman,
        problem: .offline(reason: "could not resolve www.omdbapi.com")),
    ])
    let text = try Samples.frame(of: state).canvas.plainText
    #expect(text.contains("No connection"))
    #expect(text.contains("Could not resolve www.omdbapi.com."))
    #expect(text.contains("r tries again."))
  }
}
