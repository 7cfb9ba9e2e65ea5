import Titles

extension ImportedName {
  /// Titles that could be meant, the likeliest first: those from about the year of the name, then
  /// those whose names are the most alike.
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
          gap <= 1 ? 0 : 1, canMean(title) ? 0 : 1, likeness.rawValue, gap, place,
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
