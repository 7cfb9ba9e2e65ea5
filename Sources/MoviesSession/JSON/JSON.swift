/// A JSON value to be written: members keep their order, and a missing value is `null`.
///
/// The commands build their documented output with it, and it is the only place that knows the
/// rules for writing JSON.
package enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  package static func == (left: JSON, right: JSON) -> Bool { left.text == right.text }
}

extension JSON {
  /// A number, or `null` for none.
  package init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .null }

  /// A number, or `null` for none.
  package init(_ number: Double?) { self = number.map { .number($0) } ?? .null }

  /// A string, or `null` for none.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// A list of strings.
  package init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
}

extension JSON {
  /// The object with one more member; anything else as it is.
  package func adding(_ member: (name: String, value: JSON)) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + [member])
  }

  /// The value with every text in it changed; the names of members stay the same.
  package func changingTexts(_ change: (String) -> String) -> JSON {
    switch self {
    case .null, .bool, .number: self
    case .string(let text): .string(change(text))
    case .array(let values): .array(values.map { $0.changingTexts(change) })
    case .object(let members):
      .object(members.map { (name: $0.name, value: $0.value.changingTexts(change)) })
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { (name: $0.0, value: $0.1) })
  }
}

extension JSON: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}
