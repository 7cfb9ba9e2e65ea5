/// Any JSON value, for inspecting a line before its meaning is known.
enum JSONTree: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case whole(Int)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .whole(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONTree].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// Returns this value, with the members it lacks taken from another one, at every depth of
  /// objects.
  ///
  /// Objects without a common member are not merged: they are different cases of an enum.
  func filled(from defaults: JSONTree) -> JSONTree {
    guard case .object(let members) = self, case .object(let others) = defaults,
      members.isEmpty || members.keys.contains(where: { others[$0] != nil })
    else { return self }
    return .object(members.merging(others) { own, other in own.filled(from: other) })
  }
}
