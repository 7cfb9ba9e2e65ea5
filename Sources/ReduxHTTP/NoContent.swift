public import Transport

/// The response of requests whose reply says nothing beyond its status.
public struct NoContent: Hashable, Codable, Sendable {
  public init() {}
}

extension APIRequest where Response == NoContent {
  public func decode(_ reply: TransportReply) throws(APIError) -> NoContent { NoContent() }
}
