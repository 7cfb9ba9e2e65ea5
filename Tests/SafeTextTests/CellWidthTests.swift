import CSystemWidth
import SafeText
import Testing

@Suite("Width in cells", .timeLimit(.minutes(5)))
struct CellWidthTests {
  @Test(
    "Every scalar is as wide as the C library says",
    .enabled(if: system_width_is_the_model(), "the table is that of 2.36"))
  func everyScalar() {
    let different = (1...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      let width = system_width($0.value)
      return $0.cellWidth != (width < 0 ? nil : Int(width))
    }
    #expect(different.isEmpty)
  }

  @Test(
    "Text is as wide as its scalars together",
    arguments: [
      ("", 0), ("Batman", 6), ("Amélie", 6), ("Ame\u{301}lie", 6), ("千と千尋", 8), ("Ⓐ", 1), ("한국", 4),
      ("👍", 2), ("🇩🇪", 2), ("\u{1FAE8}", 1), ("\u{301}", 0),
    ])
  func text(_ text: String, width: Int) {
    #expect(text.cellWidth == width)
    #expect(text.reduce(0) { $0 + $1.cellWidth } == width)
  }
}
