/// The name under which an effect can be replaced or cancelled.
///
/// It is written as a plain text, also as the key of a dictionary.
public struct EffectID: Hashable, Sendable, RawRepresentable, Codable, CodingKeyRepresentable,
  ExpressibleByStringLiteral
{
  /// The name itself.
  ///
  /// ``CancelEffect`` ends all effects of a store with this name; a new effect replaces only those of
  /// the scheduler that runs it.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}
