import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("A chord shows in the footer what can follow", .timeLimit(.minutes(5)))
struct ChordTests {
  private func footer(
    pressed: String..., columns: Int = 120, then actions: [any Action] = []
  ) throws -> String {
    let state = try Samples.listed(columns: columns, then: actions)
    let keys = try pressed.map { try #require(Key($0)) }
    // A chord with many continuations takes a second line, above the other one.
    let lines = try Samples.frame(of: state, pressed: keys).canvas.lines.suffix(2)
    return lines.allSatisfy { !$0.contains("─") } ? lines.joined() : try #require(lines.last)
  }

  @Test("The keys that can follow stand there with what they do, and how to cancel")
  func continuations() throws {
    let footer = try footer(pressed: "g")
    #expect(footer.contains("g first"))
    #expect(footer.contains("Esc cancel"))
    #expect(!footer.contains("move"))
    #expect(!footer.contains("quit"))
  }

  @Test("Every order has its letter, in 80 columns as well", arguments: [80, 120])
  func orders(columns: Int) throws {
    let footer = try footer(pressed: "s", columns: columns)
    let hints = [
      "r rating", "v votes", "y year", "t title", "d critics", "Esc cancel",
    ]
    for hint in hints { #expect(footer.contains(hint)) }
    #expect(footer.contains(columns < 100 ? "l length  " : "l runtime  "))
    #expect(footer.contains(columns < 100 ? "o none  " : "o original  "))
    #expect(!footer.contains("load"))
  }

  @Test("What the user keeps is offered as an order once anything is kept")
  func ownOrders() throws {
    #expect(!(try footer(pressed: "s").contains("yours")))
    let mark = LibraryMark(rating: 8)
    let came = LibraryEvent.came(
      LibraryReading(revision: 1, marks: [try Samples.titles()[0].id: mark]))
    let footer = try footer(pressed: "s", columns: 140, then: [came])
    #expect(footer.contains("m yours   x seen   w added   o original"))
  }

  @Test("The whole list can be loaded where a part of it is missing")
  func loadAll() throws {
    let page = Samples.answer(try Samples.titles(), total: 405, sent: 10)
    let came = MoviesAction.setMovies(page, number: 1, query: Samples.batman)
    #expect(try footer(pressed: "s", then: [came]).contains("a load all"))
  }

  @Test("In 80 columns there is room for every letter")
  func narrow() throws {
    let page = Samples.answer(try Samples.titles(), total: 405, sent: 10)
    let came = MoviesAction.setMovies(page, number: 1, query: Samples.batman)
    let footer = try footer(pressed: "s", columns: 80, then: [came])
    #expect(footer.contains("o none  a load  Esc"))
    #expect(!footer.contains("…"))
  }

  @Test("Where one line is too short it takes two, and says if that is not enough")
  func lines() throws {
    func lines(_ key: String, columns: Int) throws -> String {
      let keys = [try #require(Key(key))]
      let canvas = try Samples.frame(of: try Samples.listed(columns: columns), pressed: keys).canvas
      return canvas.lines.suffix(2).joined(separator: "\n")
    }
    let sorting = try lines("s", columns: 60)
    for hint in ["r rating", "v votes", "o original", "Esc cancel"] {
      #expect(sorting.contains(hint))
    }
    for hint in ["g first", "w watchlist", "t statistics", "u history", "Esc cancel"] {
      #expect(try lines("g", columns: 80).contains(hint))
    }
    let short = try lines("g", columns: 40)
    #expect(short.contains("…") && short.hasSuffix("Esc  "))
  }

  @Test("A notice gives way to it")
  func notice() throws {
    let copied = ScreenAction.noticed(.copied(text: "tt0096895"))
    #expect(try footer(pressed: "g", then: [copied]).contains("g first"))
  }

  @Test("Without a chord, or where the keys lead nowhere, the footer is as usual")
  func none() throws {
    let usual = try footer()
    #expect(usual.contains("⏎ open"))
    #expect(try footer(pressed: "x") == usual)
  }

  @Test("A click on a continuation does what its key does")
  func click() throws {
    let state = try Samples.listed()
    let (canvas, metrics) = try Samples.frame(of: state, pressed: [.character("g")])
    let row = try #require(canvas.lines.lastIndex { $0.contains("g first") })
    let line = canvas.lines[row]
    let start = try #require(line.range(of: "g first")).lowerBound
    let column = line.distance(from: line.startIndex, to: start) + 2
    let target = metrics.target(at: Point(column: column, row: row))
    #expect(target == .command(.moveFirst))
  }

  @Test("A click on the hint for sorting begins the chord")
  func clickOnSort() throws {
    let state = try Samples.listed()
    let (canvas, metrics) = try Samples.frame(of: state)
    let footer = try #require(canvas.lines.last)
    let start = try #require(footer.range(of: "s sort")).lowerBound
    let column = footer.distance(from: footer.startIndex, to: start)
    let point = Point(column: column, row: canvas.bounds.size.rows - 1)
    var interpreter = Interpreter(keymap: try Keymap())
    let click = MouseEvent(.pressed(.left), at: point)
    #expect(interpreter.interpret(click, at: .now, state: state, metrics: metrics) == nil)
    #expect(interpreter.pressed == [.character("s")])
  }
}
