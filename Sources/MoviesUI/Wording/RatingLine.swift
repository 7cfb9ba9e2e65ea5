public import Titles

/// A source's rating of a title: its score, and the number of votes.
public struct RatingLine: Equatable, Sendable {
  public var source: Rating.Source
  /// The rating; `nil` if there are only votes.
  public var rating: Rating?
  /// The number of votes; `nil` for other sources than IMDb.
  public var votes: Int?

  /// The score in the form of its source, or a dash.
  public var score: String { rating?.written ?? "–" }

  /// The number of votes, such as `324k votes`.
  public var voters: String? { voters(\.abbreviated) }

  /// Returns the number of votes in another form.
  func voters(_ number: (Int) -> String) -> String? {
    votes.map { "\(number($0)) \($0 == 1 ? "vote" : "votes")" }
  }
}

extension EpisodeSummary {
  /// IMDb's rating, if the list of a season has it.
  var ratingLines: [RatingLine] {
    score.map { [RatingLine(source: .imdb, rating: Rating(imdb: $0))] } ?? []
  }
}

extension TitleDetail {
  /// The ratings of all sources; IMDb's votes even if it has no rating yet.
  public var ratingLines: [RatingLine] {
    let lines = ratings.map { rating in
      RatingLine(
        source: rating.source, rating: rating, votes: rating.source == .imdb ? votes : nil)
    }
    let isWithout = votes != nil && !ratings.contains { $0.source == .imdb }
    return isWithout ? [RatingLine(source: .imdb, votes: votes)] + lines : lines
  }

  /// The remark that critics and IMDb's voters are 20 points or more apart; `nil` if not.
  public var disagreementRemark: String? {
    guard let lead = criticsLead.map({ Int($0.rounded()) }), abs(lead) >= 20 else { return nil }
    let direction = lead > 0 ? "higher" : "lower"
    return "Critics rate it \(abs(lead)) points \(direction) than IMDb's voters."
  }
}
