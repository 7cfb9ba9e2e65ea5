import MoviesCore
import MoviesUI
import ReduxRecording
import TerminalUI
import Testing

@Suite("The inspector", .timeLimit(.minutes(5)))
struct InspectorViewTests {
  /// The screen with the inspector, on which the session's rows are filled with “above”.
  private func canvas(
    _ flights: [InspectorProps.Flight], columns: Int = 100, rows: Int = 24
  ) throws -> Canvas {
    let props = InspectorProps(
      actions: (1...30).map { .init(action: "moved(\($0))", microseconds: 10 * $0) },
      changes: [StateChange(path: "movies.selection", before: "0", after: "1")],
      flights: flights, frameMicroseconds: 420)
    let size = TerminalSize(columns: columns, rows: rows)
    var frame = Canvas(size: InspectorView.sessionSize(on: size))
    for row in 0..<frame.size.rows { frame.write("above", at: Point(column: 0, row: row)) }
    frame.cursor = Point(column: 3, row: 0)
    return InspectorView(theme: Theme(.dark, depth: .trueColor), keymap: try Keymap())
      .draw(props, below: frame, size: size)
  }

  @Test("The lower half tells the last actions with their times, what changed, and how to close it")
  func contents() throws {
    let canvas = try canvas([])
    let lines = canvas.lines
    #expect(canvas.cursor == Point(column: 3, row: 0))
    #expect(lines[11].hasPrefix("above"))
    #expect(lines[23].hasPrefix("└─ F12 close ─"))
    #expect(lines[12].hasPrefix("┌ Inspector: dispatch 300 µs, frame 420 µs ─"))
    #expect(lines[22].contains("300 µs  moved(30)"))
    #expect(lines[13].contains("nothing is loading"))
    #expect(lines[14].contains("movies.selection  0 → 1"))
  }

  @Test("Requests on their way are told with how long they have been")
  func flights() throws {
    let lines = try canvas([.init(label: "loading page 2", milliseconds: 300)]).lines
    #expect(lines[13].contains("300 ms  loading page 2"))
  }

  @Test("It never takes a row that the session needs, and stands nowhere else")
  func sizes() throws {
    for columns in [1, 39, 40, 80] {
      for rows in 1...60 {
        let lines = try canvas([], columns: columns, rows: rows).lines
        let above = lines.prefix { $0.hasPrefix("above".prefix(columns)) }.count
        let hasRoom = columns >= 40 && rows >= 14
        #expect(hasRoom ? above >= 10 && rows - above >= 4 : above == rows)
        if hasRoom { #expect(lines.last?.contains("F12 close") == true) }
      }
    }
  }
}
