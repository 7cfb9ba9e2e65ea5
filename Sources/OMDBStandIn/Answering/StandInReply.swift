/// A reply of the stand-in.
public struct StandInReply: Hashable, Sendable {
  public var status: Int
  /// Header fields in lower case, in addition to those that a server adds by itself.
  public var headers: [String: String]
  public var body: [UInt8]

  public init(status: Int, headers: [String: String], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Makes a reply from OMDb itself, with its usual headers.
  init(status: Int = 200, contentType: String, text: String) {
    self.init(
      status: status,
      headers: [
        "content-type": contentType,
        "cache-control": "public, max-age=3600",
        "vary": "*",
        "access-control-allow-origin": "*",
        "x-aspnet-version": "4.0.30319",
        "server": "cloudflare",
        "cf-cache-status": "DYNAMIC",
      ],
      body: Array(text.utf8))
  }
}
