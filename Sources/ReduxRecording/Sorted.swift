/// A set that is encoded in order, so that equal states are encoded alike.
@propertyWrapper
public struct Sorted<Element: Hashable & Comparable & Codable & Sendable>: Hashable, Sendable {
  public var wrappedValue: Set<Element>

  public init(wrappedValue: Set<Element>) {
    self.wrappedValue = wrappedValue
  }
}

extension Sorted: Codable {
  public init(from decoder: any Decoder) throws {
    wrappedValue = Set(try [Element](from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.sorted().encode(to: encoder)
  }
}
