public import HTTPTypes

/// A complete reply: status and header fields, and the body after any content decoding.
public struct TransportReply: Sendable, Equatable {
  public var response: HTTPResponse
  public var body: [UInt8]

  public init(response: HTTPResponse, body: [UInt8]) {
    self.response = response
    self.body = body
  }

  /// The status as a plain number, such as 200.
  public var status: Int { response.status.code }
}

extension TransportReply {
  /// Makes a reply with a status as a plain number, from 100 to 599, and no header fields.
  public init(status: Int, body: [UInt8]) {
    self.init(response: HTTPResponse(status: HTTPResponse.Status(code: status)), body: body)
  }
}
