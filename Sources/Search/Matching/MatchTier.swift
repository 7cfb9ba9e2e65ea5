public import Titles

/// How well a title matches typed words, the best first; in what order hits come, the ranks tell.
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

  /// The ranks of hits, the best first.
  ///
  /// Within a rank, those with more votes come first: see `TitleDetail.popularity`. Whoever types
  /// `the law` may mean Law less than The Lawnmower Man.
  package static let ranks: [[MatchTier]] = [
    [.nameWithArticle], [.name, .beginningWithArticle], [.nameBeginning], [.nameWords],
    [.anywhere],
  ]

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
  /// Whether it asks for a whole name alone, given the words of its ranking: some can be no name.
  package func wantsWholeName(of words: SearchedWords) -> Bool {
    isWholeName && !words.key.isEmpty
  }

  /// The ranks that hits can have, the best first.
  package func ranks(for words: SearchedWords) -> [[MatchTier]] {
    wantsWholeName(of: words) ? MatchTier.ofWholeNames.map { [$0] } : MatchTier.ranks
  }

  /// Puts hits in the order of their ranks, without those that have none; those of a rank stay as
  /// they come.
  ///
  /// - Parameters:
  ///   - hits: The hits.
  ///   - words: The words of its ranking.
  ///   - tier: Tells how well a hit matches; `nil` means that other conditions found it.
  /// - Returns: The hits in order.
  package func ranked<Hit>(
    _ hits: some Sequence<Hit>, by words: SearchedWords, tier: (Hit) -> MatchTier?
  ) -> [Hit] {
    let ranks = ranks(for: words)
    let ranked = Dictionary(grouping: hits) { hit in
      let tier = tier(hit) ?? .anywhere
      return ranks.firstIndex { $0.contains(tier) }
    }
    return ranks.indices.flatMap { ranked[$0, default: []] }
  }
}
