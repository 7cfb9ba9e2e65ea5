/// Where the titles come from; shown in the header.
public enum DataSource: Sendable, Codable, Hashable {
  /// The bundled catalogue, with so many titles; `nil` before it was counted.
  case demo(titles: Int?)
  /// The real service.
  case omdb
  /// A service that the user named.
  case custom(host: String)
}
