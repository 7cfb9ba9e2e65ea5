import TerminalUI
import Testing

@Suite("The size of a cell in pixels", .timeLimit(.minutes(5)))
struct CellPixelsTests {
  @Test("A size is limited to what a cell can have")
  func limits() {
    #expect(CellPixels(width: 9, height: 18).width == 9)
    #expect(CellPixels(width: 9, height: 18).height == 18)
    #expect(CellPixels(width: 0, height: 1_000) == CellPixels(width: 1, height: 256))
    #expect(CellPixels.usual == CellPixels(width: 10, height: 20))
  }
}
