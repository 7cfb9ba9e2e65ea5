public import Titles
public import Transport

/// One title, by its id (`i=`), by its name (`t=`), or as an episode of a series by their numbers.
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
      [QueryItem(name: "i", value: (id.place?.series ?? id).rawValue)] + .numbers(of: id.place)
        + [QueryItem(name: "plot", value: plot.rawValue)]
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

extension [QueryItem] {
  /// Asks for an episode of the series with an id.
  fileprivate static func numbers(of place: EpisodeNumber?) -> Self {
    guard let place else { return [] }
    return [
      QueryItem(name: "Season", value: "\(place.season)"),
      QueryItem(name: "Episode", value: "\(place.episode)"),
    ]
  }
}
