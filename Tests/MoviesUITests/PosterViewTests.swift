import MoviesCore
import Redux
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

@Suite("A poster's place among the details", .timeLimit(.minutes(5)))
struct PosterViewTests {
  @Test("It leaves at least 20 columns and 12 lines to the text, whatever the size")
  func place() {
    for columns in 1...160 {
      for rows in 1...60 {
        guard let place = PosterPlace(in: TerminalSize(columns: columns, rows: rows)) else {
          continue
        }
        #expect(columns - place.columns >= 20)
        #expect(rows - place.lines >= 12)
        #expect(place.box.columns <= columns && place.box.rows <= rows)
      }
    }
  }

  @Test("It stands at the left from 60 columns on, above the text below that")
  func side() {
    #expect(PosterPlace(in: TerminalSize(columns: 60, rows: 30))?.side == .left)
    #expect(PosterPlace(in: TerminalSize(columns: 59, rows: 30))?.side == .above)
    #expect(PosterPlace(in: TerminalSize(columns: 59, rows: 15)) == nil)
    #expect(PosterPlace(in: TerminalSize(columns: 19, rows: 60)) == nil)
  }

  /// The details of a film with a poster, in a pane that has it above the text.
  private func frame(
    scroll: Int = 0, hasPicture: Bool = true, _ actions: [any Action] = []
  ) throws -> Canvas {
    var detail = try Samples.detail()
    detail.poster = "https://example.org/1.jpg"
    let state = try Samples.listed(
      columns: 100, rows: 30,
      then: [
        PosterAction.meansKnown(.blocks), Samples.details(detail), try Samples.reading(),
        ScreenAction.scrolled(.details, by: scroll, limit: 99),
      ] + actions)
    let view = BrowseView(theme: Theme(.dark, depth: .trueColor), keymap: try Keymap())
    let red = Style(background: .rgb(200, 0, 0))
    let pictures = PictureSupply { _, box in hasPicture ? Canvas(size: box, style: red) : nil }
    return view.draw(
      BrowseProps(state), size: TerminalSize(columns: 100, rows: 30), pictures: pictures
    ).0
  }

  private func rowsOfPicture(_ canvas: Canvas) -> [Int] {
    (0..<30).filter { row in
      (0..<100).contains { canvas[$0, row].style.background == .rgb(200, 0, 0) }
    }
  }

  @Test("Above the text it scrolls away with it")
  func scrolls() throws {
    let rows = rowsOfPicture(try frame())
    #expect(rows.count > 7 && rows.first == 2)
    #expect(rowsOfPicture(try frame(scroll: 3)) == rows.dropLast(3))
    #expect(try !frame().lines.contains { $0.contains("https://www.imdb.com") })
  }

  @Test("Switched off, it leaves its place to the text")
  func off() throws {
    let canvas = try frame([PosterAction.toggled])
    #expect(rowsOfPicture(canvas) == [])
    #expect(canvas.lines[2].contains("Batman"))
  }

  @Test(
    "Without a picture its place has the name, and says what is missing and why",
    arguments: [PosterError.unreachable, .refused(status: 404), .damaged, .cancelled])
  func placeholder(error: PosterError) throws {
    let missed = PosterAction.missed(address: "https://example.org/1.jpg", error)
    let text = try frame(hasPicture: false, [missed]).plainText
    #expect(text.contains("BATMAN") && text.contains(error.label))
    #expect(!text.contains("film"))
    #expect(try frame(hasPicture: false).plainText.contains("film"), "it says what it is of")
  }
}

@Suite("The keys of a wall of posters", .timeLimit(.minutes(5)))
struct WallKeyTests {
  private func state(_ actions: [any Action] = []) throws -> AppState {
    try Samples.listed(
      then: [
        PosterAction.meansKnown(.blocks), PosterAction.wallToggled, MoviesAction.restDeclined,
      ] + actions)
  }

  private func action(_ key: String, _ state: AppState) throws -> (any Action)? {
    var interpreter = Interpreter(keymap: try Keymap())
    let metrics = try Samples.frame(of: state).metrics
    let pressed = try #require(Key(key))
    guard case .action(let action) = interpreter.interpret(pressed, state: state, metrics: metrics)
    else { return nil }
    return action
  }

  @Test("Sideways by one, and not up or down where there is no other line")
  func moves() throws {
    let state = try state()
    #expect(try action("l", state) as? MoviesAction == .moved(by: 1))
    #expect(try action("h", state) as? MoviesAction == .moved(by: -1))
    #expect(try action("j", state) as? MoviesAction == .moved(by: 0))
  }

  @Test("P and Esc go back to the list; Enter and Tab read")
  func leaves() throws {
    let state = try state()
    for key in ["P", "Esc", "Backspace"] {
      #expect(try action(key, state) as? PosterAction == .wallToggled)
    }
    for key in ["Enter", "Tab"] {
      #expect(
        try action(key, state) as? ScreenAction == .titleOpened(try Samples.id("tt0096895")))
    }
  }

  @Test("A terminal without pictures says so, and a screen without room too")
  func refused() throws {
    let blind = try Samples.listed()
    #expect(try action("P", blind) as? ScreenAction == .noticed(.noPictures))
    #expect(try action("i", blind) as? ScreenAction == .noticed(.noPictures))
    let small = try Samples.listed(
      columns: 80, rows: 14, then: [PosterAction.meansKnown(.blocks)])
    #expect(try action("P", small) as? ScreenAction == .noticed(.noRoomForWall))
  }
}
