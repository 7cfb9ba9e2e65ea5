/// Something that goes wrong with a reply.
public enum Fault: Hashable, Sendable {
  /// The reply is delayed by a time in this range, always the same for the same seed.
  case latency(milliseconds: ClosedRange<Int>)
  /// A web page with this status replaces the reply, as sent by a firewall or a proxy.
  case webPage(status: Int)
  /// OMDb answers with this error text, with status 401 if it is about the key, else 200.
  case error(String)
  /// The body is cut off in the middle.
  case truncatedBody
  /// The body is invalid JSON as sent by OMDb: a raw control character, and an escape unknown to
  /// JSON, in every title and plot.
  case invalidJSON
  /// The connection is closed without a single byte of reply.
  case closedConnection
  /// The reply waits until a later request has been answered, for at most three seconds.
  case overtaken
  /// A cache holds the rejection of the key for every URL whose last parameter is the key.
  case cachedRefusal
  /// OMDb is wrong about a series, its seasons or its episodes.
  case series(SeriesFault)
  /// The picture claims to be 65500 by 65500 pixels large.
  case hugePicture
  /// The reply redirects to another host, `example.org`.
  case redirectAway
  /// The reply redirects to the address that was asked for.
  case redirectLoop

  /// Whether the fault can happen to such a reply.
  func canStrike(_ target: FaultRule.Target) -> Bool {
    switch self {
    case .latency, .webPage, .truncatedBody, .closedConnection, .overtaken: true
    case .error, .invalidJSON, .cachedRefusal, .series: target == .answers
    case .hugePicture, .redirectAway, .redirectLoop: target == .posters
    }
  }
}
