import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("What stands out", .timeLimit(.minutes(5)))
struct EmphasisTests {
  private let theme = Theme(.dark, depth: .trueColor)

  /// The style of each place where a text stands.
  private func styles(of text: String, in canvas: Canvas) -> [Style] {
    canvas.lines.enumerated().compactMap { row, line in
      line.firstRange(of: text).map {
        canvas[line.distance(from: line.startIndex, to: $0.lowerBound), row].style
      }
    }
  }

  private func failed(_ text: String, _ error: CatalogueError) throws -> Canvas {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let state = Samples.state([
      SearchAction.edited(TextInput(text: text)), GetMovies(TitleQuery(text)),
      MoviesLifecycle.failed(ticket, error),
    ])
    return try Samples.frame(of: state).canvas
  }

  @Test("The heading of an error warns, and the keys in its sentences can be seen")
  func error() throws {
    let canvas = try failed("batman", .cannotResolve(host: "www.omdbapi.com"))
    #expect(styles(of: "No connection", in: canvas) == [theme.warning])
    #expect(styles(of: "Can't find the address of", in: canvas) == [theme.text])
    #expect(styles(of: "r to retry", in: canvas) == [theme.accent])
    #expect(styles(of: " to retry", in: canvas) == [theme.text])
  }

  @Test("A hint is no warning")
  func hint() throws {
    let canvas = try Samples.frame(of: Samples.state()).canvas
    #expect(styles(of: "Search by title", in: canvas) == [theme.strong])
    #expect(styles(of: "/ and type", in: canvas) == [theme.accent])
  }

  @Test("What loads names the key that cancels it")
  func loading() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let state = try Samples.listed(then: [
      MoviesLifecycle.started(ticket), LoadingAction.patienceEnded,
    ])
    #expect(styles(of: "Esc cancel", in: try Samples.frame(of: state).canvas) == [theme.accent])
  }

  @Test("Filters that are set stand out, with the keys that change them")
  func filters() throws {
    let state = try Samples.listed(then: [SearchAction.kindChosen(.series)])
    let canvas = try Samples.frame(of: state).canvas
    #expect(canvas.lines[0].contains("series · any year   t next type"))
    #expect(styles(of: "series · any", in: canvas).first == theme.accent)
    #expect(styles(of: "t next", in: canvas) == [theme.accent])
    let unset = try Samples.frame(of: Samples.listed()).canvas
    #expect(!unset.lines[0].contains("next type"))
  }

  @Test("A long query is cut where it can be seen, in the header and in messages")
  func longQuery() throws {
    let query = String(repeating: "batman returns ", count: 12)
    let canvas = try failed(query, .notFound)
    #expect(canvas.lines[0].firstMatch(of: #/batman returns .*…/#) != nil)
    #expect(canvas.plainText.firstMatch(of: #/No title matches “batman .*…”\./#) != nil)
  }
}
