import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("The mouse acts on what lies under it", .timeLimit(.minutes(5)))
struct PointerTests {
  private let start = ContinuousClock.now

  /// The actions that mouse events call for on a state's own frame, one every 100 ms.
  private func actions(
    _ events: MouseEvent..., in state: AppState, every pause: Duration = .milliseconds(100)
  ) throws -> [(any Action)?] {
    var interpreter = Interpreter(keymap: try Keymap())
    let metrics = try Samples.frame(of: state).metrics
    return events.enumerated().map { index, event in
      let time = start + pause * index
      guard
        case .action(let action) = interpreter.interpret(
          event, at: time, state: state, metrics: metrics)
      else { return nil }
      return action
    }
  }

  private func press(_ column: Int, _ row: Int) -> MouseEvent {
    MouseEvent(.pressed(.left), at: Point(column: column, row: row))
  }

  @Test("A click selects a row")
  func click() throws {
    let actions = try actions(press(10, 4), in: Samples.listed())
    #expect(actions.first as? MoviesAction == .selected(row: 2))
  }

  @Test(
    "A click on a row leads back to the list from wherever the focus was",
    arguments: [ScreenAction.fieldEntered(.search), .fieldEntered(.year), nil])
  func clickPanes(before: ScreenAction?) throws {
    var state = try Samples.listed(then: [before ?? Samples.reading()])
    let action = try #require(try actions(press(10, 4), in: state)[0])
    AppState.reduce(&state, action)
    #expect(state.screen.focus == .results)
    #expect(state.list.cursor.selection == 2)
  }

  @Test("A double click opens, two slow clicks do not")
  func doubleClick() throws {
    let quick = try actions(press(10, 3), press(10, 3), in: Samples.listed())
    #expect(quick.last as? ScreenAction == (try Samples.reading()))
    let slow = try actions(
      press(10, 3), press(10, 3), in: Samples.listed(), every: .milliseconds(500))
    #expect(slow.last as? MoviesAction == .selected(row: 1))
  }

  @Test("The wheel scrolls what is under the pointer")
  func wheel() throws {
    let detail = Samples.details(try Samples.detail())
    let state = try Samples.listed(rows: 12, then: [detail])
    let list = try actions(
      MouseEvent(.wheelDown, at: Point(column: 10, row: 5)), in: state)
    #expect(list.first as? MoviesAction == .moved(by: 3))
    let limit = try Samples.frame(of: state).metrics[.details].scrollLimit
    let pane = try actions(MouseEvent(.wheelUp, at: Point(column: 80, row: 5)), in: state)
    #expect(pane.first as? ScreenAction == .scrolled(.details, by: -3, limit: limit))
  }

  @Test("A hint of the footer does what its key does")
  func hint() throws {
    let state = try Samples.listed()
    let footer = try #require(Samples.frame(of: state).canvas.lines.last)
    let column = try #require(footer.range(of: "? help")).lowerBound
    let click = press(footer.distance(from: footer.startIndex, to: column) + 3, 39)
    let actions = try actions(click, in: state)
    #expect(actions.first as? ScreenAction == .overlayOpened(.help(HelpState())))
  }

  @Test("A click into the search line goes there")
  func searchLine() throws {
    let actions = try actions(press(5, 0), in: Samples.listed())
    #expect(actions.first as? ScreenAction == .fieldEntered(.search))
  }

  @Test("The filters of the header do what their keys do", arguments: [120, 200])
  func filters(columns: Int) throws {
    for (set, text, filter) in [
      (
        [.yearEdited(TextInput(text: "1992")), .yearSubmitted], "all types",
        SearchAction.kindChosen(.movie)
      ),
      ([.kindChosen(.series)], "any year", ScreenAction.fieldEntered(.year)),
    ] as [([SearchAction], String, any Action)] {
      let state = try Samples.listed(columns: columns, then: set)
      let header = try #require(Samples.frame(of: state).canvas.lines.first)
      let range = try #require(header.range(of: text))
      let first = header.distance(from: header.startIndex, to: range.lowerBound)
      for column in [first, first + text.count - 1] {
        let action = try #require(try actions(press(column, 0), in: state)[0])
        #expect(String(describing: action) == String(describing: filter))
      }
    }
  }

  @Test("A filter that is set is clicked where it stands, and between the two lies nothing")
  func setFilter() throws {
    let state = try Samples.listed(then: [SearchAction.kindChosen(.series)])
    let header = try #require(Samples.frame(of: state).canvas.lines.first)
    let range = try #require(header.range(of: "series · "))
    let first = header.distance(from: header.startIndex, to: range.lowerBound)
    #expect(try actions(press(first, 0), in: state)[0] as? SearchAction == .kindChosen(.game))
    #expect(try actions(press(first + 7, 0), in: state)[0] == nil)
  }

  @Test("Over an earlier search, a click asks for it again, and the wheel moves")
  func earlierSearches() throws {
    var state = try Samples.listed(then: [SearchAction.submitted])
    AppState.reduce(&state, ScreenAction.overlayOpened(.history(HistoryState(in: state))))
    let lines = try Samples.frame(of: state).canvas.lines
    let row = try #require(lines.indices.dropFirst(2).first { lines[$0].contains("▌ batman") })
    let column = try #require(lines[row].firstIndex(of: "▌")).utf16Offset(in: lines[row])
    let click = try actions(press(column + 3, row), in: state)[0]
    #expect(click as? SearchAction == .recalled("batman"))
    let wheel = MouseEvent(.wheelDown, at: Point(column: column + 3, row: row))
    #expect(try actions(wheel, in: state)[0] as? HistoryAction == .moved(by: 3))
  }

  @Test("Where nothing scrolls, the wheel does nothing")
  func wheelElsewhere() throws {
    for row in [0, 39] {
      let wheel = MouseEvent(.wheelDown, at: Point(column: 5, row: row))
      let action = try actions(wheel, in: Samples.listed())[0]
      #expect(action == nil)
    }
  }

  @Test("Under the help lies nothing to click, and a click beside it closes it")
  func help() throws {
    let state = try Samples.listed(then: [ScreenAction.overlayOpened(.help(HelpState()))])
    let inside = try actions(press(40, 10), in: state)[0]
    #expect(inside == nil)
    for point in [Point(column: 1, row: 3), Point(column: 118, row: 20), Point(column: 5, row: 0)] {
      let click = try actions(MouseEvent(.pressed(.left), at: point), in: state)[0]
      #expect(click as? ScreenAction == .overlayClosed)
      let wheel = try actions(MouseEvent(.wheelDown, at: point), in: state)[0]
      #expect(wheel == nil)
    }
  }
}
