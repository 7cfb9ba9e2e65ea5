/// Everything known about a title.
///
/// Unknown facts are `nil` or empty.
public struct TitleDetail: Hashable, Sendable, Codable, Identifiable {
  public var id: TitleID
  /// The name; `nil` if only the id is known.
  public var name: String?
  /// The title in its original language, if it differs and a source has it.
  public var originalTitle: String?
  public var years: YearRange?
  public var kind: TitleKind?
  /// The form of a film or series other than the usual one, if a source has it.
  public var form: TitleForm?
  /// The certificate, such as `PG-13`.
  public var rated: String?
  public var released: CalendarDate?
  /// The running time in minutes.
  public var minutes: Int?
  @GenreNames public var genres: [String]
  public var directors: [String]
  /// The writers, each with a note on the contribution, if any: `Stan Lee (based on the comic by)`.
  public var writers: [String]
  public var actors: [String]
  public var plot: String?
  public var languages: [String]
  public var countries: [String]
  public var awards: String?
  public var poster: String?
  /// The ratings in the order IMDb, Rotten Tomatoes, Metacritic, others; one per source.
  public var ratings: [Rating]
  /// The number of votes for IMDb's rating.
  public var votes: Int?
  /// The box office takings, in US dollars.
  public var boxOffice: Int?
  public var production: String?
  public var website: String?
  /// The date of the home release.
  public var dvd: CalendarDate?
  /// The number of seasons of a series, as a source gives it, which is not always a count: see
  /// ``seasonCount``.
  public var totalSeasons: Int?
  /// The numbers of a series' seasons, in ascending order, if they are not 1, 2, 3 and so on, for
  /// example because they are years; only some sources have them.
  public var seasonNumbers: [Int]?
  /// The number of the season of an episode.
  public var season: Int?
  public var episode: Int?
  public var seriesID: TitleID?
  /// The name of the series of an episode, if a source has it.
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
  /// The name, or the id if the name is unknown.
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
  /// Returns the facts with missing ones filled in from another source.
  ///
  /// This is for sources in a known order, such as two files of an import. If the order depends on
  /// the sources and times of the facts, join ``SourcedFacts`` instead.
  ///
  /// - Parameter other: The facts of the other source about the same title.
  /// - Returns: The facts of both.
  public func completed(by other: TitleDetail) -> TitleDetail {
    var sum = self
    for fact in TitleFact.all(of: self, and: other)
    where !fact.isKnown(self) && fact.isKnown(other) {
      fact.take(other, &sum)
    }
    return sum
  }

  /// Returns the facts with missing ones filled in from the row of the same title.
  ///
  /// A filter does this for thousands of titles at each typed letter.
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

  /// Whether the title has all the facts that the row of a list has room for.
  package var fillsRow: Bool { score(by: .imdb) != nil && minutes != nil && !genres.isEmpty }
}

extension TitleSummary {
  /// Returns the row with its missing facts filled in from another one.
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
