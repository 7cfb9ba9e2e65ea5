extension TitleDetail {
  /// The same facts and, for each that is missing, the one from another source.
  ///
  /// This is how two sources are joined everywhere: this machine's index and the library, a reply
  /// and what was known before it, two files of an import. A source without a fact takes nothing
  /// away, so nothing that was known is ever lost; whoever asks decides which source counts first.
  ///
  /// - Parameter other: What the other source knows of the same title.
  /// - Returns: What both know together.
  public func completed(by other: TitleDetail) -> TitleDetail {
    var sum = self
    if !isNamed, other.isNamed { sum.title = other.title }
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

  /// Whether it is known by more than its id.
  public var isNamed: Bool { title != id.rawValue }

  /// Whether everything is known that the row of a list has room for.
  package var fillsRow: Bool { score(by: .imdb) != nil && minutes != nil && !genres.isEmpty }
}

extension TitleSummary {
  /// Whether it is known by more than its id.
  public var isNamed: Bool { title != id.rawValue }

  /// The same row and, for each thing that is missing in it, that of another one.
  public func completed(by other: TitleSummary) -> TitleSummary {
    var sum = self
    if !isNamed { sum.title = other.title }
    sum.years = years ?? other.years
    sum.kind = kind ?? other.kind
    sum.poster = poster ?? other.poster
    sum.episode = episode?.completed(by: other.episode) ?? other.episode
    return sum
  }
}

extension [String] {
  fileprivate func completed(by other: [String]) -> [String] { isEmpty ? other : self }
}
