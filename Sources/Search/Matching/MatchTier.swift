public import Titles

/// How well a title matches typed words, the best first.
///
/// In what order hits come, ``headStart`` and their votes tell.
public enum MatchTier: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The words are its name with the article that it has.
  case nameWithArticle
  /// The words are its name, whatever the way of writing, and whatever the article.
  case name
  /// Its name begins with the words, which have the article that it has.
  case beginningWithArticle
  /// Its name begins with the words, whatever the article.
  case nameBeginning
  /// The words are its name in another order.
  case nameInAnotherOrder
  /// Each word begins a word of its name.
  case nameWords
  /// Some of the words are elsewhere: people, genres, plot.
  case anywhere

  /// How far hits of the tier are ahead of others, in the measure of `TitleDetail.popularity`.
  ///
  /// Whoever types a whole name means it rather than a longer one, unless the longer one has some
  /// hundred times as many votes: an unrated `Batman` does not stand before Batman Begins. Whoever
  /// types `the law` may mean Law less than The Lawnmower Man. What is found elsewhere than in a
  /// name comes behind all names.
  private var headStart: Int {
    switch self {
    case .nameWithArticle: 16 * Self.doubling
    case .name, .beginningWithArticle: 8 * Self.doubling
    case .nameBeginning, .nameInAnotherOrder: 0
    case .nameWords: -6 * Self.doubling
    case .anywhere: -1_000 * Self.doubling
    }
  }

  private static let doubling = 64
  /// Where nobody knows the votes for a title, its whole name stands before all names of others.
  private static let unknownPopularity = 12 * doubling

  /// The standing of a hit of the tier: the greater, the further in front.
  ///
  /// - Parameter popularity: How well known the hit is; `nil` if nobody knows.
  /// - Returns: The standing.
  package func standing(_ popularity: Int?) -> Int {
    let isWholeName = Self.ofWholeNames.contains(self)
    return headStart + (popularity ?? (isWholeName ? Self.unknownPopularity : 0))
  }

  /// The tiers of titles whose whole name the words are.
  package static let ofWholeNames: [MatchTier] = [.nameWithArticle, .name]

  /// The tiers of titles whose names have the words.
  package static let ofNames = allCases.filter { $0 != .anywhere }

  public static func < (left: MatchTier, right: MatchTier) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TitleDetail {
  /// How well known the title is: from 0 without votes, 64 more each time their number doubles.
  ///
  /// Coarse, so that a title need not change its place in an index with each vote.
  public var popularity: Int { knownPopularity ?? 0 }

  /// The same; `nil` if nobody knows the votes.
  package var knownPopularity: Int? { votes.map(Self.popularity) }

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

  /// The tiers that hits can have by their names, the best first.
  package func tiers(for words: SearchedWords) -> [MatchTier] {
    wantsWholeName(of: words) ? MatchTier.ofWholeNames : MatchTier.ofNames
  }

  /// Puts hits in their order, without those whose tier is not wanted; those of the same standing
  /// stay as they come.
  ///
  /// - Parameters:
  ///   - hits: The hits.
  ///   - words: The words of its ranking.
  ///   - popularity: How well known a hit is; `nil` if nobody knows.
  ///   - tier: Tells how well a hit matches; `nil` means that other conditions found it.
  /// - Returns: The hits in order.
  package func ranked<Hit>(
    _ hits: some Sequence<Hit>, by words: SearchedWords, popularity: (Hit) -> Int?,
    tier: (Hit) -> MatchTier?
  ) -> [Hit] {
    let wanted = wantsWholeName(of: words) ? MatchTier.ofWholeNames : MatchTier.allCases
    return hits.compactMap { hit -> (hit: Hit, standing: Int)? in
      let tier = tier(hit) ?? .anywhere
      return wanted.contains(tier) ? (hit, tier.standing(popularity(hit))) : nil
    }
    .sorted { $0.standing > $1.standing }.map(\.hit)
  }
}
