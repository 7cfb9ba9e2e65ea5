import Testing

@testable import MoviesUI

@Suite("How old something is, in words", .timeLimit(.minutes(5)))
struct AgeWordingTests {
  @Test(arguments: [
    (0, "as of 1 min ago"), (59, "as of 1 min ago"), (3_599, "as of 59 min ago"),
    (3_600, "as of 1 h ago"), (7_199, "as of 1 h ago"), (7_200, "as of 2 h ago"),
    (86_399, "as of 23 h ago"), (86_400, "as of yesterday"), (2 * 86_400 - 1, "as of yesterday"),
    (2 * 86_400, "as of 2 days ago"), (14 * 86_400 - 1, "as of 13 days ago"),
    (14 * 86_400, "as of 2 weeks ago"), (61 * 86_400 - 1, "as of 8 weeks ago"),
    (61 * 86_400, "as of 2 months ago"), (730 * 86_400 - 1, "as of 24 months ago"),
    (730 * 86_400, "as of 2 years ago"),
  ])
  func words(seconds: Int, expected: String) {
    #expect(seconds.asAge == expected)
  }
}
