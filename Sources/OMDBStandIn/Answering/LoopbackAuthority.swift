/// The host and port under which a client of this machine reaches the stand-in, as in
/// `127.0.0.1:8080`.
///
/// Only loopback addresses can be made, so that no header can send a client elsewhere.
public struct LoopbackAuthority: Hashable, Sendable {
  /// The host, a colon, and the port.
  public let text: String

  /// Reads the value of a `Host` header; `nil` for anything that is not on this machine.
  ///
  /// - Parameter text: `localhost`, `[::1]` or an address from 127.0.0.0/8, and a port.
  public init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let (host, port) = (text[..<colon], text[text.index(after: colon)...])
    guard let number = Self.number(port), (1...65_535).contains(number) else { return nil }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
    let isIPv4 =
      parts.count == 4 && parts[0] == 127
      && parts.allSatisfy { $0.map { $0 <= 255 } ?? false }
    guard isIPv4 || host == "localhost" || host == "[::1]" else { return nil }
    self.text = text
  }

  /// Reads decimal digits as a number; `nil` if there is anything else.
  private static func number(_ text: Substring) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.allSatisfy(digits.contains) ? Int(text) : nil
  }
}
