public import HTTPTypes

/// The address of a service: an origin, and the path above its resources.
///
/// It is parsed once and is valid from then on: https anywhere, http on this machine only, since
/// requests that never leave it need no encryption.
public struct ServiceURL: Sendable {
  /// The original text of the address.
  public let text: String
  public let origin: Origin
  /// The path, percent-encoded, with a leading slash.
  private let path: String

  /// The rule for valid addresses, in words.
  public static let expectation =
    "an https address, or http on a loopback address, without a query"

  /// Checks an address such as `https://example.org:8080/v1`.
  ///
  /// - Throws: A ``ServiceURLError``, which quotes nothing of the address.
  public init(_ text: String) throws(ServiceURLError) {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .illegalCharacter }
    guard let colon = text.firstRange(of: "://") else { throw .noScheme }
    let scheme = text[..<colon.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { throw .foreignScheme }
    guard !text.contains("?"), !text.contains("#") else { throw .query }
    let rest = text[colon.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    guard !authority.contains("@") else { throw .userName }
    guard let origin = Origin(scheme: scheme, authority: authority) else { throw .noHost }
    guard scheme == "https" || origin.host.isLoopbackHost else { throw .unencrypted }
    let path = String(rest.dropFirst(authority.count))
    guard path.isPercentEncodedPath else { throw .illegalCharacter }
    self.init(text: text, origin: origin, path: path.isEmpty ? "/" : path)
  }

  private init(text: String, origin: Origin, path: String) {
    self.text = text
    self.origin = origin
    self.path = path
  }

  /// Returns a request for a resource of the service.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - resource: The path below the service's own as plain text, joined to it by one slash; `""`
  ///     is the service's own path.
  ///   - query: The query, in order; each name and value is encoded.
  ///   - headers: The header fields.
  /// - Returns: The request, with an absolute address.
  public func request(
    _ method: HTTPRequest.Method = .get, resource: String = "", query: [QueryItem] = [],
    headers: HTTPFields = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, scheme: origin.scheme, authority: origin.authority,
      path: target(resource: resource, query: query), headerFields: headers)
  }

  private func target(resource: String, query: [QueryItem]) -> String {
    var target = path
    if !resource.isEmpty {
      while target.hasSuffix("/") { target.removeLast() }
      target += "/" + String(resource.drop { $0 == "/" }).percentEncodedForPath
    }
    let pairs = query.map { "\($0.name.percentEncodedForQuery)=\($0.value.percentEncodedForQuery)" }
    return pairs.isEmpty ? target : "\(target)?\(pairs.joined(separator: "&"))"
  }
}

extension ServiceURL: Hashable {
  /// Two addresses are equal if they lead to the same place, however they are written.
  public static func == (left: ServiceURL, right: ServiceURL) -> Bool {
    left.origin == right.origin && left.path == right.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(path)
  }
}

extension ServiceURL {
  /// Makes the address of a server on this machine.
  ///
  /// - Parameter port: The port, at least 1.
  public init(loopbackPort port: UInt16) {
    let origin = Origin(scheme: "http", host: "127.0.0.1", port: Int(port))
    self.init(text: "http://127.0.0.1:\(port)/", origin: origin, path: "/")
  }

  /// Makes the address of a host whose name the program knows to be valid.
  package init(host: String) {
    let origin = Origin(scheme: "https", host: host, port: 443)
    self.init(text: "https://\(host)/", origin: origin, path: "/")
  }
}

/// The reason why a text cannot be used as the address of a service.
///
/// It quotes nothing of the text, whose query may hold a secret.
public enum ServiceURLError: Error, Hashable, Sendable, CustomStringConvertible {
  case noScheme, foreignScheme, unencrypted, noHost, userName, query, illegalCharacter

  /// The mistake in words, as the end of a sentence about the address.
  public var description: String {
    switch self {
    case .noScheme: "it does not begin with https:// or http://"
    case .foreignScheme: "its scheme is neither https nor http"
    case .unencrypted: "http is for this machine only; use https"
    case .noHost: "its host is missing or invalid"
    case .userName: "it has a user name; credentials belong in a header field"
    case .query: "it has a query or a fragment; it may only have a path"
    case .illegalCharacter: "it has a space or another character that is not allowed"
    }
  }
}
