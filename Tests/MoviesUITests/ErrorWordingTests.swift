import MoviesCore
import Redux
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

@Suite("What went wrong is told in words")
struct ErrorWordingTests {
  /// Each error that a request can end with, and the words for it.
  static let table: [(error: CatalogueError, headline: String, advice: String)] = [
    (.notFound, "Nothing found", "No title matches “batman”: F3 edits the search."),
    (
      .tooManyResults, "Too many results",
      "OMDb finds too many titles for “batman”. Add a word or a letter: F3 edits the search."
    ),
    (.incorrectID, "No such id", "OMDb does not know this id: F3 edits the search."),
    (
      .keyMissing, "OMDb wants a key",
      "Set OMDB_API_KEY to yours; get one at omdbapi.com/apikey.aspx. Then F5 tries again."
    ),
    (
      .keyRefused, "OMDb refuses the key",
      "Get or activate one at omdbapi.com/apikey.aspx and set OMDB_API_KEY. A key just activated may "
        + "still meet an old refusal on the way: F5 tries again and asks in another order."
    ),
    (
      .limitReached, "The day's requests are used up",
      "The key's daily limit is reached; what was fetched stays here. Later F5 tries again."
    ),
    (
      .blocked, "OMDb's firewall turned the request away",
      "Other words may pass: F3 edits the search. Or wait a little, then F5 tries again."
    ),
    (
      .serviceFailing(status: 503), "OMDb is failing",
      "The service answers with status 503. In a while, F5 tries again."
    ),
    (
      .serviceFailing(status: 404), "OMDb is failing",
      "The service answers with status 404. Check its address, and a proxy on the way; then F5 tries "
        + "again."
    ),
    (
      .unreadable(reason: "it is empty"), "The reply makes no sense",
      "What came is not what OMDb is known to send. F5 tries again."
    ),
    (
      .tooLarge(limit: 10), "The reply makes no sense",
      "What came is not what OMDb is known to send. F5 tries again."
    ),
    (
      .refused(message: "Something went wrong."), "OMDb says",
      "Something went wrong. F5 tries again; F3 edits the search."
    ),
    (
      .cannotResolve(host: "www.omdbapi.com"), "No connection",
      "Could not resolve www.omdbapi.com. When you are online, F5 tries again."
    ),
    (
      .cannotConnect(host: "www.omdbapi.com"), "No connection",
      "Could not connect to www.omdbapi.com. When you are online, F5 tries again."
    ),
    (
      .connectionLost(reason: "the server closed it without an answer"),
      "The connection broke", "The server closed it without an answer. F5 tries again."
    ),
    (
      .timedOut(milliseconds: 14_200), "No answer in time",
      "OMDb did not answer within 15 s. F5 tries again."
    ),
    (
      .tooSlow, "The answer came too slowly",
      "Something on the way may be overloaded. In a while, F5 tries again."
    ),
    (
      .insecure(reason: "the certificate has expired"), "No safe connection",
      "The certificate has expired. Nothing was sent. F5 tries again."
    ),
    (.failed(reason: "odd"), "The request failed", "Odd. F5 tries again."),
    (
      .invalidAddress(reason: "it has no host"), "The request failed",
      "It has no host. F5 tries again."
    ),
    (
      .nothingToAsk(leftOut: [.markup]), "Nothing to search for",
      "Left out < > and &#, which OMDb cannot take. No searchable words are left: F3 edits the search."
    ),
    (
      .notHere, "Not on this machine", "It has not been fetched yet. F5 tries again."
    ),
    (.cancelled, "Stopped", "F5 tries again."),
  ]

  @Test(
    "Every error is told with what to do about it, by the keys as they are bound", arguments: table)
  func words(error: CatalogueError, headline: String, advice: String) throws {
    let keymap = try Keymap(overrides: ["retry": ["F5"], "search": ["F3"]])
    let words = ErrorWording(
      error, query: Samples.batman, remedies: .ofSearch(keymap, in: .results))
    #expect(words.headline == headline)
    #expect(words.advice == advice)
  }

  @Test("What was not found is named, with its filters and the keys that change them")
  func notFound() throws {
    let query = TitleQuery("qwxz", kind: .series, year: 1990)
    let remedies = Remedies.ofSearch(try Keymap(), in: .results)
    let words = ErrorWording(.notFound, query: query, remedies: remedies)
    #expect(
      words.advice == "No title matches “qwxz” among the series of 1990: / edits the search, "
        + "t changes the type, y changes the year.")
  }

  @Test(
    "No key is named that is text where the focus is", arguments: [Pane.searchField, .yearField])
  func inFields(pane: Pane) throws {
    let query = TitleQuery("qwxz", kind: .series, year: 1990)
    let keymap = try Keymap()
    let search = Remedies.ofSearch(keymap, in: pane)
    let missed = ErrorWording(.notFound, query: query, remedies: search).advice
    #expect(missed.hasSuffix("t in the list changes the type, y in the list changes the year."))
    let inLine = pane == .searchField
    #expect(search.retry == (inLine ? "⏎ tries again" : "r in the list tries again"))
    #expect(
      search.edit == (inLine ? "edit the words above" : "/ in the list edits the search"))
    #expect(Remedies(keymap, in: pane).retry == "r in the list tries again")
  }

  @Test("A search that failed while it is typed is tried again with Enter")
  func inSearchField() throws {
    let actions: [any Action] = [
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      ScreenAction.fieldEntered(.search),
    ]
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let offline = MoviesLifecycle.failed(ticket, .failed(reason: "odd"))
    let failed = try Samples.frame(of: Samples.state(actions + [offline])).canvas.plainText
    #expect(failed.contains("Odd. ⏎ tries again."))
    let stopped = MoviesLifecycle.failed(ticket, .cancelled)
    let header = try Samples.frame(of: Samples.listed(then: actions + [stopped])).canvas.lines[0]
    #expect(header.contains("stopped · ⏎ tries again"))
    let empty = try Samples.frame(of: Samples.state([ScreenAction.fieldEntered(.search)])).canvas
    #expect(!empty.plainText.contains("/ goes to the search line"))
  }

  @Test("A failing search takes the pane of the list, and no more")
  func inPlace() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let state = Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesLifecycle.failed(ticket, .cannotResolve(host: "www.omdbapi.com")),
    ])
    let text = try Samples.frame(of: state).canvas.plainText
    #expect(text.contains("No connection"))
    #expect(text.contains("Could not resolve www.omdbapi.com."))
    #expect(text.contains("r tries again."))
  }
}
