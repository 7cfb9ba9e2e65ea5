public import Titles

/// A trait that two titles share, as a reason why they are similar.
public enum Likeness: Hashable, Sendable, Codable {
  /// Both have a person in common, in this role; `nil` if the roles differ.
  case person(String, CommonNames.Role?)
  /// The user has put both into this list.
  case list(String)
  /// Both have genres in common.
  case genres([String])
  /// Both came out, or began, in the decade that starts with this year.
  case decade(Int)
  /// Both have a country in common.
  case country(String)
  /// IMDb's voters rate both within half a point of each other.
  case rating

  /// The weight of the reason.
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

/// A title that is similar to another one, with the reasons.
public struct SimilarTitle: Hashable, Sendable, Codable {
  public let title: TitleDetail
  /// The reasons, the strongest first; at least one strong reason, or three weak ones.
  public let reasons: [Likeness]

  /// Compares two titles by their known facts; returns `nil` if they are not similar enough, are
  /// the same title, or are an episode and its series.
  ///
  /// - Parameters:
  ///   - title: The title that may be similar.
  ///   - lists: The user's own lists with the title.
  ///   - other: The other title.
  ///   - otherLists: The user's own lists with the other title.
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

  /// The number of weak reasons that a title needs if it has no strong one.
  public static let weakReasonsEnough = 3
  /// The number of votes that a title needs if it has no strong reason.
  public static let votesEnough = 1_000

  fileprivate var weight: Int { reasons.reduce(0) { $0 + $1.weight } }
}

extension [SimilarTitle] {
  /// Returns the most similar titles, the nearest first; ties are broken by votes, then by id.
  ///
  /// - Parameter count: The maximum number of titles to return.
  /// - Returns: The titles, each once.
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

  /// The largest difference between similar ratings, on a scale from 0 to 100.
  private static let alike = 5.0
}
