/// Why a manifest could not be read.
struct UnreadableManifest: Error, CustomStringConvertible {
  let description: String
}

/// A call in a manifest: `room("Redux", [logging])`.
struct CallText {
  /// An argument, with its label if it has one.
  struct Argument {
    let label: String?
    let value: String
  }

  /// The called function: `room`, `.target`, `Package`.
  let function: String
  let arguments: [Argument]

  /// Parses the text of a call, ignoring its comments.
  init(_ text: some StringProtocol) throws(UnreadableManifest) {
    let text = String(text).trimmed
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      throw UnreadableManifest(description: "This is no call: \(text.prefix(60))")
    }
    function = String(text[..<open]).trimmed
    arguments = text[text.index(after: open)...].dropLast().elements.map { element in
      guard let match = element.prefixMatch(of: /(\w+):\s*/) else {
        return Argument(label: nil, value: element)
      }
      return Argument(label: String(match.1), value: String(element[match.range.upperBound...]))
    }
  }

  /// The value of the argument with a label.
  subscript(label: String) -> String? { arguments.first { $0.label == label }?.value }

  /// The values of the arguments without a label.
  var unlabelled: [String] { arguments.filter { $0.label == nil }.map(\.value) }
}

extension StringProtocol {
  /// The parts between the commas outside all brackets and strings; empty ones are left out, such
  /// as that after the last comma.
  var elements: [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isText = false
    for character in self {
      if character == "\"" { isText.toggle() }
      if !isText, "([{".contains(character) { depth += 1 }
      if !isText, ")]}".contains(character) { depth -= 1 }
      if !isText, depth == 0, character == "," {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return (parts + [part]).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The text up to the bracket that closes its first one.
  var upToClosingBracket: String? {
    var depth = 0
    var isText = false
    for index in indices {
      if self[index] == "\"" { isText.toggle() }
      guard !isText else { continue }
      if "([{".contains(self[index]) { depth += 1 }
      guard ")]}".contains(self[index]) else { continue }
      depth -= 1
      if depth == 0 { return String(self[...index]) }
    }
    return nil
  }

  /// The text without comments after `//`, unless inside strings.
  var withoutComments: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var isText = false
      for index in line.indices {
        if line[index] == "\"" { isText.toggle() }
        if !isText, line[index...].hasPrefix("//") { return String(line[..<index]) }
      }
      return String(line)
    }.joined(separator: "\n")
  }

  /// The text without surrounding spaces.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
