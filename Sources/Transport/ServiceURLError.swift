/// Why a text cannot be used as the address of a service.
///
/// It quotes nothing of the text, whose query may hold a secret.
public enum ServiceURLError: Error, Hashable, Sendable, CustomStringConvertible {
  case noScheme, foreignScheme, unencrypted, noHost, userName, query, illegalCharacter

  /// What is wrong, as the end of a sentence about the address.
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
