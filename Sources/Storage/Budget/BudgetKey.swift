import Files

/// A service's key, as far as a ``Budget`` needs it: to tell its requests from those of other keys,
/// and of the same key elsewhere.
///
/// It does not reveal the key. What is written is the beginning of a salted digest, too short to
/// find the key by trying all that there are: tens of thousands of them fit.
public struct BudgetKey: Sendable {
  private let secret: String
  private let service: String?

  /// The hexadecimal digits of a name: few enough to reveal nothing, and enough for the few keys of
  /// one user.
  private static let length = 4

  /// Names a key and its service.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - service: The service's host, and its port unless that is its scheme's own; `nil` for the
  ///     one whose requests are counted under the key alone.
  public init(_ key: String, at service: String? = nil) {
    secret = key
    self.service = service
  }

  /// The name under which the key's requests are counted.
  func name(salt: some Collection<UInt8>) -> String {
    let place = service.map { "@\($0)" } ?? ""
    return String(
      SHA256.hexadecimal(of: Array(salt) + (secret + place).utf8).prefix(Self.length))
  }
}

extension BudgetKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "(budget key)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
