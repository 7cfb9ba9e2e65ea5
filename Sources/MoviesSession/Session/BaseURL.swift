internal import Foundation
public import HTTPTypes
public import OMDB
internal import Transport

/// The address that requests go to, checked: https anywhere, http on this machine only.
public struct BaseURL: Hashable, Sendable {
  /// The address as a text, without a query.
  public let text: String
  /// The host's name as it stands in the address.
  public let host: String
  private let scheme: String
  private let port: Int?
  private let path: String

  /// What an address must be, in words.
  package static let expectation =
    "an https address, or http on a loopback address, without a query"

  /// Returns `nil` for what is not ``expectation``.
  public init?(_ text: String) {
    guard text.isVisibleASCII, let parts = URLComponents(string: text),
      // A host may be percent-encoded; decoded it can hold anything.
      let host = parts.host, !host.isEmpty, host.isVisibleASCII,
      let scheme = parts.scheme?.lowercased(), parts.query == nil, parts.fragment == nil,
      parts.user == nil, parts.password == nil,
      parts.port.map({ (1...65_535).contains($0) }) ?? true,
      scheme == "https" || (scheme == "http" && host.isLoopbackHost)
    else { return nil }
    self.text = text
    self.host = host
    self.scheme = scheme
    port = parts.port
    path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
  }

  /// The address of a server inside the program.
  package init(loopbackPort: UInt16) {
    host = "127.0.0.1"
    scheme = "http"
    port = Int(loopbackPort)
    path = "/"
    text = "http://127.0.0.1:\(loopbackPort)/"
  }

  /// A GET request with these parameters, each encoded for a query.
  public func request(for parameters: [Parameter]) -> HTTPRequest {
    let query = parameters.map {
      "\($0.name.percentEncodedForQuery)=\($0.value.percentEncodedForQuery)"
    }
    return HTTPRequest(
      method: .get, scheme: scheme, authority: port.map { "\(host):\($0)" } ?? host,
      path: "\(path)?\(query.joined(separator: "&"))")
  }
}

extension String {
  fileprivate var isVisibleASCII: Bool { utf8.allSatisfy { (0x21...0x7E).contains($0) } }
}
