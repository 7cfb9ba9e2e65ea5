public import Titles

/// Why a title is like another one; whatever it says is true of both.
public enum Likeness: Hashable, Sendable, Codable {
  /// Somebody has a part in both: this one in both, or parts that differ for `nil`.
  case person(String, CommonNames.Role?)
  /// The user has put both into this list.
  case list(String)
  /// They share genres.
  case genres([String])
  /// They came out, or began, in the same ten years, from this one on.
  case decade(Int)
  /// They share a country.
  case country(String)
  /// IMDb's voters rate them within half a point of each other.
  case rating

  /// How near it brings two titles.
  fileprivate var weight: Int {
    switch self {
    case .person(_, .director): 6
    case .list, .person(_, .writer): 4
    case .person: 3
    case .genres(let genres): min(2, genres.count)
    case .decade, .country, .rating: 1
    }
  }
}

/// A title that is like another one, and why.
public struct SimilarTitle: Hashable, Sendable, Codable {
  public let title: TitleDetail
  /// The strongest first; at least a strong one, or three of the others.
  public let reasons: [Likeness]

  /// Compares two titles by what is known of them; `nil` if they are not alike enough, are the
  /// same title, or are an episode and its series.
  ///
  /// - Parameters:
  ///   - title: The one that may be similar.
  ///   - lists: The lists of the user's own that it is in.
  ///   - other: The title that it may be similar to.
  ///   - otherLists: The lists that the other one is in.
  public init?(
    _ title: TitleDetail, in lists: [String], to other: TitleDetail, in otherLists: [String]
  ) {
    guard title.id != other.id, title.id != other.seriesID, title.kind != .episode else {
      return nil
    }
    let strong =
      CommonNames([other, title]).people.map { Likeness.person($0.name, $0.roles.first) }
      + otherLists.filter(lists.contains).map(Likeness.list)
    let weak = title.weakLikenesses(to: other)
    let isKnown = (title.votes ?? 0) >= Self.votesEnough
    guard !strong.isEmpty || weak.count >= Self.weakReasonsEnough && isKnown else { return nil }
    self.title = title
    reasons = strong.sorted { $0.weight > $1.weight } + weak
  }

  /// How many of the other reasons a title needs without a strong one.
  public static let weakReasonsEnough = 3
  /// How many votes it needs then.
  public static let votesEnough = 1_000

  fileprivate var weight: Int { reasons.reduce(0) { $0 + $1.weight } }
}

extension [SimilarTitle] {
  /// The nearest of them first; of equally near ones that with most votes, and then by id.
  ///
  /// - Parameter count: How many are wanted.
  /// - Returns: So many at the most, each title once.
  public func nearest(_ count: Int) -> [SimilarTitle] {
    var seen: Set<TitleID> = []
    return sorted { one, other in
      (-one.weight, -(one.title.votes ?? 0), one.title.id)
        < (-other.weight, -(other.title.votes ?? 0), other.title.id)
    }
    .filter { seen.insert($0.title.id).inserted }.prefix(count).map(\.self)
  }
}

extension TitleDetail {
  fileprivate func weakLikenesses(to other: TitleDetail) -> [Likeness] {
    let shared = other.genres.filter(genres.contains)
    let decades = [self, other].map { $0.years.map { $0.start / 10 * 10 } }
    let country = other.countries.first(where: countries.contains)
    let scores = [self, other].map { $0.ratings.first { $0.source == .imdb }?.score }
    let isRatedAlike =
      if let one = scores[0], let two = scores[1] { abs(one - two) <= Self.alike } else { false }
    return [
      shared.isEmpty ? nil : .genres(shared),
      decades[0] == decades[1] ? decades[0].map(Likeness.decade) : nil,
      country.map(Likeness.country), isRatedAlike ? .rating : nil,
    ].compactMap(\.self)
  }

  /// How far apart ratings from 0 to 100 may be.
  private static let alike = 5.0
}
