/// The parts of an HTTP request's head that the stand-in reads.
struct RequestHead: Equatable {
  var method: String
  /// The path without the query.
  var path: String
  /// The part after the question mark, still percent-encoded.
  var query: String
  /// The value of `Host`.
  var host: String?
  /// The number of bytes that follow the head.
  var bodySize: Int
  /// Whether the client wants to send further requests on this connection.
  var keepsConnection: Bool

  /// Reads a head; `nil` unless it is of HTTP/1.0 or HTTP/1.1 and states the size of the body, if
  /// there is one.
  ///
  /// - Parameter text: The request line and the fields, without the empty line at their end.
  init?(_ text: String) {
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, ["HTTP/1.0", "HTTP/1.1"].contains(parts[2]) else {
      return nil
    }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { " \t".contains($0) }
      fields[line[..<colon].lowercased()] = String(value)
    }
    guard fields["transfer-encoding"] == nil, let size = Int(fields["content-length"] ?? "0"),
      size >= 0
    else { return nil }
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    method = String(parts[0])
    path = String(target[0])
    query = target.count > 1 ? String(target[1]) : ""
    host = fields["host"]
    bodySize = size
    let wish = fields["connection"]?.lowercased()
    keepsConnection = parts[2] == "HTTP/1.1" ? wish != "close" : wish == "keep-alive"
  }
}
