import Files

/// A service's key, as far as a ``Budget`` needs it: to tell its requests from those of other keys.
///
/// It does not reveal the key. What is written is the beginning of a salted digest, too short to
/// find the key by trying all that there are: tens of thousands of them fit.
public struct BudgetKey: Sendable {
  private let secret: String

  /// The hexadecimal digits of a name: few enough to reveal nothing, and enough for the few keys of
  /// one user.
  private static let length = 4

  public init(_ key: String) {
    secret = key
  }

  /// The name under which the key's requests are counted.
  func name(salt: some Collection<UInt8>) -> String {
    String(SHA256.hexadecimal(of: Array(salt) + secret.utf8).prefix(Self.length))
  }
}

extension BudgetKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "(budget key)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
