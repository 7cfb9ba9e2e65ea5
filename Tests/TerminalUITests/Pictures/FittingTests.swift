import Pictures
import TerminalUI
import Testing

@Suite("The largest size in which a picture keeps its shape", .timeLimit(.minutes(5)))
struct FittingTests {
  private func size(
    _ width: Int, _ height: Int, _ columns: Int, _ rows: Int, aspect: Double = 2
  ) -> TerminalSize {
    TerminalSize(
      fittingWidth: width, height: height, in: TerminalSize(columns: columns, rows: rows),
      cellAspect: aspect)
  }

  @Test("A cell is twice as high as it is wide")
  func squares() {
    #expect(size(100, 100, 40, 40) == TerminalSize(columns: 40, rows: 20))
    #expect(size(100, 100, 100, 10) == TerminalSize(columns: 20, rows: 10))
  }

  @Test("A poster of the usual size fits in 30×22")
  func poster() throws {
    let picture = try #require(Picture(of: .rgb(0, 0, 0), width: 300, height: 445))
    let box = TerminalSize(columns: 30, rows: 22)
    #expect(TerminalSize(fitting: picture, in: box) == box)
    #expect(
      TerminalSize(fitting: picture, in: TerminalSize(columns: 200, rows: 22)) == box)
  }

  @Test("The cells' shape can be told")
  func cellAspect() {
    #expect(size(100, 100, 40, 40, aspect: 1) == TerminalSize(columns: 40, rows: 40))
    #expect(size(100, 100, 40, 40, aspect: 2.5) == TerminalSize(columns: 40, rows: 16))
  }

  @Test("It is one cell at least, even of the narrowest pictures and in no room")
  func smallest() {
    #expect(size(1, 10_000, 40, 20) == TerminalSize(columns: 1, rows: 20))
    #expect(size(10_000, 1, 40, 20) == TerminalSize(columns: 40, rows: 1))
    #expect(size(300, 445, 0, 0) == TerminalSize(columns: 1, rows: 1))
  }

  @Test(
    "It never leaves the box, whatever the numbers",
    arguments: [0, 1, 3, 445, Int.max, .min], [0, -1, .nan, .infinity, 1e-300, 1.9])
  func bounds(_ side: Int, _ aspect: Double) {
    for (width, height) in [(side, 300), (300, side), (side, side)] {
      let size = size(width, height, 31, 17, aspect: aspect)
      #expect(1...31 ~= size.columns)
      #expect(1...17 ~= size.rows)
    }
  }
}
