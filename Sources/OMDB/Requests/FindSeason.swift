public import Titles
public import Transport

/// A request for one season of a series: `i=` with `Season=`.
public struct FindSeason: Endpoint {
  public var series: TitleID
  public var season: Int

  public init(series: TitleID, season: Int) {
    self.series = series
    self.season = season
  }

  /// The parameters `i` and `Season`.
  public var parameters: [QueryItem] {
    [
      QueryItem(name: "i", value: series.rawValue),
      QueryItem(name: "Season", value: String(season)),
    ]
  }

  public func response(in reply: TransportReply) throws(CatalogueError) -> Season {
    let fields = try ReplyReader.fields(of: reply)
    guard fields.has("Episodes") else { throw .unreadable(reason: "it has no list of episodes") }
    return Season(
      title: fields.line("Title") ?? series.rawValue,
      number: fields.count("Season") ?? season,
      totalSeasons: fields.count("totalSeasons"),
      episodes: fields.objects("Episodes").compactMap { EpisodeSummary($0) }
        .withoutRepetitions(by: \.identity)
        .stablySorted { $0.number ?? .max })
  }
}

extension EpisodeSummary {
  /// Reads a row; `nil` if it has neither an id nor a number nor a title.
  fileprivate init?(_ fields: Fields) {
    let id = fields.titleID("imdbID")
    let number = fields.count("Episode")
    guard let title = fields.line("Title") ?? number.map({ "Episode \($0)" }) ?? id?.rawValue
    else { return nil }
    self.init(
      id: id, title: title, number: number, released: fields.date("Released"),
      score: fields.score(outOfTen: "imdbRating"))
  }

  /// The identity of an episode: its id or, without an id, its number and title.
  fileprivate var identity: String {
    id?.rawValue ?? "\(number.map(String.init) ?? "") \(title)"
  }
}
