public import Transport

/// Where films come from, ready to be asked.
public struct Source: Sendable {
  /// What a source is called on the screen.
  public enum Name: Hashable, Sendable {
    /// The bundled catalogue with so many titles.
    case demo(titles: Int)
    case omdb
    /// Another address that answers like OMDb.
    case custom(host: String)
  }

  public var name: Name
  public var baseURL: BaseURL
  /// Sends a request, adds the key where there is one, and tries again where that makes sense.
  public var transport: any HTTPTransport
  /// Ends what runs for the source alone; no request may follow.
  public var close: @Sendable () async -> Void

  public init(
    name: Name, baseURL: BaseURL, transport: any HTTPTransport,
    close: @escaping @Sendable () async -> Void = {}
  ) {
    self.name = name
    self.baseURL = baseURL
    self.transport = transport
    self.close = close
  }
}
