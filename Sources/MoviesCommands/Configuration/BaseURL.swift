#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The address that requests go to, checked: https anywhere, http on this machine only.
public struct BaseURL: Hashable, Sendable {
  /// The address as a text, without a query.
  public let text: String
  /// The host's name as it stands in the address.
  public let host: String

  /// What an address must be, in words.
  static let expectation = "an https address, or http on a loopback address, without a query"

  /// OMDb's own address.
  static let omdb = Settings.OMDB().baseURL

  /// Returns `nil` for what is not ``expectation``.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
      parts.query == nil, parts.fragment == nil, parts.user == nil, parts.password == nil
    else { return nil }
    switch parts.scheme?.lowercased() {
    case "https": break
    case "http" where Self.isLoopback(host): break
    default: return nil
    }
    self.text = text
    self.host = host
  }

  /// Whether a host is this machine: `localhost`, `127.x.x.x` or `::1`.
  private static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(host.lowercased()) { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }
}
