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
