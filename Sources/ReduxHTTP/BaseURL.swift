import Transport

/// Where a service lives: scheme, authority, and a path that its resources are below.
struct BaseURL {
  let scheme: String
  let authority: String
  /// The path as it was given, with a slash in front if there is a path.
  private let path: String

  /// Takes a URL such as `https://example.org:8080/v1` apart.
  ///
  /// - Throws: ``APIError/badURL(_:)``; a query may hold a secret, so the text never quotes the URL.
  init(_ text: String) throws(APIError) {
    guard let colon = text.firstRange(of: "://") else {
      throw .badURL("The base URL does not begin with http:// or https://.")
    }
    scheme = text[..<colon.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else {
      throw .badURL("The base URL's scheme is neither http nor https.")
    }
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw .badURL("The base URL has a space or another character that no URL may have.")
    }
    guard !text.contains("?"), !text.contains("#") else {
      throw .badURL("The base URL has a query or a fragment; it may only have a path.")
    }
    let rest = text[colon.upperBound...]
    authority = String(rest.prefix { $0 != "/" })
    guard !authority.isEmpty, !authority.hasPrefix(":") else {
      throw .badURL("The base URL names no host.")
    }
    guard !authority.contains("@") else {
      throw .badURL("The base URL holds a user name; credentials belong in a header field.")
    }
    path = String(rest.dropFirst(authority.count))
  }

  /// The path and query of a resource: exactly one slash joins the base and the resource.
  func target(resource: String, query: [QueryItem]) -> String {
    var target = path
    if !resource.isEmpty {
      while target.hasSuffix("/") { target.removeLast() }
      target += "/" + String(resource.drop { $0 == "/" }).percentEncodedForPath
    }
    if target.isEmpty { target = "/" }
    let pairs = query.map { "\($0.name.percentEncodedForQuery)=\($0.value.percentEncodedForQuery)" }
    return pairs.isEmpty ? target : "\(target)?\(pairs.joined(separator: "&"))"
  }
}
