public import Titles

/// A source's rating of a title: its score, and how many people voted.
public struct RatingLine: Equatable, Sendable {
  public var source: Rating.Source
  /// `nil` if there are only votes.
  public var rating: Rating?
  /// `nil` for other sources than IMDb, since the votes are IMDb's.
  public var votes: Int?

  /// The score as its source writes it, or a dash.
  public var score: String { rating?.written ?? "–" }

  /// How many people voted, such as `324k votes`.
  public var voters: String? { voters(\.abbreviated) }

  /// The same with a number in another form.
  func voters(_ number: (Int) -> String) -> String? {
    votes.map { "\(number($0)) \($0 == 1 ? "vote" : "votes")" }
  }
}

extension EpisodeSummary {
  /// IMDb's rating, as far as the list of a season has it.
  var ratingLines: [RatingLine] {
    score.map { [RatingLine(source: .imdb, rating: Rating(imdb: $0))] } ?? []
  }
}

extension TitleDetail {
  /// The ratings of all sources; IMDb's votes also where it has no rating yet.
  public var ratingLines: [RatingLine] {
    let lines = ratings.map { rating in
      RatingLine(
        source: rating.source, rating: rating, votes: rating.source == .imdb ? votes : nil)
    }
    let isWithout = votes != nil && !ratings.contains { $0.source == .imdb }
    return isWithout ? [RatingLine(source: .imdb, votes: votes)] + lines : lines
  }

  /// Who likes the title more, if critics and IMDb's voters are 20 points or more apart.
  public var disagreementRemark: String? {
    guard let lead = criticsLead.map({ Int($0.rounded()) }), abs(lead) >= 20 else { return nil }
    let direction = lead > 0 ? "higher" : "lower"
    return "Critics rate it \(abs(lead)) points \(direction) than IMDb's voters."
  }
}
