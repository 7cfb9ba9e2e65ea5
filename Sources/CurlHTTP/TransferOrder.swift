internal import CCurl
internal import HTTPTypes
internal import Transport

/// Everything a transfer needs to know, checked before it reaches the worker's thread.
struct TransferOrder: Sendable {
  let url: CheckedURL
  let method: HTTPRequest.Method
  let fields: HTTPFields
  let body: [UInt8]
  /// The receiver of the reply's body; `nil` if the reply is collected.
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

/// A URL that may be requested: https, or http to this machine.
///
/// It is parsed by libcurl, which also sends it later, so no trick of spelling can make the check
/// and the transfer see different hosts.
struct CheckedURL: Sendable, Equatable {
  /// The whole URL; it may hold a key and must only be passed to libcurl.
  let text: String
  /// `https` or `http`, lower-cased by libcurl's parser.
  let scheme: String
  /// The host without port, user or query, so that it is safe to show.
  let host: String

  /// Whether the host is this machine, whose names libcurl resolves itself, without a name server.
  var isLoopback: Bool { host.isLoopbackHost }

  /// Checks a request's URL.
  ///
  /// - Throws: ``TransportError/invalidURL(reason:)``, whose text quotes only the scheme or host of
  ///   the URL.
  init(of request: HTTPRequest) throws(TransportError) {
    guard let scheme = request.scheme, let authority = request.authority, !authority.isEmpty else {
      throw .invalidURL(reason: "the scheme or the host is missing")
    }
    let path = request.path ?? "/"
    let text = "\(scheme)://\(authority)\(path.hasPrefix("/") ? "" : "/")\(path)"
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .invalidURL(reason: "it has a character that must be percent-encoded")
    }
    let parts = try URLParts(text)
    self.text = text
    self.scheme = parts.scheme
    self.host = parts.host
    switch self.scheme {
    case "https": break
    case "http" where isLoopback: break
    case "http": throw .invalidURL(reason: "http is only allowed to this machine; use https")
    default: throw .invalidURL(reason: "the scheme \(self.scheme) is not allowed; use https")
    }
  }
}

/// The scheme and the host of a URL as libcurl reads them.
private struct URLParts {
  let scheme: String
  let host: String

  init(_ text: String) throws(TransportError) {
    guard let url = ccurl_url() else { throw .failed(reason: CurlFailure.nothingMade.words) }
    defer { ccurl_url_cleanup(url) }
    let flags = UInt32(CURLU_DISALLOW_USER | CURLU_NON_SUPPORT_SCHEME)
    switch ccurl_url_set(url, CURLUPART_URL, text, flags) {
    case CURLUE_OK: break
    case CURLUE_USER_NOT_ALLOWED:
      throw .invalidURL(reason: "it must not have a user name or password")
    default: throw .invalidURL(reason: "it cannot be read")
    }
    guard let scheme = Self.part(CURLUPART_SCHEME, of: url),
      let host = Self.part(CURLUPART_HOST, of: url)
    else { throw .invalidURL(reason: "it cannot be read") }
    self.scheme = scheme
    self.host = host
  }

  private static func part(_ part: CURLUPart, of url: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard ccurl_url_get(url, part, &text, 0) == CURLUE_OK, let text else { return nil }
    defer { ccurl_free(text) }
    return String(cString: text)
  }
}
