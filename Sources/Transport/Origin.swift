public import HTTPTypes

/// The identity of a service on the web: scheme, host and port.
///
/// Anything meant for one origin, such as a key, must not reach another.
public struct Origin: Hashable, Sendable {
  /// The scheme: `https` or `http`.
  public let scheme: String
  /// The host in lower case; an IPv6 address has its brackets.
  public let host: String
  /// The port, from 1 to 65,535; the scheme's default if the address does not name one.
  public let port: Int

  /// Parses scheme and authority; `nil` if they are not those of a web address.
  ///
  /// Rejects user names, percent signs and anything else from which this code and the library that
  /// connects could read different hosts.
  public init?(scheme: some StringProtocol, authority: some StringProtocol) {
    self.scheme = scheme.lowercased()
    guard let ownPort = Self.ports[self.scheme] else { return nil }
    let end = authority.lastIndex(of: ":").flatMap { authority[$0...].contains("]") ? nil : $0 }
    host = authority[..<(end ?? authority.endIndex)].lowercased()
    guard host.isHost else { return nil }
    guard let end else {
      port = ownPort
      return
    }
    let digits = authority[authority.index(after: end)...]
    guard digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      let port = UInt16(digits), port > 0
    else { return nil }
    self.port = Int(port)
  }

  /// Makes an origin whose parts are known to be valid.
  init(scheme: String, host: String, port: Int) {
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  /// Reads the origin that a request goes to; `nil` if the request names none.
  public init?(of request: HTTPRequest) {
    guard let scheme = request.scheme, let authority = request.authority else { return nil }
    self.init(scheme: scheme, authority: authority)
  }

  /// The host and port as written in an address, where the scheme's default port is left out.
  public var authority: String { port == Self.ports[scheme] ? host : "\(host):\(port)" }

  private static let ports = ["https": 443, "http": 80]
}

extension String {
  /// Whether the text is a host name or an address: letters, digits and `-._~`, or an IPv6 address
  /// in brackets.
  fileprivate var isHost: Bool {
    if hasPrefix("[") {
      return hasSuffix("]") && count > 2
        && dropFirst().dropLast().allSatisfy { $0.isHexDigit && $0.isASCII || ":.".contains($0) }
    }
    return !isEmpty
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-._~".contains($0) }
  }
}
