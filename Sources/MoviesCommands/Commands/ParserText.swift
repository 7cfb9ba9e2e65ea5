/// What the argument parser writes, in the order and the shape of this program.
extension String {
  /// A command's help with the command's own options first: the parser puts those that it shares
  /// with others before them.
  var withOwnOptionsFirst: String {
    let end = lastIndex { !$0.isNewline }.map { index(after: $0) } ?? startIndex
    var sections = self[..<end].split(separator: "\n\n")
    guard let own = sections.firstIndex(where: { $0.hasPrefix("OPTIONS:\n") }),
      let shared = sections.firstIndex(where: { $0.hasPrefix("OPTIONS FOR ") }), shared < own
    else { return self }
    sections.insert(sections.remove(at: own), at: shared)
    return sections.joined(separator: "\n\n") + self[end...]
  }

  /// The help of the program with what is for developers in one line.
  var withDeveloperToolsInOneLine: String {
    guard let tools = firstRange(of: "\n  stand-in "),
      let end = self[tools.lowerBound...].firstRange(of: "\n\n")
    else { return self }
    let line = "\n  for developers          stand-in, report, --replay, and F12, the inspector."
    return replacingSubrange(tools.lowerBound..<end.lowerBound, with: line)
      .replacing(/\n  --replay [^\n]*(\n {10}[^\n]*)*/, with: "")
  }

  private func replacingSubrange(_ range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }

  /// A message in one line, with the values to choose from in one wording: the parser lists many
  /// values one below the other, and joins two in another way than three.
  var withValuesInSentence: String {
    guard let list = firstRange(of: "one of the following: - ") else {
      return replacing(/one of ('[^']*') and ('[^']*')/) { "one of \($0.1) or \($0.2)" }
    }
    let values = self[list.upperBound...].split(separator: " - ").map { "'\($0)'" }
    let first = values.dropLast().joined(separator: ", ")
    return "\(self[..<list.lowerBound])one of \(first) or \(values.last ?? "")"
  }
}
