internal import SafeText

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

  /// A whole number without a fraction, any other number in its shortest form.
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
