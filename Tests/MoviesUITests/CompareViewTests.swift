import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Titles side by side on the screen", .timeLimit(.minutes(5)))
struct CompareViewTests {
  private let theme = Theme(.dark, depth: .trueColor)

  /// So many films, the first of them about Batman, whose details have come.
  private func details(_ count: Int) throws -> [TitleDetail] {
    try (0..<count).map { number in
      var detail = try Samples.detail()
      if number > 0 {
        detail.id = try Samples.id("tt000000\(number)")
        detail.title = "Film \(number)"
        detail.minutes = 90 + number
        detail.actors = ["Michael Keaton", "Actor \(number)"]
      }
      return detail
    }
  }

  private func opened(_ details: [TitleDetail]) -> CompareAction { .opened(details.map(\.id)) }

  /// The state in which so many are compared.
  private func comparing(
    _ count: Int, columns: Int = 120, rows: Int = 40, then actions: [any Action] = []
  ) throws -> AppState {
    let all = try details(count)
    return try Samples.listed(
      columns: columns, rows: rows, then: all.map(Samples.details) + [opened(all)] + actions)
  }

  private func style(of text: String, in canvas: Canvas, row: Int) -> Style? {
    let line = canvas.lines[row]
    return line.firstRange(of: text).map {
      canvas[line.distance(from: line.startIndex, to: $0.lowerBound), row].style
    }
  }

  private func row(_ label: String, in canvas: Canvas) throws -> Int {
    try #require(canvas.lines.firstIndex { $0.hasPrefix("  " + label) })
  }

  @Test("What differs is bright, and what agrees is dim")
  func emphasis() throws {
    let canvas = try Samples.frame(of: comparing(2)).canvas
    let (runtime, rated) = (try row("Runtime", in: canvas), try row("Rated", in: canvas))
    #expect(style(of: "126 min", in: canvas, row: runtime) == theme.text)
    #expect(style(of: "PG-13", in: canvas, row: rated) == theme.dim)
    let cast = try row("Cast", in: canvas)
    #expect(style(of: "Michael Keaton", in: canvas, row: cast) == theme.dim)
    #expect(style(of: "Jack Nicholson", in: canvas, row: cast) == theme.text)
    let common = try row("In common", in: canvas)
    #expect(canvas.lines[common].contains("Tim Burton (director), Bob Kane (writer)"))
  }

  @Test("A rating that differs is bright, its bar in the accent as everywhere")
  func ratings() throws {
    var all = try details(2)
    all[1].ratings[0].score = 71
    let state = try Samples.listed(then: all.map(Samples.details) + [opened(all)])
    let canvas = try Samples.frame(of: state).canvas
    let (imdb, critics) = (try row("IMDb", in: canvas), try row("Metacritic", in: canvas))
    #expect(style(of: "7.5", in: canvas, row: imdb) == theme.strong)
    #expect(style(of: "7.1", in: canvas, row: imdb) == theme.strong)
    #expect(style(of: "69", in: canvas, row: critics) == theme.dim)
    #expect(style(of: "━", in: canvas, row: critics) == theme.accent)
  }

  @Test("As many titles as fit, the selected one always among them", arguments: 40...200)
  func selection(columns: Int) throws {
    let room = min(4, max(1, (columns - 20) / 30))
    for selected in 0..<4 {
      let state = try comparing(4, columns: columns, then: [CompareAction.moved(by: selected)])
      let canvas = try Samples.frame(of: state).canvas
      let names = ["Batman", "Film 1", "Film 2", "Film 3"]
      let heading = canvas.lines[2]
      #expect(names.filter(heading.contains).count == room)
      #expect(heading.contains("▌ \(names[selected])"))
      #expect(heading.contains("\(selected + 1) of 4") == (room < 4))
      #expect(heading.contains("‹") == !heading.contains(names[0]))
      #expect(heading.contains("›") == !heading.contains(names[3]))
    }
  }

  @Test("At 80 columns there is room for two")
  func narrow() throws {
    let heading = try Samples.frame(of: comparing(2, columns: 80, rows: 24)).canvas.lines[2]
    #expect(heading.contains("▌ Batman "))
    #expect(heading.contains("Film 1"))
    #expect(!heading.contains("of 2"))
  }

