import Testing
import Titles

@Suite("The user's ratings against IMDb's", .timeLimit(.minutes(5)))
struct RatingComparisonTests {
  private var made = MadeUpEntries()

  @Test("The mean difference is in points of ten, of all titles with both ratings")
  mutating func difference() throws {
    try made.add(score: 75, rating: 9)
    try made.add(score: 81, rating: 6)
    try made.add(score: 81)
    try made.add(rating: 6)
    let comparison = made.statistics().comparison
    #expect(comparison.count == 2)
    let mean = try #require(comparison.meanDifference)
    #expect(abs(mean + 0.3) < 1e-9)
  }

  @Test(
    "A pair of ratings is counted in the row of the user's and the column of IMDb's nearest point")
  mutating func pairs() throws {
    try made.add(score: 74, rating: 8)
    try made.add(score: 75, rating: 8)
    try made.add(score: 84, rating: 8)
    try made.add(score: 2, rating: 1)
    try made.add(score: 100, rating: 10)
    let pairs = made.statistics().comparison.pairs
    #expect(pairs.count == 100)
    let known = pairs.filter { $0.count > 0 }
    #expect(
      known.map(\.subject) == [
        .ratings(own: 10, imdb: 10), .ratings(own: 8, imdb: 7), .ratings(own: 8, imdb: 8),
        .ratings(own: 1, imdb: 1),
      ])
    #expect(known.map(\.count) == [1, 1, 2, 1])
    #expect(pairs[1].subject == .ratings(own: 10, imdb: 2))
  }

  @Test("The greatest disagreements come first; less than a point is none")
  mutating func disagreements() throws {
    try made.add("Close", score: 84, rating: 9)
    try made.add("Loved", score: 42, rating: 9)
    try made.add("Hated", score: 90, rating: 2)
    try made.add("Liked", score: 60, rating: 7)
    let disagreements = made.statistics().comparison.disagreements
    #expect(disagreements.map(\.title.title) == ["Hated", "Loved", "Liked"])
    #expect(disagreements.map(\.difference) == [-7, 4.8, 1])
  }

  @Test("Without a title that has both there is nothing to compare")
  mutating func none() throws {
    try made.add(rating: 6)
    let comparison = made.statistics().comparison
    #expect(comparison.meanDifference == nil)
    #expect(comparison.pairs.isEmpty && comparison.disagreements.isEmpty)
  }
}
