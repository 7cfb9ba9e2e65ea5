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
