import Search
import Titles

extension ImportedName {
  /// Titles that could be meant, the likeliest first: those from about the year of the name, then
  /// those whose names are the most alike, in the order that a search has.
  ///
  /// - Parameters:
  ///   - titles: The titles to choose from; among equally likely ones their order stays.
  ///   - keepsOthers: Whether unlikely titles come last, or are left out.
  /// - Returns: Each once.
  func likeliest(of titles: [TitleDetail], keepsOthers: Bool = false) -> [TitleDetail] {
    let titles = titles.withoutRepetitions(by: \.id)
    let likely = titles.enumerated().compactMap { place, title in
      NameLikeness(of: title, to: self.title).map { likeness in
        let gap = gap(to: title)
        let likelihood = [
          gap <= 1 ? 0 : 1, canMean(title) ? 0 : 1, -standing(of: title, likeness), gap, place,
        ]
        return (title: title, likelihood: likelihood)
      }
    }.sorted { $0.likelihood.lexicographicallyPrecedes($1.likelihood) }.map(\.title)
    guard keepsOthers else {
      // Where the year leads to one, nobody means a part from another year.
      let fromAboutThen = likely.filter { gap(to: $0) <= 1 }
      return fromAboutThen.isEmpty ? likely : fromAboutThen
    }
    return (likely + titles).withoutRepetitions(by: \.id)
  }

  /// The standing of a title among others: each year between costs as much as four doublings of
  /// votes.
  private func standing(of title: TitleDetail, _ likeness: NameLikeness) -> Int {
    let tier: MatchTier =
      switch likeness {
      case .sameWords: .nameWithArticle
      case .sameName: .name
      case .sameBeginning: .nameBeginning
      case .similar: .nameWords
      }
    let years = min(gap(to: title), Self.mostYears)
    return tier.standing(title.popularity) - years * TitleDetail.popularity(votes: 15)
  }

  private static let mostYears = 10

  /// Whether one of the titles is likely to be the one, so that it is not necessary to look
  /// further.
  func isLikely(among titles: [TitleDetail]) -> Bool {
    titles.contains { NameLikeness(of: $0, to: title) != nil && gap(to: $0) <= 1 }
  }

  /// How many years a title came out before or after this one says; none if it says none.
  private func gap(to title: TitleDetail) -> Int {
    guard let year else { return 0 }
    return title.years.map { abs($0.start - year) } ?? .max
  }
}
