/// A dictionary of limited size that drops its oldest entries.
public struct BoundedMap<Key: Hashable & Sendable & Codable, Value: Sendable & Codable>: Sendable {
  public let limit: Int
  private var entries: [Key: Value] = [:]
  /// The keys, oldest first.
  private var order: [Key] = []

  public init(limit: Int) {
    self.limit = limit
  }

  public var count: Int { entries.count }

  /// All values, in no order.
  public var values: some Collection<Value> { entries.values }

  /// The value of a key.
  ///
  /// O(1); O(n) for an insertion into a full map.
  public subscript(key: Key) -> Value? {
    get { entries[key] }
    set {
      guard let newValue else { return forget(key) }
      if entries.updateValue(newValue, forKey: key) == nil { order.append(key) }
      if entries.count > limit { entries[order.removeFirst()] = nil }
    }
  }

  /// Removes all entries.
  public mutating func removeAll() {
    self = BoundedMap(limit: limit)
  }

  private mutating func forget(_ key: Key) {
    if entries.removeValue(forKey: key) != nil { order.removeAll { $0 == key } }
  }
}

extension BoundedMap: Equatable where Value: Equatable {}

extension BoundedMap: Codable {
  private enum CodingKeys: String, CodingKey {
    case limit, entries
  }

  private struct Entry: Codable {
    let key: Key
    let value: Value
  }

  /// Reads the entries, and keeps no more than the limit.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(limit: try container.decode(Int.self, forKey: .limit))
    for entry in try container.decode([Entry].self, forKey: .entries) {
      self[entry.key] = entry.value
    }
  }

  /// Writes the entries from the oldest to the newest, so that equal maps are written identically.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(limit, forKey: .limit)
    let list = order.compactMap { key in entries[key].map { Entry(key: key, value: $0) } }
    try container.encode(list, forKey: .entries)
  }
}

extension BoundedMap: CustomReflectable {
  /// A mirror that shows the map as a dictionary.
  public var customMirror: Mirror { Mirror(reflecting: entries) }
}
