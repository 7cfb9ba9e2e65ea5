/// The name under which an effect can be replaced or cancelled.
///
/// It is encoded as plain text, also as a dictionary key.
public struct EffectID: Hashable, Sendable, RawRepresentable, Codable, CodingKeyRepresentable,
  ExpressibleByStringLiteral
{
  /// The name itself.
  ///
  /// ``CancelEffect`` ends all effects of a store with this name; a new effect replaces only those
  /// of the scheduler that runs it.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

extension EffectID: Comparable {
  /// Orders ids by their names, so that lists of them are always in the same order.
  public static func < (first: EffectID, second: EffectID) -> Bool {
    first.rawValue < second.rawValue
  }
}
