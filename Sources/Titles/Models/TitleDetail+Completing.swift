extension TitleDetail {
  /// The same facts and, for each that is missing, the one from another source.
  ///
  /// This is for sources with a known order, such as two files of an import. Where the order
  /// depends on who told a fact and when, ``SourcedFacts`` are joined.
  ///
  /// - Parameter other: What the other source knows of the same title.
  /// - Returns: What both know together.
  public func completed(by other: TitleDetail) -> TitleDetail {
    var sum = self
    for fact in TitleFact.all(of: self, and: other)
    where !fact.isKnown(self) && fact.isKnown(other) {
      fact.take(other, &sum)
    }
    return sum
  }

  /// The same facts and, for each that is missing, the one from the row of the same title.
  ///
  /// A filter does this with thousands of titles for each letter typed.
  public func completed(by row: TitleSummary) -> TitleDetail {
    var sum = self
    sum.name = name ?? row.name
    sum.years = years ?? row.years
    sum.years?.end = years?.end ?? row.years?.end
    sum.kind = kind ?? row.kind
    sum.form = form ?? row.form
    sum.poster = poster ?? row.poster
    sum.season = season ?? row.episode?.season
    sum.episode = episode ?? row.episode?.number
    sum.seriesTitle = seriesTitle ?? row.episode?.series
    return sum
  }

  /// Whether everything is known that the row of a list has room for.
  package var fillsRow: Bool { score(by: .imdb) != nil && minutes != nil && !genres.isEmpty }
}

extension TitleSummary {
  /// The same row and, for each thing that is missing in it, that of another one.
  public func completed(by other: TitleSummary) -> TitleSummary {
    var sum = self
    sum.name = name ?? other.name
    sum.years = years ?? other.years
    sum.kind = kind ?? other.kind
    sum.form = form ?? other.form
    sum.poster = poster ?? other.poster
    sum.episode = episode?.completed(by: other.episode) ?? other.episode
    return sum
  }
}
