/// A source of titles.
public enum DataSource: Sendable, Codable, Hashable {
  /// The bundled catalogue with its number of titles; `nil` before they are counted.
  case demo(titles: Int?)
  /// OMDb itself.
  case omdb
  /// Another service with the same interface.
  case custom(host: String)
  /// Earlier answers kept on this machine, with their number of titles.
  case local(titles: Int?)
  /// IMDb's data set on this machine, with its number of titles and the day of its files; `nil`
  /// before they are known.
  case imdb(titles: Int?, day: CalendarDate?)

  /// Whether each page of the source's lists takes a request; sources on this machine take none.
  public var takesRequests: Bool {
    switch self {
    case .omdb, .custom: true
    case .demo, .local, .imdb: false
    }
  }

  /// The word for the source in JSON; kept titles came from OMDb.
  package var word: String {
    switch self {
    case .demo: "demo"
    case .omdb, .local: "omdb"
    case .custom(let host): host
    case .imdb: "imdb"
    }
  }

  /// Whether the source's titles have posters; IMDb's data lacks them.
  public var hasPosters: Bool { if case .imdb = self { false } else { true } }
}
