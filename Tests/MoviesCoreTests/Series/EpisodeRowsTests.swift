import Testing

@testable import MoviesCore

@Suite("The rows of a table of episodes", .timeLimit(.minutes(5)))
struct EpisodeRowsTests {
  @Test(
    "Each number has its row, and each long hole one",
    arguments: [
      ([], [1...1]), ([0], [0...0, 1...1]), ([3, 1], [1...1, 2...2, 3...3]),
      ([6], [1...5, 6...6]), ([5], (1...5).map { $0...$0 }), ([0, 6], [0...0, 1...5, 6...6]),
      ([1, 7, 20], [1...1, 2...6, 7...7, 8...19, 20...20]),
      ([1, -3, 1_000_000, .max, .min], [1...1]),
    ] as [([Int], [ClosedRange<Int>])])
  func rows(numbers: [Int], expected: [ClosedRange<Int>]) {
    let rows = EpisodeRows(numbers)
    #expect((0..<rows.count).map { rows[$0] } == expected)
    for (row, numbers) in expected.enumerated() {
      for number in numbers { #expect(rows.row(of: number) == row) }
    }
    #expect(rows.row(of: .max) == expected.count - 1)
    #expect(rows.row(of: .min) == 0)
  }
}
