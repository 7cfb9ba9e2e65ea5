public import Transport

extension CurlTransport {
  /// The settings for all transfers of a transport.
  public struct Configuration: Sendable {
    /// How long a transfer may take and how large its reply may be.
    public var limits: TransferLimits
    /// The `User-Agent` of requests that do not set one.
    public var userAgent: String
    /// A PEM file with the authorities to trust; `nil` for the system's.
    public var authorityFile: String?
    /// The most connections to one host at a time, at least 1.
    public var hostConnections: Int
    /// The most connections that stay open for later requests.
    public var keptConnections: Int

    public init(
      limits: TransferLimits = TransferLimits(),
      userAgent: String = "movies-tui",
      authorityFile: String? = nil,
      hostConnections: Int = 6,
      keptConnections: Int = 8
    ) {
      self.limits = limits
      self.userAgent = userAgent
      self.authorityFile = authorityFile
      self.hostConnections = hostConnections
      self.keptConnections = keptConnections
    }
  }
}
