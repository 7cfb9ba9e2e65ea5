/// A request to the stand-in, with the parts that it uses.
public struct StandInRequest: Hashable, Sendable {
  public var method: String
  /// The path without the query.
  public var path: String
  /// The part after the question mark, still percent-encoded.
  public var query: String
  /// The authority under which the client reached the stand-in; `nil` if unknown, in which case
  /// titles have no posters.
  public var authority: LoopbackAuthority?

  public init(
    method: String = "GET", path: String = "/", query: String,
    authority: LoopbackAuthority? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.authority = authority
  }

  /// Returns the value of a parameter, ignoring the case of its name; the first if there are
  /// several.
  ///
  /// The value is percent-decoded, with plus signs read as spaces; `nil` if the parameter is
  /// missing.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name.lowercased() }?.value
  }

  /// All parameters in order, with names in lower case.
  var parameters: [(name: String, value: String)] {
    query.split(separator: "&").map { parameter in
      let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        Self.decoded(parts[0]).lowercased(), parts.count > 1 ? Self.decoded(parts[1]) : ""
      )
    }
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
