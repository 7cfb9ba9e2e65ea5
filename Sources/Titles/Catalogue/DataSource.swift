/// The source of titles.
public enum DataSource: Sendable, Codable, Hashable {
  /// The bundled catalogue with its number of titles; `nil` before they are counted.
  case demo(titles: Int?)
  /// OMDb itself.
  case omdb
  /// Another service with the same interface.
  case custom(host: String)
  /// What is kept on this machine of earlier answers, with its number of titles.
  case local(titles: Int?)
  /// IMDb's data set on this machine, with its number of titles and the day of its files; `nil`
  /// before they are known.
  case imdb(titles: Int?, day: CalendarDate?)
}
