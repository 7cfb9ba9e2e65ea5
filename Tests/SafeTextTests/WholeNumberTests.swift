import SafeText
import Testing

@Suite("Whole numbers", .timeLimit(.minutes(5)))
struct WholeNumberTests {
  @Test("Digits are read where the number is in the range")
  func inRange() {
    #expect(Int("0", in: 0...9) == 0)
    #expect(Int("007", in: 0...9) == 7)
    #expect(Int("-5", in: -5...5) == -5)
    #expect(Int("\(Int.max)", in: 0...Int.max) == .max)
  }

  @Test(
    "Everything else is no number",
    arguments: [
      "", "10", "-1", "+1", " 1", "1 ", "1.0", "0x1", "一", "٣", "-", "--1",
      "9223372036854775808", "-9223372036854775808", "99999999999999999999999999",
    ])
  func refused(_ text: String) {
    #expect(Int(text, in: 0...9) == nil)
  }
}
