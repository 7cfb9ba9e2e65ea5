/// The argument parser's texts, in this program's order and form.
extension String {
  /// A command's help with the command's own options first; the parser puts the options that it
  /// shares with other commands before them.
  var withOwnOptionsFirst: String {
    let end = lastIndex { !$0.isNewline }.map { index(after: $0) } ?? startIndex
    var sections = self[..<end].split(separator: "\n\n")
    guard let own = sections.firstIndex(where: { $0.hasPrefix("OPTIONS:\n") }),
      let shared = sections.firstIndex(where: { $0.hasPrefix("OPTIONS FOR ") }), shared < own
    else { return self }
    sections.insert(sections.remove(at: own), at: shared)
    return sections.joined(separator: "\n\n") + self[end...]
  }

  /// The help of the program with its groups of commands before its options, and with the options
  /// for developers after all others.
  ///
  /// The parser puts options first, and ends the heading of each group with “SUBCOMMANDS”.
  var withCommandsFirst: String {
    let ending = " SUBCOMMANDS:\n"
    let sections = split(separator: "\n\n").map(String.init)
    let groups = sections.filter { $0.contains(ending) }
    guard !groups.isEmpty, let options = sections.firstIndex(where: { $0.hasPrefix("OPTIONS") })
    else { return self }
    let rest = sections[options...].filter { !$0.contains(ending) }
    let developers = BrowsingOptions.title.uppercased()
    var ordered = Array(sections[..<options])
    ordered += groups.map { $0.replacing(ending, with: ":\n") }
    ordered += rest.filter { $0.hasPrefix("OPTIONS") && !$0.hasPrefix(developers) }
    ordered += rest.filter { $0.hasPrefix(developers) }
    ordered += rest.filter { !$0.hasPrefix("OPTIONS") }
    return ordered.joined(separator: "\n\n")
  }

  /// A message in one line, with the values to choose from worded consistently: the parser lists
  /// many values one below the other, and joins two differently from three.
  var withValuesInSentence: String {
    guard let list = firstRange(of: "one of the following: - ") else {
      return replacing(/one of ('[^']*') and ('[^']*')/) { "one of \($0.1) or \($0.2)" }
    }
    let values = self[list.upperBound...].split(separator: " - ").map { "'\($0)'" }
    let first = values.dropLast().joined(separator: ", ")
    return "\(self[..<list.lowerBound])one of \(first) or \(values.last ?? "")"
  }
}
