import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("What is said about the rows, on the line above them", .timeLimit(.minutes(5)))
struct RemarkTests {
  private let typed = TitleQuery("batmna")

  /// A state with hits of this machine for a text, which Enter has not been pressed on.
  private func state(
    _ text: String, columns: Int = 120, source: DataSource = .omdb,
    by answerer: DataSource = .local(titles: 5_000), fallback: Fallback? = nil,
    quality: AnswerQuality = .partial, then actions: [any Action] = []
  ) throws -> AppState {
    let query = TitleQuery(text)
    var answer = Samples.answer(try Samples.titles(), total: 3, fallback: fallback)
    answer.source = answerer
    answer.reach = .here
    answer.quality = quality
    return Samples.state(
      columns: columns, source: source,
      [
        ScreenAction.fieldEntered(.search), SearchAction.edited(TextInput(text: text)),
        GetMovies(query, reach: .here),
        MoviesAction.setMovies(answer, number: 1, query: query),
      ] + actions)
  }

  private func remark(_ state: AppState) throws -> String {
    try Samples.frame(of: state).canvas.lines[1]
  }

  private let failed = MoviesLifecycle.failed(
    RequestTicket<MoviesRequestID>(number: 1, id: .search), .notFound)

  @Test("What was probably meant; and the key for it, once nobody else can have an answer")
  func didYouMean() throws {
    let spelling = Fallback.spelling("batman")
    let pending = try state("batmna", fallback: spelling)
    #expect(try remark(pending).contains("─ Did you mean “batman”? ─"))
    let settled = try state("batmna", fallback: spelling, then: [failed])
    #expect(
      try remark(settled).contains("─ Did you mean “batman”? Press ⏎ to search for it. ─"))
    let inList = try state("batmna", fallback: spelling, then: [failed, ScreenAction.listEntered])
    #expect(try remark(inList).contains("Did you mean “batman”? Press / and ⏎ to search for it."))
  }

  @Test("Down in the search line accepts it, too, but moves while it is not sure")
  func down() throws {
    let spelling = Fallback.spelling("batman")
    let pending = try state("batmna", fallback: spelling)
    #expect(try Keyboard.action(for: ["Down"], in: pending) as? MoviesAction == .moved(by: 1))
    let settled = try state("batmna", fallback: spelling, then: [failed])
    #expect(try Keyboard.action(for: ["Down"], in: settled) as? SearchAction == .submitted)
    #expect(try Keyboard.action(for: ["Up"], in: settled) as? MoviesAction == .moved(by: -1))
    let inList = try state("batmna", fallback: spelling, then: [failed, ScreenAction.listEntered])
    #expect(try Keyboard.action(for: ["Down"], in: inList) as? MoviesAction == .moved(by: 1))
  }

  @Test("That the rows are from this disk alone, and why")
  func thisDisk() throws {
    let words = "From this disk alone: OMDb cannot search by that."
    #expect(try remark(state("genre:action", quality: .complete)).contains("─ \(words) ─"))
    let narrow = try remark(state("genre:action", columns: 50, quality: .complete))
    #expect(narrow.contains("─ From this disk alone ─"))
  }

  @Test("That the demo has no more")
  func demo() throws {
    let demo = DataSource.demo(titles: 747)
    let state = try state("genre:action", source: demo, by: demo, quality: .complete)
    #expect(
      try remark(state).contains("─ Everything in the demo's 747 titles that matches ─"))
  }

  @Test("What is wrong with the text, in the place of everything else")
  func mistake() throws {
    let wrong = SearchAction.edited(TextInput(text: "batman rating>x"))
    let state = try state("batman", then: [wrong])
    #expect(
      try remark(state)
        .contains("─ Column 15: expected a number from 0 to 10, such as rating>7.5. ─"))
  }

  @Test("Of an unfinished text, only once it is at rest; of words nobody knows, below the remark")
  func atRest() throws {
    let typed = try state("genre:noir rating>", columns: 80)
    #expect(try !remark(typed).contains("Column"))
    let rested = try state("genre:noir rating>", columns: 80, then: [SearchAction.rested])
    #expect(
      try remark(rested).contains(
        "─ Column 12: rating needs a value: a number from 0 to 10, such as rating>7.5. "))
    let mended = SearchAction.edited(TextInput(text: "genre:noir rating>8"))
    let line = try remark(
      state("genre:noir rating>", columns: 80, then: [SearchAction.rested, mended]))
    #expect(!line.contains("Column"))
  }

  @Test("No text in a remark harms the terminal", arguments: [40, 80])
  func harmless(columns: Int) throws {
    let wrong = SearchAction.edited(TextInput(text: "type:\u{1B}]0;x\u{7}\u{202E}y"))
    let canvas = try Samples.frame(of: state("batman", columns: columns, then: [wrong])).canvas
    #expect(canvas.lines[1].contains("Column 6"))
    for scalar in canvas.lines[1].unicodeScalars {
      #expect(scalar.value >= 0x20 && scalar.value != 0x202E)
    }
  }

  @Test("The footer calls Enter what it does with such a text")
  func enter() throws {
    func footer(_ state: AppState) throws -> String {
      try #require(Samples.frame(of: state).canvas.lines.last)
    }
    let spelling = Fallback.spelling("batman")
    #expect(try footer(state("batmna", fallback: spelling)).contains("⏎ list"))
    let settled = try state("batmna", fallback: spelling, then: [failed])
    #expect(try footer(settled).contains("⏎ search"))
    let wrong = SearchAction.edited(TextInput(text: "batman rating>x"))
    #expect(try !footer(state("batman", then: [wrong])).contains("⏎"))
    #expect(try footer(state("genre:action", quality: .complete)).contains("⏎ list"))
  }

  @Test("Nothing about rows that answer the words as they are")
  func nothing() throws {
    let line = try remark(Samples.listed(columns: 80))
    #expect(line.allSatisfy { $0 == "─" || $0 == " " })
  }

  @Test("However narrow the screen, the remark stays within the line", arguments: 40...100)
  func narrow(columns: Int) throws {
    let wrong = SearchAction.edited(TextInput(text: "batman rating>x"))
    let line = try remark(state("batman", columns: columns, then: [wrong]))
    let words =
      columns < 67
      ? "Column 15: try rating>7.5."
      : "Column 15: expected a number from 0 to 10, such as rating>7.5."
    #expect(line.hasPrefix(" ─ \(words) "))
    #expect(line.count <= columns)
  }

  @Test(
    "Whose rows they are stands in the header, with the number where there is room",
    arguments: [(120, "this disk · 5,000 titles"), (80, "this disk"), (60, "this disk")])
  func source(columns: Int, expected: String) throws {
    let header = try Samples.frame(of: state("batman", columns: columns)).canvas.lines[0]
    #expect(header.hasSuffix("   \(expected)  "))
    let offline = try state("batman", columns: columns, then: [ServiceAction.wentOffline])
    let words = try Samples.frame(of: offline).canvas.lines[0]
    #expect(words.hasSuffix(columns < 80 ? "   offline  " : "   offline · this disk  "))
  }

  @Test("Where the service has found none of them, the header says so")
  func notThere() throws {
    let header = try Samples.frame(of: state("batman", then: [failed])).canvas.lines[0]
    #expect(header.contains("   OMDb found nothing"))
  }
}
