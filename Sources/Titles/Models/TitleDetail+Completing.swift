extension TitleDetail {
  /// The same facts and, for each that is missing, the one from another source.
  ///
  /// A source without a fact takes nothing away.
  ///
  /// - Parameter other: What the other source knows of the same title.
  /// - Returns: What both know together.
  public func completed(by other: TitleDetail) -> TitleDetail {
    var sum = self
    sum.originalTitle = originalTitle ?? other.originalTitle
    sum.years = years ?? other.years
    sum.kind = kind ?? other.kind
    sum.rated = rated ?? other.rated
    sum.released = released ?? other.released
    sum.minutes = minutes ?? other.minutes
    sum.genres = genres.completed(by: other.genres)
    sum.directors = directors.completed(by: other.directors)
    sum.writers = writers.completed(by: other.writers)
    sum.actors = actors.completed(by: other.actors)
    sum.plot = plot ?? other.plot
    sum.languages = languages.completed(by: other.languages)
    sum.countries = countries.completed(by: other.countries)
    sum.awards = awards ?? other.awards
    sum.poster = poster ?? other.poster
    sum.ratings = ratings.completed(by: other.ratings)
    sum.votes = votes ?? other.votes
    sum.boxOffice = boxOffice ?? other.boxOffice
    sum.production = production ?? other.production
    sum.website = website ?? other.website
    sum.dvd = dvd ?? other.dvd
    sum.totalSeasons = totalSeasons ?? other.totalSeasons
    sum.season = season ?? other.season
    sum.episode = episode ?? other.episode
    sum.seriesID = seriesID ?? other.seriesID
    sum.seriesTitle = seriesTitle ?? other.seriesTitle
    return sum
  }

  /// Whether everything is known that the row of a list has room for.
  package var fillsRow: Bool { score(by: .imdb) != nil && minutes != nil && !genres.isEmpty }
}

extension [String] {
  fileprivate func completed(by other: [String]) -> [String] { isEmpty ? other : self }
}
