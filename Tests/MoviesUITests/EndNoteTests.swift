import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("What is written where a list ends", .timeLimit(.minutes(5)))
struct EndNoteTests {
  private func onlyTitle(
    _ fallback: Fallback, columns: Int = 80, rows: Int = 24, then actions: [any Action] = []
  ) throws -> Canvas {
    let nine = TitleQuery("9")
    let title = TitleSummary(
      id: try Samples.id("tt0472033"), title: "9", years: YearRange(2009), kind: .movie)
    let state = Samples.state(
      columns: columns, rows: rows, source: .demo(titles: 747),
      [
        SearchAction.edited(TextInput(text: "9")), GetMovies(nine),
        MoviesAction.setMovies(
          Samples.answer([title], total: 1, fallback: fallback), number: 1, query: nine),
      ] + actions)
    return try Samples.frame(of: state).canvas
  }

  @Test("A title that is the only one is told as what it is, with the key that finds more")
  func exactTitle() throws {
    let canvas = try onlyTitle(.title(named: "9"))
    #expect(canvas.lines[4].hasPrefix("   Too many matches for “9”; showing the exact title."))
    #expect(canvas.lines[5].hasPrefix("   Press / and add a word for more."))
    #expect(canvas[9, 5].style == Theme(.dark, depth: .trueColor).accent)
    #expect(!canvas.lines[0].contains("all types"))
    let best = try onlyTitle(.bestMatch(for: "9"))
    #expect(best.plainText.contains("Too many matches for “9”; showing the best match."))
  }

  @Test("In the search line, where the key is text, no key is named")
  func inSearchLine() throws {
    let canvas = try onlyTitle(.title(named: "9"), then: [ScreenAction.fieldEntered(.search)])
    #expect(canvas.lines[5].hasPrefix("   Add a word for more."))
  }

  @Test("On every screen the note is whole, and leaves the hint for the demo only if both fit")
  func sizes() throws {
    for columns in stride(from: 40, through: 120, by: 8) {
      for rows in [10, 12, 24] {
        let text = try onlyTitle(.title(named: "9"), columns: columns, rows: rows).plainText
        #expect(text.contains("Too many matches for “9”;"))
        #expect(text.contains("Press / and add a word for more."))
        #expect(rows < 24 || text.contains("OMDB_API_KEY"))
      }
    }
  }

  @Test("A list that is cut off says so below its last row", arguments: [40, 80, 100, 120])
  func limited(columns: Int) throws {
    let page = Samples.answer(try Samples.titles(), total: 4_000, sent: 10)
    func state(_ row: Int) -> AppState {
      Samples.state(
        columns: columns, rows: 24,
        [
          SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
          MoviesAction.setMovies(page, number: 1, query: Samples.batman),
          MoviesAction.selected(row: row),
        ])
    }
    let end = try Samples.frame(of: state(.max))
    #expect(end.canvas.lines[21].contains("Add a word or a year."))
    #expect(end.canvas.lines[20].contains("▌"))
    #expect(end.canvas.lines[0].contains(" of 4,000"))
    let selected = try #require(end.metrics.target(at: Point(column: 5, row: 20)))
    #expect(selected == .item(HitArea.Item(.results, state(.max).list.cursor.selection)))
    #expect(end.metrics.target(at: Point(column: 5, row: 21)) == .pane(.results))
    let above = try Samples.frame(of: state(100))
    #expect(!above.canvas.plainText.contains("Add a word"))
  }
}
