public import Titles

/// A tier that says how well a title matches typed words; the best one comes first.
///
/// Hits are sorted by the `headStart` of their tiers and by their votes.
public enum MatchTier: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The words equal the name, including its article.
  case nameWithArticle
  /// The words equal the name in any spelling, with or without an article.
  case name
  /// The words, including the article of the name, begin the name.
  case beginningWithArticle
  /// The words begin the name, with or without an article.
  case nameBeginning
  /// The words equal the name in another order.
  case nameInAnotherOrder
  /// Each word begins a word of the name.
  case nameWords
  /// Some of the words match elsewhere: people, genres, plot.
  case anywhere

  /// The lead of the tier's hits over others, in units of `TitleDetail.popularity`.
  ///
  /// A name that equals the words is preferred to a longer one, unless the longer one has a few
  /// hundred times as many votes: an unrated `Batman` does not precede Batman Begins. `the law` may
  /// mean The Lawnmower Man rather than Law. Matches outside of names come after all names.
  private var headStart: Int {
    switch self {
    case .nameWithArticle: 16 * TitleDetail.doubling
    case .name, .beginningWithArticle: 8 * TitleDetail.doubling
    case .nameBeginning, .nameInAnotherOrder: 0
    case .nameWords: -6 * TitleDetail.doubling
    case .anywhere: -1_000 * TitleDetail.doubling
    }
  }

  /// The popularity of a title with unknown votes whose whole name matches, ahead of longer names.
  private static let unknownPopularity = TitleDetail.popularity(votes: 3_000)

  /// Returns the standing of a hit in this tier; hits with a greater standing come first.
  ///
  /// - Parameter popularity: The popularity of the hit; `nil` if it is unknown.
  /// - Returns: The standing.
  package func standing(_ popularity: Int?) -> Int {
    let isWholeName = Self.ofWholeNames.contains(self)
    return headStart + (popularity ?? (isWholeName ? Self.unknownPopularity : 0))
  }

  /// The tiers of titles whose whole name equals the words.
  package static let ofWholeNames: [MatchTier] = [.nameWithArticle, .name]

  /// The tiers of titles whose names contain the words.
  package static let ofNames = allCases.filter { $0 != .anywhere }

  public static func < (left: MatchTier, right: MatchTier) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TitleDetail {
  /// The popularity of the title: 0 without votes, and ``doubling`` more for each doubling of them.
  ///
  /// It is coarse, so that a title need not move in an index with each vote.
  public var popularity: Int { knownPopularity ?? 0 }

  /// The popularity of the title; `nil` if the votes are unknown.
  package var knownPopularity: Int? { votes.map(Self.popularity) }

  /// The popularity that a doubling of the votes adds.
  public static let doubling = 64

  /// The popularity of a title with this many votes.
  package static func popularity(votes: Int) -> Int {
    var whole = 0
    var rest = Double(max(0, votes)) + 1
    while rest >= 2 {
      rest /= 2
      whole += 1
    }
    return whole * doubling + Int((rest - 1) * Double(doubling))
  }
}

extension LocalSearch {
  /// Whether the search asks for whole names alone; `false` if the words cannot be a name.
  package func wantsWholeName(of words: SearchedWords) -> Bool {
    isWholeName && !words.key.isEmpty
  }

  /// The tiers that hits can have by their names, the best first.
  package func tiers(for words: SearchedWords) -> [MatchTier] {
    wantsWholeName(of: words) ? MatchTier.ofWholeNames : MatchTier.ofNames
  }

  /// Sorts hits by standing and drops those of unwanted tiers; hits with the same standing keep
  /// their order.
  ///
  /// - Parameters:
  ///   - hits: The hits.
  ///   - words: The words of the ranking.
  ///   - popularity: Returns the popularity of a hit; `nil` if it is unknown.
  ///   - tier: Returns how well a hit matches the words; `nil` if it matches only other conditions.
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
