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

  @Test("The thumb is at an end of its bar only where the text is", arguments: 3...12)
  func ends(rows: Int) {
    for count in (rows + 1)...60 {
      let limit = Scrolling.limit(count: count, rows: rows)
      for offset in 0...limit {
        let thumb = Scrolling.thumb(offset: offset, count: count, rows: rows)
        // A thumb with fewer free rows cannot tell the middle from both ends.
        guard let thumb, rows - thumb.count >= 2 else { continue }
        #expect((thumb.lowerBound == 0) == (offset == 0), "\(offset) of \(count)")
        #expect((thumb.upperBound == rows) == (offset == limit), "\(offset) of \(count)")
      }
    }
    #expect(Scrolling.thumb(offset: 0, count: rows, rows: rows) == nil)
  }

  @Test("A box is drawn from two by two cells on")
  func smallBox() {
    #expect(lines(2, 2) { $0.box($0.bounds, title: "Keys") } == ["┌┐", "└┘"])
    #expect(lines(2, 3) { $0.box($0.bounds) } == ["┌┐", "││", "└┘"])
    #expect(lines(1, 2) { $0.box($0.bounds) } == [" ", " "])
    #expect(lines(2, 1) { $0.box($0.bounds) } == ["  "])
  }

  @Test("A scrollbar without a track is its thumb alone")
  func thumb() {
    let lines = lines(1, 4) {
      $0.scrollbar(at: .zero, rows: 4, offset: 4, count: 8, thumb: .plain)
    }
    #expect(lines.joined() == "  ┃┃")
  }
}
