import Testing

@testable import MoviesUI

@Suite("Numbers, in few characters", .timeLimit(.minutes(5)))
struct NumberWordingTests {
  @Test(
    "Votes take at most four characters, whatever their number",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1k"), (1_049, "1k"), (1_050, "1.1k"), (9_949, "9.9k"),
      (9_950, "10k"), (10_499, "10k"), (10_500, "11k"), (999_499, "999k"), (999_500, "1M"),
      (999_700, "1M"), (1_449_000, "1.4M"), (9_949_999, "9.9M"), (9_950_000, "10M"),
      (999_499_999, "999M"),
    ])
  func abbreviated(number: Int, text: String) {
    #expect(number.abbreviated == text)
  }

  @Test("No number below a thousand million takes more than four characters")
  func length() {
    let boundaries = (0...8).flatMap { power in
      let unit = (0..<power).reduce(1) { unit, _ in unit * 10 }
      return (1...99).map { unit * $0 }
    }
    let numbers = boundaries.flatMap { [$0 - 1, $0, $0 + 1, $0 + $0 / 20] }
    for number in numbers where number < 999_500_000 {
      #expect(number.abbreviated.count <= 4, "\(number)")
    }
  }

  @Test(
    "Minutes are said in hours where there are some",
    arguments: [
      (0, "0 min"), (59, "59 min"), (60, "1 h"), (61, "1 h 1 min"), (120, "2 h"),
      (192, "3 h 12 min"),
    ])
  func minutes(number: Int, text: String) {
    #expect(number.asHoursAndMinutes == text)
  }

  @Test(
    "Thousands are set apart",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (999_999, "999,999"), (1_000_000, "1,000,000"),
      (-1_000, "-1,000"), (-999, "-999"),
    ])
  func grouped(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
