import Search
import Titles

extension ImportedName {
  /// Returns the titles that the name could mean, the likeliest first: titles from about the same
  /// year precede others, then titles of a fitting kind, then those that a search would rank
  /// higher.
  ///
  /// - Parameters:
  ///   - titles: The titles to choose from; equally likely ones keep their order.
  ///   - keepsOthers: Whether unlikely titles are added at the end, rather than left out.
  /// - Returns: The titles, each once.
  func likeliest(of titles: [TitleDetail], keepsOthers: Bool = false) -> [TitleDetail] {
    let titles = titles.withoutRepetitions(by: \.id)
    let likely = titles.enumerated().compactMap { place, title in
      NameLikeness(of: title, to: self.title).map { likeness in
        let gap = gap(to: title)
        let likelihood = [
          gap <= 1 ? 0 : 1, allows(title.kind) ? 0 : 1, -standing(of: title, likeness), gap, place,
        ]
        return (title: title, likelihood: likelihood)
      }
    }.sorted { $0.likelihood.lexicographicallyPrecedes($1.likelihood) }.map(\.title)
    guard keepsOthers else {
      // If a title is from about that year, sequels from other years are not meant.
      let fromAboutThen = likely.filter { gap(to: $0) <= 1 }
      return fromAboutThen.isEmpty ? likely : fromAboutThen
    }
    return (likely + titles).withoutRepetitions(by: \.id)
  }

  /// Returns the rank of a title by its likeness and popularity, the higher the better: each year
  /// of difference, up to ten, costs as much as four doublings of the votes.
  private func standing(of title: TitleDetail, _ likeness: NameLikeness) -> Int {
    let tier: MatchTier =
      switch likeness {
      case .sameWords: .nameWithArticle
      case .sameName: .name
      case .sameBeginning: .nameBeginning
      case .similar: .nameWords
      }
    let years = min(gap(to: title), Self.mostYears)
    return tier.standing(title.knownPopularity) - years * 4 * TitleDetail.doubling
  }

  private static let mostYears = 10

  /// Whether one of the titles is likely enough, so that no further search is necessary.
  func isLikely(among titles: [TitleDetail]) -> Bool {
    titles.contains { NameLikeness(of: $0, to: title) != nil && gap(to: $0) <= 1 }
  }

  /// Returns the number of years between a title's year and the name's; 0 for a name without a
  /// year, and the greatest number for a title without one.
  private func gap(to title: TitleDetail) -> Int {
    guard let year else { return 0 }
    return title.years.map { abs($0.start - year) } ?? .max
  }
}
