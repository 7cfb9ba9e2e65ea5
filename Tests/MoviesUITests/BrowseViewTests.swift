import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("The browse screen", .timeLimit(.minutes(5)))
struct BrowseViewTests {
  @Test("The list shows title, years and kind in aligned columns")
  func list() throws {
    let lines = try Samples.frame(of: Samples.listed(columns: 80, rows: 24)).canvas.lines
    let blank = String(repeating: " ", count: 17)
    #expect(lines[2].hasSuffix("       1989" + blank))
    #expect(lines[3].contains("Batman: The Animated Series"))
    #expect(lines[3].hasSuffix("  series  1992–1995" + blank))
    #expect(lines[4].hasSuffix("    game       2011" + blank))
  }

  @Test("The selected row is marked by a sign and by a background over its whole width")
  func selection() throws {
    let canvas = try Samples.frame(of: Samples.listed(then: [MoviesAction.moved(by: 1)])).canvas
    let theme = Theme(.dark, depth: .trueColor)
    #expect(canvas[1, 3].text == "▌")
    for column in 1..<53 {
      #expect(canvas[column, 3].style.background == theme.selection.text.background)
    }
    #expect(canvas[3, 2].style.background == .terminalDefault)
  }

  @Test("From 100 columns on the details stand beside the list")
  func pane() throws {
    let state = try Samples.listed(then: [Samples.details(try Samples.detail())])
    let text = try Samples.frame(of: state).canvas.plainText
    #expect(text.contains("1989 · PG-13 · 126 min · Action, Adventure"))
    #expect(text.contains("Batman: Arkham City"))
  }

  @Test("With fewer columns the details are a page of their own")
  func page() throws {
    let detail = Samples.details(try Samples.detail())
    let list = try Samples.frame(of: Samples.listed(columns: 80, rows: 24, then: [detail]))
    #expect(!list.canvas.plainText.contains("Tim Burton"))
    let page = try Samples.frame(
      of: Samples.listed(columns: 80, rows: 24, then: [detail, try Samples.reading()]))
    #expect(page.canvas.plainText.contains("Tim Burton"))
    #expect(!page.canvas.plainText.contains("Arkham"))
  }

  @Test("A row whose page is not held shows an ellipsis")
  func unknownRow() throws {
    let page = Samples.answer(try Samples.titles(), total: 100)
    let state = Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(page, number: 1, query: Samples.batman),
      MoviesAction.selected(row: .max),
    ])
    let lines = try Samples.frame(of: state).canvas.lines
    #expect(lines[20].hasPrefix("   …"))
  }

  @Test("A page that failed says so in the row where it would go on")
  func missingPage() throws {
    let page = Samples.answer(try Samples.titles(), total: 20)
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .results(page: 2))
    let state = Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(page, number: 1, query: Samples.batman),
      MoviesLifecycle.failed(ticket, .timedOut(milliseconds: 15_000)),
    ])
    let lines = try Samples.frame(of: state).canvas.lines.filter { $0.contains("— page 2") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("— page 2: timed out · press r to retry —") == true)
  }

  @Test("The demo says that it is one, and how to get a key")
  func demo() throws {
    let text = try Samples.frame(of: Samples.listed(source: .demo(titles: 412))).canvas.plainText
    #expect(text.contains("DEMO · 412 titles"))
    #expect(text.contains("OMDB_API_KEY"))
    #expect(text.contains("omdbapi.com/apikey.aspx"))
  }

  @Test("A screen that is too small tells both sizes, whatever its size")
  func tooSmall() throws {
    for columns in 1..<45 {
      for rows in 1..<12 {
        let frame = try Samples.frame(of: Samples.listed(columns: columns, rows: rows))
        #expect(frame.canvas.lines.count == rows)
        let isTooSmall = columns < 40 || rows < 10
        if isTooSmall, columns > 18, rows > 1 {
          #expect(frame.canvas.plainText.contains("needs 40×10"))
        }
      }
    }
  }
}
