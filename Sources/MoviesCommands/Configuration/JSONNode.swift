import MoviesSession
import SafeText

/// A value in a JSON document, with its position.
struct JSONNode: Equatable {
  /// The content of a value.
  enum Content: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A name and its value in an object.
  struct Member: Equatable {
    var name: String
    /// The byte offset of the name.
    var offset: Int
    var value: JSONNode
  }

  var content: Content
  /// The byte offset of the value's first character.
  var offset: Int
}

extension JSONNode {
  /// Returns an object's member with this name; `nil` if the object lacks it, or if the value
  /// is not an object.
  func member(_ name: String) -> Member? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }
  }

  /// The value as shown in an error message: scalars as written, long texts clipped, containers by
  /// their kind.
  var summary: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): JSON.number(value).text
    case .string(let value): JSON.string(value).text.clipped(toCells: 60)
    case .array: "a list"
    case .object: "an object"
    }
  }
}
