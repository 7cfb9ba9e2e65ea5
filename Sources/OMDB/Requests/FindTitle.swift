public import Titles
public import Transport

/// A request for one title by its id (`i=`) or its name (`t=`), or for an episode by its series,
/// season and number.
public struct FindTitle: Endpoint {
  public var key: TitleKey
  public var plot: PlotLength

  public init(_ key: TitleKey, plot: PlotLength = .short) {
    self.key = key
    self.plot = plot
  }

  /// The parameters `i`, or `t` with its filters, and `plot`.
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

  /// Returns the fields of a reply, and corrects one error.
  ///
  /// OMDb reports a name without a letter as a wrong id, though none was given; it means that the
  /// title does not exist.
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
  /// Returns the parameters that select an episode of a series; empty for any other title.
  fileprivate static func numbers(of place: EpisodeNumber?) -> Self {
    guard let place else { return [] }
    return [
      QueryItem(name: "Season", value: "\(place.season)"),
      QueryItem(name: "Episode", value: "\(place.episode)"),
    ]
  }
}
