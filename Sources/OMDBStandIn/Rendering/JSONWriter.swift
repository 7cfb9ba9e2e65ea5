/// Writes a record as OMDb does: one line, no whitespace, every scalar as a string.
enum JSONWriter {
  static func text(of record: Record) -> String {
    let members = record.members.map { "\(quoted($0.name)):\(text(of: $0.value))" }
    return "{\(members.joined(separator: ","))}"
  }

  private static func text(of value: Record.Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .records(let records): "[\(records.map { text(of: $0) }.joined(separator: ","))]"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
