extension TitleDetail {
  /// How many seasons a series has; `nil` if nobody tells.
  public var seasonCount: Int? { seasonNumbers?.count ?? totalSeasons?.asSeasonCount }

  /// The numbers of the seasons that there are to ask for, rising; `nil` if nobody tells.
  ///
  /// Where seasons are numbered by years, some sources tell the last year in place of a count: the
  /// seasons may be any years of the run.
  public var seasons: [Int]? {
    if let seasonNumbers { return seasonNumbers }
    guard let totalSeasons else { return nil }
    if let count = totalSeasons.asSeasonCount { return Array(1...count) }
    guard let start = years?.start, totalSeasons >= start,
      totalSeasons - start < EpisodeGuide.mostSeasons
    else { return nil }
    return Array(start...totalSeasons)
  }
}

extension Season {
  /// How many seasons the series has; `nil` if the season does not tell.
  public var seasonCount: Int? { seasonNumbers?.count ?? totalSeasons?.asSeasonCount }
}

extension Int {
  /// The number of seasons that a source tells; `nil` for anything else, such as a year.
  fileprivate var asSeasonCount: Int? {
    (1...EpisodeGuide.mostSeasons).contains(self) ? self : nil
  }
}
