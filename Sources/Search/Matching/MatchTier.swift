public import Titles

/// How well a title matches typed words; the hits of a search come in this order.
///
/// Among equal ones, those with more votes come first: see `TitleDetail.popularity`.
public enum MatchTier: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The words are its name with the article that it has.
  case nameWithArticle
  /// The words are its name, whatever the way of writing, and whatever the article.
  case name
  /// Its name begins with the words, which have the article that it has.
  case beginningWithArticle
  /// Its name begins with the words, whatever the article.
  case nameBeginning
  /// Each word begins a word of its name.
  case nameWords
  /// Some of the words are elsewhere: people, genres, plot.
  case anywhere

  /// The tiers of titles whose whole name the words are.
  package static let ofWholeNames: [MatchTier] = [.nameWithArticle, .name]

  public static func < (left: MatchTier, right: MatchTier) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TitleDetail {
  /// How well known the title is: from 0 without votes, 64 more each time their number doubles.
  ///
  /// Coarse, so that a title need not change its place in an index with each vote.
  public var popularity: Int { Self.popularity(votes: votes ?? 0) }

  /// The popularity of a title with this many votes.
  package static func popularity(votes: Int) -> Int {
    var whole = 0
    var rest = Double(max(0, votes)) + 1
    while rest >= 2 {
      rest /= 2
      whole += 1
    }
    return whole * 64 + Int((rest - 1) * 64)
  }
}

extension LocalSearch {
  /// The tiers that hits can be in, the best first.
  ///
  /// - Parameter words: The words of its ranking.
  /// - Returns: The tiers; for words that can be no name all of them, whatever is asked for.
  package func tiers(of words: SearchedWords) -> [MatchTier] {
    isWholeName && !words.key.isEmpty ? MatchTier.ofWholeNames : MatchTier.allCases
  }
}
