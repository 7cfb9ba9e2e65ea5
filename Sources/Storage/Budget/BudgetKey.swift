import Files

/// The identity of a service's key in a ``Budget``, which tells its requests from those of other
/// keys, and from those of the same key at other services.
///
/// It does not reveal the key. Only the beginning of a salted digest is written, which is too short
/// to find the key by trying all possible keys: tens of thousands of them would fit.
public struct BudgetKey: Sendable {
  private let secret: String
  private let service: String?

  /// The number of hexadecimal digits of a name: too few to reveal the key, and enough for the few
  /// keys of one user.
  private static let length = 4

  /// Makes the identity of a key at a service.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - service: The service's host, and its port unless it is the default of its scheme; `nil`
  ///     for the service whose requests are counted under the key alone.
  public init(_ key: String, at service: String? = nil) {
    secret = key
    self.service = service
  }

  /// Returns the name under which the key's requests are counted.
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
