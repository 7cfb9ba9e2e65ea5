/// A dictionary of limited size that forgets the entries it took up first.
public struct BoundedMap<Key: Hashable & Sendable & Codable, Value: Sendable & Codable>: Sendable,
  Codable
{
  public let limit: Int
  private var values: [Key: Value] = [:]
  /// The keys, oldest first, from ``oldest`` on.
  private var order: [Key] = []

  public init(limit: Int) {
    self.limit = limit
  }

  public var count: Int { values.count }

  /// The value of a key.
  ///
  /// O(1); O(n) for an insertion into a full map.
  public subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      guard let newValue else { return forget(key) }
      if values.updateValue(newValue, forKey: key) == nil { order.append(key) }
      if values.count > limit { values[order.removeFirst()] = nil }
    }
  }

  private mutating func forget(_ key: Key) {
    if values.removeValue(forKey: key) != nil { order.removeAll { $0 == key } }
  }
}

extension BoundedMap: Equatable where Value: Equatable {}
