/// The order of titles: by votes, which count ten times for films and series.
///
/// Therefore, other forms come after films and series of the same name, unless they are much better
/// known. Titles without votes come last, first films and series, then the rest. Rated episodes
/// follow.
enum TitleRank {
  /// The factor for the votes of a film or series.
  private static let plainFactor: UInt32 = 10
  /// The largest number of votes whose weight fits into 32 bits.
  private static let mostVotes = UInt32.max / plainFactor
  /// The number of titles without votes in one part.
  private static let unratedPartSize = 1 << 16

  /// Returns the weight of a title; 0 for a title without votes.
  static func weight(of type: IMDbTitleType, votes: UInt32) -> UInt32 {
    type.isPlain ? min(votes, mostVotes) * plainFactor : votes
  }

  /// Returns the part of a rated title or episode; the first parts have the heaviest ones.
  ///
  /// Each part covers a quarter of a doubling, so that it is a small share of all titles, however
  /// the votes are distributed.
  static func part(ofWeight weight: UInt32, isEpisode: Bool) -> Int {
    let exponent = UInt32.bitWidth - 1 - max(weight, 4).leadingZeroBitCount
    let quarter = Int(max(weight, 4) >> (exponent - 2) & 3)
    let lightness = 4 * UInt32.bitWidth - (4 * exponent + quarter)
    return lightness + (isEpisode ? Tier.episodes : Tier.rated)
  }

  /// Returns the part of a title without votes.
  ///
  /// - Parameters:
  ///   - index: The number of earlier titles without votes of the same kind.
  ///   - isPlain: Whether the title is a film or series.
  /// - Returns: The number of the part.
  static func part(ofUnrated index: Int, isPlain: Bool) -> Int {
    index / unratedPartSize + (isPlain ? Tier.unratedPlain : Tier.unratedOthers)
  }

  /// Whether the titles of a part are episodes.
  static func holdsEpisodes(_ part: Int) -> Bool { part >= Tier.episodes }

  /// The numbers of the first part of each tier.
  private enum Tier {
    static let rated = 0
    static let unratedPlain = 1 << 16
    static let unratedOthers = 2 << 16
    static let episodes = 3 << 16
  }
}

extension IMDbTitleType {
  /// Whether the type is a film or a series of the usual form.
  var isPlain: Bool { form == nil && (kind == .movie || kind == .series) }
}
