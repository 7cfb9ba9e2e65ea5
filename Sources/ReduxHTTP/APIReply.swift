/// What came back for a request, as far as decoding needs it.
public struct APIReply: Hashable, Sendable {
  /// The status as a plain number, such as 200.
  public let status: Int

  /// The body after any content decoding; empty if there is none.
  public let body: [UInt8]

  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
