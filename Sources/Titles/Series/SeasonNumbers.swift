extension TitleDetail {
  /// The number of seasons of a series; `nil` if it is unknown.
  public var seasonCount: Int? { seasonNumbers?.count ?? totalSeasons?.asSeasonCount }

  /// The numbers of the seasons to ask for, in ascending order; `nil` if they are unknown.
  ///
  /// If seasons are numbered by years, some sources give the last year in place of a count: the
  /// seasons may then be any years of the run.
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
  /// The number of seasons of the series; `nil` if it is unknown.
  public var seasonCount: Int? { seasonNumbers?.count ?? totalSeasons?.asSeasonCount }
}

extension Int {
  /// The number as a count of seasons; `nil` if it must be something else, such as a year.
  fileprivate var asSeasonCount: Int? {
    (1...EpisodeGuide.mostSeasons).contains(self) ? self : nil
  }
}
