import MoviesUI
import Testing
import Titles

@Suite("A rating, and who gave it", .timeLimit(.minutes(5)))
struct RatingLineTests {
  private func lines(_ ratings: [Rating], votes: Int? = nil) throws -> [RatingLine] {
    let id = try #require(TitleID("tt0096895"))
    return TitleDetail(id: id, title: "Batman", ratings: ratings, votes: votes).ratingLines
  }

  @Test("One vote is a vote, any other number are votes")
  func voters() throws {
    for (votes, words) in [(0, "0 votes"), (1, "1 vote"), (2, "2 votes"), (1_500, "1.5k votes")] {
      #expect(try lines([Rating(imdb: 75)], votes: votes).map(\.voters) == [words])
    }
    #expect(try lines([Rating(imdb: 75)]).map(\.voters) == [nil])
  }

  @Test("A score is written as its source writes it; votes without one have a dash")
  func score() throws {
    let critics = Rating(source: .metacritic, score: 55)
    #expect(try lines([Rating(imdb: 100), critics]).map(\.score) == ["10.0", "55"])
    #expect(try lines([Rating(imdb: 4)]).map(\.score) == ["0.4"])
    #expect(try lines([critics], votes: 3).map(\.score) == ["–", "55"])
    #expect(try lines([critics], votes: 3).map(\.voters) == ["3 votes", nil])
  }
}
