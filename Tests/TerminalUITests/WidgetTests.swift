import TerminalUI
import Testing

@Suite("Widgets", .timeLimit(.minutes(5)))
struct WidgetTests {
  private func lines(_ columns: Int, _ rows: Int, draw: (inout Canvas) -> Void) -> [String] {
    var canvas = Canvas(size: TerminalSize(columns: columns, rows: rows))
    draw(&canvas)
    return canvas.lines
  }

  @Test("A box covers what was there and clips its title")
  func box() {
    var inside = Rect(TerminalSize(columns: 0, rows: 0))
    let lines = lines(12, 3) {
      $0.write("covered text", at: Point(column: 0, row: 1))
      inside = $0.box($0.bounds, title: "Keys here: results")
    }
    #expect(lines == ["┌ Keys her…┐", "│          │", "└──────────┘"])
    #expect(inside == Rect(column: 1, row: 1, columns: 10, rows: 1))
  }

  @Test("A scrollbar appears where not everything is visible")
  func scrollbar() {
    let bar = { (offset: Int, count: Int) in
      self.lines(1, 4) {
        $0.scrollbar(at: .zero, rows: 4, offset: offset, count: count, thumb: .plain, track: .plain)
      }.joined()
    }
    #expect(bar(0, 4) == "    ")
    #expect(bar(0, 8) == "┃┃││")
    #expect(bar(1, 8) == "│┃┃│")
    #expect(bar(4, 8) == "││┃┃")
    #expect(bar(50_000, 100_000) == "││┃│")
  }

  @Test("A scrollbar without a track is its thumb alone")
  func thumb() {
    let lines = lines(1, 4) {
      $0.scrollbar(at: .zero, rows: 4, offset: 4, count: 8, thumb: .plain)
    }
    #expect(lines.joined() == "  ┃┃")
  }
}
