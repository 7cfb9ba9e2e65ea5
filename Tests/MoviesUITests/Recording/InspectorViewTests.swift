import MoviesCore
import MoviesUI
import TerminalUI
import Testing

@Suite("The inspector")
struct InspectorViewTests {
  private func lines(
    _ flights: [InspectorProps.Flight], columns: Int = 100, rows: Int = 24
  ) -> [String] {
    let props = InspectorProps(
      actions: (1...30).map { .init(action: "moved(\($0))", microseconds: 10 * $0) },
      changes: [StateChange(path: "movies.selection", before: "0", after: "1")],
      flights: flights, frameMicroseconds: 420)
    var canvas = Canvas(size: TerminalSize(columns: columns, rows: rows))
    for row in 0..<rows { canvas.write("below", at: Point(column: 0, row: row)) }
    InspectorView(theme: Theme(.dark, depth: .trueColor)).draw(props, over: &canvas)
    return canvas.lines
  }

  @Test("It covers the lower half: the last actions with their times, and what changed")
  func contents() {
    let lines = lines([])
    #expect(lines[11].hasPrefix("below"))
    #expect(lines[12].hasPrefix("┌ Inspector: dispatch 300 µs, frame 420 µs ─"))
    #expect(lines[22].contains("300 µs  moved(30)"))
    #expect(lines[13].contains("no request on its way"))
    #expect(lines[14].contains("movies.selection  0 → 1"))
  }

  @Test("Requests on their way are told with how long they have been")
  func flights() {
    let lines = lines([.init(label: "fetching page 2", milliseconds: 300)])
    #expect(lines[13].contains("300 ms  fetching page 2"))
  }

  @Test("Every screen is drawn, however small", arguments: [1, 4, 20], [1, 2, 9])
  func sizes(columns: Int, rows: Int) {
    #expect(lines([], columns: columns, rows: rows).count == rows)
  }
}
