import SafeText
import Testing

@Suite("Clipping", .timeLimit(.minutes(5)))
struct ClippingTests {
  @Test(
    "Text is cut to cells, with an ellipsis where something is missing",
    arguments: [
      ("Batman", 10, "Batman"), ("Batman", 6, "Batman"), ("Batman", 5, "Batm…"), ("Batman", 1, "…"),
      ("Batman", 0, ""), ("Batman", -1, ""), ("", 0, ""), ("七人の侍", 8, "七人の侍"),
      ("七人の侍", 7, "七人の…"), ("七人の侍", 6, "七人…"), ("七人の侍", 2, "…"),
      ("e\u{301}te\u{301}", 2, "e\u{301}…"),
    ])
  func clipping(_ text: String, cells: Int, expected: String) {
    #expect(text.clipped(toCells: cells) == expected)
  }

  @Test("A flag of two scalars is kept whole or left out")
  func graphemes() {
    #expect("🇩🇪🇫🇷".clipped(toCells: 3) == "🇩🇪…")
    #expect("🇩🇪🇫🇷".clipped(toCells: 2) == "…")
    #expect("🇩🇪🇫🇷x".suffix(fittingCells: 2) == "x")
  }

  @Test("Nothing is ever wider than its place")
  func bounds() {
    for cells in 0...12 {
      for text in ["Batman Returns", "七人の侍 1954", "e\u{301}te\u{301} 🇩🇪 👍"] {
        #expect(text.clipped(toCells: cells).cellWidth <= cells)
        #expect(text.prefix(fittingCells: cells).cellWidth <= cells)
        #expect(text.suffix(fittingCells: cells).cellWidth <= cells)
      }
    }
  }
}
