internal import SafeText

/// A JSON value to be written: members keep their order, and a missing value is `null`.
///
/// The commands build their documented output from such values. No other code knows the rules for
/// writing JSON.
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
  /// Makes a number, or `null` for `nil`.
  package init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .null }

  /// Makes a number, or `null` for `nil`.
  package init(_ number: Double?) { self = number.map { .number($0) } ?? .null }

  /// Makes a string, or `null` for `nil`.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// Makes an array of strings.
  package init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
}

extension JSON {
  /// Returns an object with one more member; returns any other value unchanged.
  package func adding(_ member: (name: String, value: JSON)) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + [member])
  }

  /// Returns the value with every string in it changed; the names of members stay the same.
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

extension JSON {
  /// The value on one line, without spaces.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.text(of: value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  /// The value on several lines, two spaces per level; empty containers stay on one line.
  package var prettyText: String { prettyText(indent: "") }

  private func prettyText(indent: String) -> String {
    let inner = indent + "  "
    func block(_ open: String, _ lines: [String], _ close: String) -> String {
      open + "\n" + lines.map { inner + $0 }.joined(separator: ",\n") + "\n" + indent + close
    }
    switch self {
    case .array(let values) where !values.isEmpty:
      return block("[", values.map { $0.prettyText(indent: inner) }, "]")
    case .object(let members) where !members.isEmpty:
      let lines = members.map { Self.quoted($0.name) + ": " + $0.value.prettyText(indent: inner) }
      return block("{", lines, "}")
    default:
      return text
    }
  }

  /// Formats a whole number without a fraction, and any other number in its shortest form.
  private static func text(of number: Double) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    return "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return Sanitizer.json(quoted + "\"")
  }
}
