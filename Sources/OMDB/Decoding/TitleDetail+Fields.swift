public import Titles

extension TitleDetail {
  /// Reads a title from the fields of OMDb's reply about it, given as texts; meant for catalogues
  /// that are handed over as data.
  ///
  /// Returns `nil` without a valid `imdbID` and a `Title`. Every text passes through the sanitiser.
  ///
  /// - Parameter fields: The names and values; fields that OMDb does not send are ignored, except
  ///   `OriginalTitle`.
  public init?(omdbFields fields: some Sequence<(name: String, value: String)>) {
    let members = fields.map { JSONValue.Member(name: $0.name, value: .scalar($0.value)) }
    guard let fields = Fields(.object(members)), fields.has("Title"),
      let id = fields.titleID("imdbID")
    else { return nil }
    self.init(id: id, fields)
    originalTitle = fields.line("OriginalTitle")
  }

  /// Reads the title with an id from the fields of a reply.
  init(id: TitleID, _ fields: Fields) {
    self.init(
      id: id,
      title: fields.line("Title"),
      years: fields.years("Year"),
      kind: fields.kind("Type"),
      rated: fields.line("Rated", limit: 40),
      released: fields.date("Released"),
      minutes: fields.minutes("Runtime"),
      genres: fields.list("Genre"),
      directors: fields.list("Director"),
      writers: fields.credits("Writer"),
      actors: fields.list("Actors"),
      plot: fields.plot("Plot"),
      languages: fields.list("Language"),
      countries: fields.list("Country"),
      awards: fields.awards("Awards"),
      poster: fields.link("Poster")?.withoutQuery,
      ratings: fields.ratings,
      votes: fields.count("imdbVotes"),
      boxOffice: fields.dollars("BoxOffice"),
      production: fields.line("Production"),
      website: fields.link("Website"),
      dvd: fields.date("DVD"),
      totalSeasons: fields.count("totalSeasons"),
      season: fields.count("Season"),
      episode: fields.count("Episode"),
      seriesID: fields.titleID("seriesID"))
  }
}
