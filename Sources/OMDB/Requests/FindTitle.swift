public import Titles
public import Transport

/// One title, by its id (`i=`) or by its name (`t=`).
public struct FindTitle: Endpoint {
  public var key: TitleKey
  public var plot: PlotLength

  public init(_ key: TitleKey, plot: PlotLength = .short) {
    self.key = key
    self.plot = plot
  }

  /// `i`, or `t` with its filters, and `plot`.
  public var parameters: [QueryItem] {
    switch key {
    case .id(let id):
      [
        QueryItem(name: "i", value: id.rawValue), QueryItem(name: "plot", value: plot.rawValue),
      ]
    case .name(let query):
      [QueryItem(name: "t", value: NormalizedQuery(query.text).text)]
        + .filters(of: query)
        + [QueryItem(name: "plot", value: plot.rawValue)]
    }
  }

  public func response(in reply: TransportReply) throws(CatalogueError) -> TitleDetail {
    let fields = try fields(of: reply)
    guard fields.has("Title"), let id = fields.titleID("imdbID") ?? askedID else {
      throw .unreadable(reason: "it does not describe a title")
    }
    return TitleDetail(id: id, fields)
  }

  /// OMDb reports a name without a letter as a wrong id, though none was given: the title does not
  /// exist.
  private func fields(of reply: TransportReply) throws(CatalogueError) -> Fields {
    do throws(CatalogueError) {
      return try ReplyReader.fields(of: reply)
    } catch {
      throw error == .incorrectID && askedID == nil ? .notFound : error
    }
  }

  private var askedID: TitleID? {
    guard case .id(let id) = key else { return nil }
    return id
  }
}

extension TitleDetail {
  fileprivate init(id: TitleID, _ fields: Fields) {
    self.init(
      id: id,
      title: fields.line("Title") ?? id.rawValue,
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
      poster: fields.link("Poster"),
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
