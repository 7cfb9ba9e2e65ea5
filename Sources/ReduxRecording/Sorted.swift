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

/// A dictionary that is encoded as pairs sorted by key, so that equal states are encoded alike.
@propertyWrapper
public struct SortedPairs<
  Key: Hashable & Comparable & Codable & Sendable, Value: Codable & Sendable
>: Sendable {
  public var wrappedValue: [Key: Value]

  public init(wrappedValue: [Key: Value]) {
    self.wrappedValue = wrappedValue
  }
}

extension SortedPairs: Equatable where Value: Equatable {}

extension SortedPairs: Codable {
  private struct Pair: Codable {
    let key: Key
    let value: Value
  }

  public init(from decoder: any Decoder) throws {
    let pairs = try [Pair](from: decoder).map { ($0.key, $0.value) }
    wrappedValue = Dictionary(pairs) { _, last in last }
  }

  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.sorted { $0.key < $1.key }
      .map { Pair(key: $0.key, value: $0.value) }
      .encode(to: encoder)
  }
}
