/// Everything known about a title.
///
/// Unknown facts are `nil` or empty.
public struct TitleDetail: Hashable, Sendable, Codable, Identifiable {
  public var id: TitleID
  /// Its name; `nil` if no more than its id is known.
  public var name: String?
  /// The title in the language it was made in, where that is another and the source tells.
  public var originalTitle: String?
  public var years: YearRange?
  public var kind: TitleKind?
  /// The form of a film or series that is not the usual one, where anybody tells.
  public var form: TitleForm?
  /// The certificate, such as `PG-13`.
  public var rated: String?
  public var released: CalendarDate?
  /// The running time in minutes.
  public var minutes: Int?
  @GenreNames public var genres: [String]
  public var directors: [String]
  /// With a note on what they did, if there is one: `Stan Lee (based on the comic by)`.
  public var writers: [String]
  public var actors: [String]
  public var plot: String?
  public var languages: [String]
  public var countries: [String]
  public var awards: String?
  public var poster: String?
  /// In the order IMDb, Rotten Tomatoes, Metacritic, others; one per source.
  public var ratings: [Rating]
  /// The number of votes behind IMDb's rating.
  public var votes: Int?
  /// The box office takings, in US dollars.
  public var boxOffice: Int?
  public var production: String?
  public var website: String?
  /// The date of the home release.
  public var dvd: CalendarDate?
  /// The number of seasons of a series as it is told, which is not always a count: see
  /// ``seasonCount``.
  public var totalSeasons: Int?
  /// The numbers of its seasons, rising, where they are not 1, 2, 3 and so on, as where they are
  /// years; only some sources tell.
  public var seasonNumbers: [Int]?
  /// For an episode.
  public var season: Int?
  public var episode: Int?
  public var seriesID: TitleID?
  /// The name of the series of an episode, where anybody tells.
  public var seriesTitle: String?

  public init(
    id: TitleID, title: String?, originalTitle: String? = nil, years: YearRange? = nil,
    kind: TitleKind? = nil, form: TitleForm? = nil, rated: String? = nil,
    released: CalendarDate? = nil, minutes: Int? = nil,
    genres: [String] = [], directors: [String] = [], writers: [String] = [],
    actors: [String] = [], plot: String? = nil, languages: [String] = [],
    countries: [String] = [], awards: String? = nil, poster: String? = nil,
    ratings: [Rating] = [], votes: Int? = nil, boxOffice: Int? = nil, production: String? = nil,
    website: String? = nil, dvd: CalendarDate? = nil, totalSeasons: Int? = nil,
    season: Int? = nil, episode: Int? = nil, seriesID: TitleID? = nil,
    seriesTitle: String? = nil
  ) {
    self.id = id
    name = title
    self.originalTitle = originalTitle
    self.years = years
    self.kind = kind
    self.form = form
    self.rated = rated
    self.released = released
    self.minutes = minutes
    _genres = GenreNames(wrappedValue: genres)
    self.directors = directors
    self.writers = writers
    self.actors = actors
    self.plot = plot
    self.languages = languages
    self.countries = countries
    self.awards = awards
    self.poster = poster
    self.ratings = ratings
    self.votes = votes
    self.boxOffice = boxOffice
    self.production = production
    self.website = website
    self.dvd = dvd
    self.totalSeasons = totalSeasons
    self.season = season
    self.episode = episode
    self.seriesID = seriesID
    self.seriesTitle = seriesTitle
  }
}

extension TitleDetail {
  /// Its name, or its id.
  public var title: String {
    get { name ?? id.rawValue }
    set { name = newValue }
  }

  private enum CodingKeys: String, CodingKey {
    case name = "title"
    case id, originalTitle, years, kind, form, rated, released, minutes, genres, directors, writers,
      actors, plot, languages, countries, awards, poster, ratings, votes, boxOffice, production,
      website, dvd, totalSeasons, seasonNumbers, season, episode, seriesID, seriesTitle
  }
}

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
