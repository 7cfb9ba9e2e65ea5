/// Where titles come from.
public enum DataSource: Sendable, Codable, Hashable {
  /// The bundled catalogue, with so many titles; `nil` before they are counted.
  case demo(titles: Int?)
  /// OMDb itself.
  case omdb
  /// Another service that answers like it.
  case custom(host: String)
}
