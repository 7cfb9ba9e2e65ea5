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
}
