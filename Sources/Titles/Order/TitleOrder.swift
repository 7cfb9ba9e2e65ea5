/// The order of a list of titles, with its direction.
public struct TitleOrder: Hashable, Sendable, Codable {
  /// The fact by which titles are compared.
  public enum Key: String, Hashable, Sendable, Codable, CaseIterable {
    /// IMDb's rating, the best first.
    case rating
    /// The number of votes for that rating, the most first.
    case votes
    /// The first year, the newest first.
    case year
    /// The title as users look it up: without a leading article, case and accents.
    case title
    /// The running time, the shortest first.
    case runtime
    /// The difference between the scores of critics and of IMDb's voters, the greatest first.
    case disagreement
    /// The user's own rating, the highest first.
    case mine
    /// The day on which the user last saw the title, the latest first.
    case seen
    /// The time at which the user put the title on the watchlist, the latest first.
    case added
  }

  public var key: Key
  /// Whether the usual order is reversed.
  public var isReversed: Bool

  public init(_ key: Key, isReversed: Bool = false) {
    self.key = key
    self.isReversed = isReversed
  }

  /// Whether the greatest value comes first.
  public var isDescending: Bool { key.isDescending != isReversed }

  /// Returns the elements in this order; equal ones keep their order, and those without a value are
  /// always last.
  public func sorted<Element>(
    _ elements: [Element], by value: (Element) -> Value?
  ) -> [Element] {
    elements.map { (element: $0, value: value($0)) }
      .sorted { precedes($0.value, $1.value) }
      .map(\.element)
  }

  /// Returns whether a title with one value comes before a title with another; titles without a
  /// value come last.
  package func precedes(_ value: Value?, _ other: Value?) -> Bool {
    guard let value else { return false }
    guard let other else { return true }
    return isDescending ? value > other : value < other
  }
}

extension TitleOrder {
  /// The value by which two titles are compared.
  public enum Value: Hashable, Sendable, Codable, Comparable {
    case number(Double)
    case text(String)
  }
}

extension TitleOrder.Key {
  /// Whether the value comes with a title's details, rather than with its row.
  public var needsDetails: Bool { self != .year && self != .title && !isAboutLibrary }

  /// Whether the user's library has the value.
  public var isAboutLibrary: Bool { self == .mine || self == .seen || self == .added }

  /// Whether IMDb's data has the value of every title that has one.
  public var isInIMDbData: Bool {
    switch self {
    case .rating, .votes, .year, .title, .runtime: true
    case .disagreement, .mine, .seen, .added: false
    }
  }

  fileprivate var isDescending: Bool { self != .title && self != .runtime }

  /// Returns the value of a title; `nil` if it is unknown.
  ///
  /// - Parameters:
  ///   - title: The row of the title.
  ///   - detail: The details of the title; `nil` if they are unknown.
  ///   - mark: The user's mark on the title; `nil` if it has none.
  /// - Returns: The value by which the title is compared.
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

  /// Returns the number by which a mark sorts its title; `nil` for an order by facts.
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
  /// Returns a source's score, from 0 to 100; `nil` if it is unknown.
  package func score(by source: Rating.Source) -> Double? {
    ratings.first { $0.source == source }?.score
  }

  /// The number of points, out of 100, by which the critics' score exceeds IMDb's; negative if it
  /// is lower.
  ///
  /// The critics' score is Metacritic's or, if that is missing, Rotten Tomatoes'.
  package var criticsLead: Double? {
    guard let voters = score(by: .imdb),
      let critics = score(by: .metacritic) ?? score(by: .rottenTomatoes)
    else { return nil }
    return critics - voters
  }
}

extension TitleSummary {
  /// The text by which the title is sorted: an episode by its series, and there by its place.
  fileprivate var lookUpKey: String {
    guard let episode, let series = episode.series else { return title.lookUpKey }
    let place = [episode.season, episode.number].map { number in
      // Episodes without a number come after those with one.
      String(min(max(number ?? .max, 0), Self.mostInOrder) + Self.mostInOrder)
    }
    return ([series.lookUpKey] + place + [title.lookUpKey]).joined(separator: " ")
  }

  /// The greatest number that sorts correctly as a text.
  private static let mostInOrder = 10_000
}

extension String {
  /// The words of the name, without an English article at its beginning.
  fileprivate var lookUpKey: String {
    Self.lookUpKey(of: searchWords, hasArticle: beginsWithArticle)
  }

  /// Returns the key of a name, given its folded words.
  package static func lookUpKey(of words: [String], hasArticle: Bool) -> String {
    words.dropFirst(hasArticle && words.count > 1 ? 1 : 0).joined(separator: " ")
  }

  /// Whether the first word is an article, followed by a blank, unlike in `A.I.`, `A-X-L` and
  /// `A&E`.
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
  /// Whether a word may begin with the byte; any byte outside ASCII counts as a letter.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }
}
