import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("The filter of the rows, on the screen and under the keys", .timeLimit(.minutes(5)))
struct FilterViewTests {
  private let entered = ScreenAction.fieldEntered(.filter)

  private func typed(_ text: String) -> SearchAction { .filterEdited(TextInput(text: text)) }

  private func lines(columns: Int = 120, _ actions: any Action...) throws -> [String] {
    try Samples.frame(of: Samples.listed(columns: columns, rows: 24, then: actions)).canvas.lines
  }

  private func action(for key: String, in actions: any Action...) throws -> (any Action)? {
    try Keyboard.action(for: [key], in: Samples.listed(then: actions))
  }

  @Test("f opens the field where there are rows, and nothing where there are none")
  func opens() throws {
    #expect(try action(for: "f") as? ScreenAction == entered)
    #expect(try Keyboard.action(for: ["f"], in: Samples.state()) == nil)
    let wall = try action(for: "f", in: PosterAction.meansKnown(.blocks), PosterAction.wallToggled)
    #expect(wall as? ScreenAction == entered)
  }

  @Test("In the field letters are text, arrows move in what is left, and Enter keeps it")
  func keys() throws {
    #expect(try action(for: "j", in: entered) as? SearchAction == typed("j"))
    #expect(try action(for: "Down", in: entered) as? MoviesAction == .moved(by: 1))
    #expect(try action(for: "Enter", in: entered) as? SearchAction == .filterSubmitted)
  }

  @Test("Esc takes the filter away, in the field and in the list")
  func escape() throws {
    let filter = typed("type:movie")
    #expect(try action(for: "Esc", in: entered, filter) as? SearchAction == .filterCleared)
    let list = try action(for: "Esc", in: entered, filter, SearchAction.filterSubmitted)
    #expect(list as? SearchAction == .filterCleared)
    let unfiltered = try action(
      for: "Esc", in: entered, filter, SearchAction.filterSubmitted, SearchAction.filterCleared)
    #expect(unfiltered as? ScreenAction == .noticed(.nothingBefore))
  }

  @Test("In the details of a filtered list Esc goes back to it, and the filter stays")
  func escapeFromDetails() throws {
    let action = try action(
      for: "Esc", in: entered, typed("type:movie"), SearchAction.filterSubmitted,
      Samples.reading())
    #expect(action as? ScreenAction == .wentBack)
  }

  @Test("Tab completes in the field, and says so where there is nothing to complete")
  func tab() throws {
    let completed = try action(for: "Tab", in: entered, typed("genre:film-n"))
    guard case .completed(let completion, .filter) = completed as? SearchAction else {
      Issue.record("nothing was completed")
      return
    }
    #expect(completion.text == "genre:Film-Noir")
    let nothing = try action(for: "Tab", in: entered, typed("type:movie "))
    #expect(nothing as? ScreenAction == .noticed(.nothingToComplete))
  }

  @Test("Tab completes in the search line, too, and else stays there and says so")
  func tabInSearchLine() throws {
    let search = ScreenAction.fieldEntered(.search)
    let typing = SearchAction.edited(TextInput(text: "genre:film-n"))
    guard case .completed(_, .search) = try action(for: "Tab", in: search, typing) as? SearchAction
    else {
      Issue.record("nothing was completed")
      return
    }
    let nothing = try action(for: "Tab", in: search)
    #expect(nothing as? ScreenAction == .noticed(.nothingToComplete))
  }

  @Test("The empty field says what can be typed, as far as there is room")
  func hint() throws {
    #expect(
      try lines(entered)[0].contains("(genre:noir rating>7.5 not actor:cage; Tab completes)"))
    #expect(try lines(columns: 60, entered)[0].contains("(genre:noir rating>7.5)"))
    #expect(try !lines(columns: 40, entered)[0].contains("("))
    #expect(try !lines(entered, typed("x"))[0].contains("("))
  }

  @Test("The field stands in the place of the query, and the count beside it is of what is left")
  func field() throws {
    let header = try lines(entered, typed("type:movie"))[0]
    #expect(header.hasPrefix("  Filter: type:movie "))
    #expect(header.contains("1 / 1   OMDb"))
    #expect(!header.contains("batman"))
  }

  @Test("A text that is longer than the field shows the part with the cursor", arguments: [40, 80])
  func longText(columns: Int) throws {
    let text = String(repeating: "type:movie ", count: 20) + "not lego"
    let frame = try Samples.frame(
      of: Samples.listed(columns: columns, rows: 24, then: [entered, typed(text)]))
    let cursor = try #require(frame.canvas.cursor)
    let header = frame.canvas.lines[0]
    #expect(String(header.prefix(cursor.column)).hasSuffix("not lego"))
    #expect(cursor.column < columns)
  }

  @Test("A filter in force is told in the header, and the footer has the key that removes it")
  func inForce() throws {
    let filtered = try lines(entered, typed("type:movie"), SearchAction.filterSubmitted)
    #expect(filtered[0].contains("type:movie"))
    #expect(filtered[0].contains("batman"))
    #expect(filtered[0].contains("1 / 1   OMDb"))
    #expect(filtered.last?.contains("Esc all rows") == true)
    let wall = try lines(
      PosterAction.meansKnown(.blocks), PosterAction.wallToggled, entered, typed("type:movie"),
      SearchAction.filterSubmitted)
    #expect(wall.last?.contains("Esc all rows") == true)
    #expect(try lines().last?.contains("all rows") == false)
  }

  @Test("A mistake is told at the bottom once Enter is pressed, and not before")
  func mistake() throws {
    let wrong = typed("raitng>7")
    let typing = try lines(entered, wrong).joined()
    #expect(!typing.contains("Column"))
    let submitted = try lines(entered, wrong, SearchAction.filterSubmitted)
    #expect(
      submitted.dropLast().last?.contains(
        "Column 1: unknown field “raitng”. Did you mean “rating”?") == true)
  }

  @Test("Where no row is left, the text and the way back are told")
  func noneLeft() throws {
    let left = try lines(entered, typed("type:episode"), SearchAction.filterSubmitted)
      .joined(separator: "\n")
    #expect(left.contains("No title here matches “type:episode”"))
    #expect(left.contains("Press Esc for all rows."))
    #expect(left.contains("Esc all rows   / search   f filter"))
  }

  @Test("A remark, a filter and what is typed are drawn on any screen", arguments: 40...130)
  func sizes(columns: Int) throws {
    let long = typed("type:movie not (genre:noir or genre:western) actor:keaton")
    let typing: [any Action] = [entered, long]
    for actions in [typing, typing + [SearchAction.filterSubmitted]] {
      let state = try Samples.listed(columns: columns, rows: 12, then: actions)
      let lines = try Samples.frame(of: state).canvas.lines
      #expect(lines.allSatisfy { $0.count <= columns })
      #expect(lines[0].contains("OMDb"))
    }
  }
}
