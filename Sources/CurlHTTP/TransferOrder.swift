internal import HTTPTypes
internal import Transport

/// Everything a transfer needs to know, checked before it reaches the worker's thread.
struct TransferOrder: Sendable {
  let url: CheckedURL
  let method: HTTPRequest.Method
  let fields: HTTPFields
  let body: [UInt8]
  /// Takes the reply's body as it comes; `nil` if the reply is collected.
  let receiver: (any ReplyReceiver)?

  init(
    _ request: HTTPRequest, body: [UInt8] = [], to receiver: (any ReplyReceiver)? = nil
  ) throws(TransportError) {
    url = try CheckedURL(of: request)
    method = request.method
    fields = request.headerFields
    self.body = body
    self.receiver = receiver
  }

  /// The header lines in libcurl's notation: `Name;` for an empty value, and `Name:` to suppress a
  /// line that libcurl would add by itself.
  var headerLines: [String] {
    var lines = fields.map { field in
      field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
    }
    if fields[.expect] == nil { lines.append("Expect:") }
    if fields[.contentType] == nil { lines.append("Content-Type:") }
    return lines
  }
}