  @Test("The facts scroll to their end, below names that stay")
  func scrolling() throws {
    var state = try comparing(2, columns: 80, rows: 24)
    let (first, metrics) = try Samples.frame(of: state)
    let limit = metrics[.compare].scrollLimit
    #expect(limit > 0)
    #expect(metrics[.compare].rows == 18)
    #expect(first.lines[4].contains("Year") && !first.lines[4].contains("↑"))
    #expect(first.lines[21].contains("↓"))
    for key in ["j", "Down"] {
      let action = try Keyboard.action(for: [key], in: state, metrics: metrics)
      AppState.reduce(&state, try #require(action))
    }
    #expect(state.screen.detailsScroll == 0, "the arrows walk, as long as a door is in view")
    while state.screen.door != nil {
      let up = try Keyboard.action(for: ["k"], in: state, metrics: metrics)
      AppState.reduce(&state, try #require(up))
    }
    let end = try Keyboard.action(for: ["End"], in: state, metrics: metrics)
    AppState.reduce(&state, try #require(end))
    #expect(state.screen.detailsScroll == limit)
    let last = try Samples.frame(of: state).canvas
    #expect(last.lines[2] == first.lines[2])
    #expect(last.lines[4].contains("↑"))
    #expect(last.lines[21].contains("Awards") && !last.lines[21].contains("↓"))
    let back = try Keyboard.action(for: ["Home"], in: state, metrics: metrics)
    AppState.reduce(&state, try #require(back))
    #expect(try Samples.frame(of: state).canvas == first)
  }

  @Test("What is on its way is three dots, and nobody is in common until all is known")
  func awaited() throws {
    let all = try details(2)
    let state = try Samples.listed(then: [Samples.details(all[0]), opened(all)])
    let canvas = try Samples.frame(of: state).canvas
    let runtime = try row("Runtime", in: canvas)
    #expect(canvas.lines[runtime].contains(#/126 min +…/#))
    #expect(style(of: "126 min", in: canvas, row: runtime) == theme.text)
    #expect(!canvas.plainText.contains("In common"))
    let none = try Samples.frame(of: Samples.listed(then: [opened(all)])).canvas
    #expect(none.lines[try row("Director", in: none)].contains(#/… +…/#))
    #expect(none.lines[try row("Year", in: none)].contains(#/1989 +…/#))
  }

  @Test("What failed says so in its column, and how to retry")
  func failed() throws {
    let all = try details(2)
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .title(all[1].id))
    let state = try Samples.listed(then: [
      Samples.details(all[0]), opened(all),
      MoviesLifecycle.failed(ticket, .timedOut(milliseconds: 15_000)),
    ])
    let canvas = try Samples.frame(of: state).canvas
    let line = canvas.lines[4]
    #expect(line.firstMatch(of: #/^ {40,}Timed out/#) != nil)
    #expect(style(of: "Timed out", in: canvas, row: 4) == theme.warning)
    #expect(canvas.lines.last?.contains("r retry") == true)
    #expect(canvas.lines[try row("Runtime", in: canvas)].contains(#/126 min +–/#))
  }

  @Test("A click selects a title, a double click opens it, and the wheel scrolls")
  func mouse() throws {
    var interpreter = Interpreter(keymap: try Keymap())
    var state = try comparing(2, columns: 80, rows: 24)
    let metrics = try Samples.frame(of: state).metrics
    let start = ContinuousClock.now
    func actions(_ kind: MouseEvent.Kind) throws -> [any Action] {
      let event = MouseEvent(kind, at: Point(column: 60, row: 10))
      let outcome = interpreter.interpret(event, at: start, state: state, metrics: metrics)
      guard case .action(let action) = outcome else { return [] }
      AppState.reduce(&state, action)
      return [action]
    }
    let wheel = try actions(.wheelDown).first as? ScreenAction
    #expect(wheel == .scrolled(.details, by: 3, limit: metrics[.compare].scrollLimit))
    #expect(try actions(.pressed(.left)).first as? CompareAction == .moved(by: 1))
    #expect(state.comparison?.selection == 1)
    let second = try Samples.id("tt0000001")
    #expect(try actions(.pressed(.left)).first as? ScreenAction == .titleOpened(second))
  }
}
