import MoviesCore
import ReduxHTTP
import TerminalUI
import Testing

@testable import MoviesUI

@Suite("What went wrong is told in words")
struct ProblemWordingTests {
  static let problems: [Problem] = [
    .notFound, .tooManyResults, .incorrectID, .keyMissing, .keyRefused, .limitReached, .blocked,
    .offline(reason: "could not resolve www.omdbapi.com"), .timedOut(seconds: 15),
    .insecure(reason: "the certificate has expired"), .serviceFailing(status: 503), .unreadable,
    .stopped, .other(message: "Unknown trouble"),
  ]

  @Test("Every problem has words of its own")
  func distinct() throws {
    let keymap = try Keymap()
    let words = Self.problems.map { ProblemWording($0, query: Samples.batman, keys: keymap) }
    #expect(Set(words.map(\.headline)).count == words.count)
    #expect(Set(words.map(\.advice)).count == words.count)
  }

  @Test("Every problem names the key to press next", arguments: problems)
  func nextKey(problem: Problem) throws {
    let keymap = try Keymap(overrides: ["retry": ["F5"], "search": ["F3"]])
    let words = ProblemWording(problem, query: Samples.batman, keys: keymap)
    #expect(words.advice.contains("F5") || words.advice.contains("F3"))
  }

  @Test("What was not found is named, with its filters")
  func notFound() throws {
    let query = SearchQuery(text: "qwxz", kind: .series, year: 1990)
    let words = ProblemWording(.notFound, query: query, keys: try Keymap())
    #expect(words.advice.hasPrefix("No title matches “qwxz” among the series of 1990."))
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
