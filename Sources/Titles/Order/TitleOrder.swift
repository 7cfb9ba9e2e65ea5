/// The order of a list of titles, and which way round it goes.
public struct TitleOrder: Hashable, Sendable, Codable {
  /// The fact that titles are compared by.
  public enum Key: String, Hashable, Sendable, Codable, CaseIterable {
    /// IMDb's rating, the best first.
    case rating
    /// The votes behind it, the most first.
    case votes
    /// The first year, the newest first.
    case year
    /// The title as one looks it up: without a leading article, case and accents.
    case title
    /// The running time, the shortest first.
    case runtime
    /// How far critics and IMDb's voters are apart, the farthest first.
    case disagreement
    /// The user's own rating, the highest first.
    case mine
    /// The day on which the user last saw the title, the latest first.
    case seen
    /// When the user put the title on the watchlist, the latest first.
    case added
  }

  public var key: Key
  /// Whether what usually comes first comes last.
  public var isReversed: Bool

  public init(_ key: Key, isReversed: Bool = false) {
    self.key = key
    self.isReversed = isReversed
  }

  /// Whether the greatest value comes first.
  public var isDescending: Bool { key.isDescending != isReversed }

  /// The elements in this order: equal ones as they were, those without a value last whichever way.
  public func sorted<Element>(
    _ elements: [Element], by value: (Element) -> Value?
  ) -> [Element] {
    elements.map { (element: $0, value: value($0)) }
      .sorted { precedes($0.value, $1.value) }
      .map(\.element)
  }

  /// Whether a title with one value comes before a title with another; those without come last.
  package func precedes(_ value: Value?, _ other: Value?) -> Bool {
    guard let value else { return false }
    guard let other else { return true }
    return isDescending ? value > other : value < other
  }
}

extension TitleOrder {
  /// The value that two titles are compared by.
  public enum Value: Hashable, Sendable, Codable, Comparable {
    case number(Double)
    case text(String)
  }
}

extension TitleOrder.Key {
  /// Whether the value comes with the details of a title, not with its row.
  public var needsDetails: Bool { self != .year && self != .title && !isAboutLibrary }

  /// Whether the value is something that the user keeps about a title.
  public var isAboutLibrary: Bool { self == .mine || self == .seen || self == .added }

  /// Whether IMDb's data has the value, of every title that has one.
  public var isInIMDbData: Bool {
    switch self {
    case .rating, .votes, .year, .title, .runtime: true
    case .disagreement, .mine, .seen, .added: false
    }
  }

  fileprivate var isDescending: Bool { self != .title && self != .runtime }

  /// The value of a title; `nil` where it is not known.
  ///
  /// - Parameters:
  ///   - title: What every list knows of the title.
  ///   - detail: What else is known of it, if anything is.
  ///   - mark: What the user keeps about it, if that is anything.
  /// - Returns: The value that the title is compared by.
  public func value(
    of title: TitleSummary, _ detail: TitleDetail?, _ mark: LibraryMark?
  ) -> TitleOrder.Value? {
    switch self {
    case .rating: detail?.score(by: .imdb).map(TitleOrder.Value.number)
    case .votes: (detail?.votes).map { .number(Double($0)) }
    case .year: (title.years ?? detail?.years).map { .number(Double($0.start)) }
    case .title: .text(title.lookUpKey)
    case .runtime: (detail?.minutes).map { .number(Double($0)) }
    case .disagreement: (detail?.criticsLead).map { .number(abs($0)) }
    case .mine, .seen, .added: mark.flatMap(number).map(TitleOrder.Value.number)
    }
  }

  /// The number that a title has by what the user keeps about it; `nil` for facts.
  package func number(of mark: LibraryMark) -> Double? {
    switch self {
    case .mine: mark.rating.map(Double.init)
    case .seen: mark.days.last.map { Double(($0.year * 100 + $0.month) * 100 + $0.day) }
    case .added: mark.onWatchlistSince.map(Double.init)
    case .rating, .votes, .year, .title, .runtime, .disagreement: nil
    }
  }
}

extension TitleDetail {
  /// A source's score, from 0 to 100.
  package func score(by source: Rating.Source) -> Double? {
    ratings.first { $0.source == source }?.score
  }

  /// How many points of 100 the critics' score is above IMDb's; negative if it is below.
  ///
  /// The critics' score is Metacritic's or, where that is missing, that of Rotten Tomatoes.
  package var criticsLead: Double? {
    guard let voters = score(by: .imdb),
      let critics = score(by: .metacritic) ?? score(by: .rottenTomatoes)
    else { return nil }
    return critics - voters
  }
}

extension TitleSummary {
  /// The text that it is looked up by: an episode by its series, and there by its place.
  fileprivate var lookUpKey: String {
    guard let episode, let series = episode.series else { return title.lookUpKey }
    let place = [episode.season, episode.number].map { number in
      // After those with a number comes what has none.
      String(min(max(number ?? .max, 0), Self.mostInOrder) + Self.mostInOrder)
    }
    return ([series.lookUpKey] + place + [title.lookUpKey]).joined(separator: " ")
  }

  /// Numbers up to this one are in order as texts.
  private static let mostInOrder = 10_000
}

extension String {
  /// The words alone, without the article that an English title may begin with.
  fileprivate var lookUpKey: String {
    Self.lookUpKey(of: searchWords, hasArticle: beginsWithArticle)
  }

  /// The key of a name whose words are folded.
  package static func lookUpKey(of words: [String], hasArticle: Bool) -> String {
    words.dropFirst(hasArticle && words.count > 1 ? 1 : 0).joined(separator: " ")
  }

  /// Whether its first word is an article: a blank follows, unlike in `A.I.`, `A-X-L` and `A&E`.
  package var beginsWithArticle: Bool {
    let name = utf8.drop { !$0.isLetterOrDigit }
    let word = name.prefix { $0 != UInt8(ascii: " ") }
    guard word.endIndex < name.endIndex, word.count <= Self.longestArticle else { return false }
    return Self.articles.contains(Substring(word).lowercased())
  }

  private static let articles: Set<String> = ["the", "an", "a"]
  private static let longestArticle = 3
}

extension UInt8 {
  /// Whether a word may begin with it; any byte outside ASCII counts as a letter.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }
}
