import Files
import MoviesCore
import Redux
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

@Suite("What went wrong is told in words", .timeLimit(.minutes(5)))
struct ErrorWordingTests {
  /// Each error that a request can end with, and the words for it.
  static let table: [(error: CatalogueError, headline: String, advice: String)] = [
    (
      .notFound, "Nothing found",
      "No title matches “batman”. Press F3 to edit. OMDb searches titles only, not people or plots."
    ),
    (
      .tooManyResults, "Too many matches",
      "“batman” is too short or too common to search for. Add a letter or a word. Press F3 to edit."
    ),
    (.oneYearOnly, "OMDb filters by one year only", "Press y to change the year."),
    (.incorrectID, "Invalid id", "OMDb does not accept this id. Press F3 to edit."),
    (
      .keyMissing, "OMDb needs a key",
      "Get one at omdbapi.com/apikey.aspx, set OMDB_API_KEY and start movies-tui again."
    ),
    (
      .keyRefused, "OMDb rejected the key",
      "A newly activated key can take a while. Press F5 to retry. Keys come from "
        + "omdbapi.com/apikey.aspx."
    ),
    (
      .limitReached, "Daily limit reached",
      "It probably lasts until 00:00 UTC. Titles already loaded still work."
    ),
    (
      .blocked, "Blocked by OMDb's firewall",
      "Other words may work. Press F3 to edit. Press F5 to retry."
    ),
    (.serviceFailing(status: 503), "OMDb is unavailable (503)", "Press F5 to retry."),
    (
      .serviceFailing(status: 404), "OMDb is unavailable (404)",
      "Check the address and your proxy. Press F5 to retry."
    ),
    (
      .unreadable(reason: "it is empty"), "Unreadable reply",
      "OMDb sent something unexpected. Press F5 to retry."
    ),
    (
      .tooLarge(limit: 10), "Unreadable reply",
      "OMDb sent something unexpected. Press F5 to retry."
    ),
    (
      .refused(message: "Something went wrong."), "OMDb reports an error",
      "“Something went wrong.” Press F5 to retry. Press F3 to edit."
    ),
    (
      .cannotResolve(host: "www.omdbapi.com"), "No connection",
      "Can't find the address of www.omdbapi.com. Press F5 to retry. "
        + "Titles already loaded still work."
    ),
    (
      .cannotConnect(host: "www.omdbapi.com"), "No connection",
      "Can't reach www.omdbapi.com. Press F5 to retry. Titles already loaded still work."
    ),
    (
      .connectionLost(reason: "the server closed it without an answer"), "Connection lost",
      "The server closed it without an answer. Press F5 to retry."
    ),
    (
      .timedOut(milliseconds: 14_200), "Timed out",
      "OMDb did not answer within 15 s. Press F5 to retry."
    ),
    (.tooSlow, "Connection too slow", "The answer came too slowly. Press F5 to retry."),
    (
      .insecure(reason: "the certificate has expired"), "Connection not secure",
      "The certificate has expired. Nothing was sent. Press F5 to retry."
    ),
    (
      .library(
        .file(
          FileFailure(.unreadable(reason: "it is a directory"), of: "/data/library.sqlite"))),
      "Your library cannot be read",
      "Library not used: can't read library.sqlite (it is a directory)."
    ),
    (.failed(reason: "odd"), "Request failed", "Odd. Press F5 to retry."),
    (
      .invalidAddress(reason: "it has no host"), "Invalid address",
      "It has no host. Check --base-url and omdb.baseURL."
    ),
    (
      .nothingToAsk(leftOut: [.markup]), "Nothing to search for",
      "Left out < > and &#: OMDb rejects them. No searchable words are left. Press F3 to edit."
    ),
    (
      .notHere, "Not on this machine",
      "You are offline, and this was not loaded before. Press F5 to retry."
    ),
    (.cancelled, "Stopped", "Press F5 to retry."),
  ]

  @Test(
    "Every error is told with what to do about it, by the keys as they are bound", arguments: table)
  func words(error: CatalogueError, headline: String, advice: String) throws {
    let keymap = try Keymap(overrides: ["retry": ["F5"], "search": ["F3"]])
    let words = ErrorWording(
      error, query: Samples.batman, source: .omdb, remedies: .ofSearch(keymap, in: .results))
    #expect(words.headline == headline)
    #expect(words.advice == advice)
  }

  @Test("What was not found is named, with its filters and the keys that change them")
  func notFound() throws {
    let query = TitleQuery("qwxz", kind: .series, years: Years(1990))
    let remedies = Remedies.ofSearch(try Keymap(), in: .results)
    let words = ErrorWording(.notFound, query: query, source: .omdb, remedies: remedies)
    #expect(
      words.advice == "No title matches “qwxz” among series from 1990. Press / to edit, "
        + "t to change the type, y to change the year.")
  }

  @Test("Where the demo finds nothing, it says how much it searched and how to search more")
  func demo() throws {
    let remedies = Remedies.ofSearch(try Keymap(), in: .results)
    func words(_ error: CatalogueError) -> ErrorWording {
      ErrorWording(
        error, query: TitleQuery("zzz"), source: .demo(titles: 1_747), remedies: remedies)
    }
    #expect(words(.notFound).headline == "Nothing in the demo's 1,747 titles")
    #expect(
      words(.notFound).advice == "No title matches “zzz”. Press / to edit. "
        + "Set OMDB_API_KEY to search all of OMDb.")
    #expect(words(.tooManyResults).headline == "No exact match in the demo's 1,747 titles")
  }

  @Test(
    "No key is named that is text where the focus is", arguments: [Pane.searchField, .yearField])
  func inFields(pane: Pane) throws {
    let query = TitleQuery("qwxz", kind: .series, years: Years(1990))
    let keymap = try Keymap()
    let search = Remedies.ofSearch(keymap, in: pane)
    let missed = ErrorWording(.notFound, query: query, source: .omdb, remedies: search).advice
    #expect(
      missed.hasSuffix(
        "t in the list to change the type, y in the list to change the year."))
    let inLine = pane == .searchField
    #expect(search.retry == (inLine ? "Press ⏎ to retry." : "Press r in the list to retry."))
    #expect(
      search.edit == (inLine ? "Edit the words above." : "Press / in the list to edit."))
    #expect(Remedies(keymap, in: pane).retry == "Press r in the list to retry.")
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
    #expect(failed.contains("Odd. Press ⏎ to retry."))
    let stopped = MoviesLifecycle.failed(ticket, .cancelled)
    let header = try Samples.frame(of: Samples.listed(then: actions + [stopped])).canvas.lines[0]
    #expect(header.contains("stopped · press ⏎ to retry"))
    let empty = try Samples.frame(of: Samples.state([ScreenAction.fieldEntered(.search)])).canvas
    #expect(!empty.plainText.contains("Press /"))
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
    #expect(text.contains("Can't find the address of www.omdbapi.com."))
    #expect(text.contains("Press r to retry."))
  }
}
