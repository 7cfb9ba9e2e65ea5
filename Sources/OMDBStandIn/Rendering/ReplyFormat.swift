/// OMDb's two reply formats, chosen with `r=`.
enum ReplyFormat: String {
  case json, xml

  /// Reads the parameter; any unknown value means JSON.
  init(parameter: String?) {
    self = parameter.flatMap { ReplyFormat(rawValue: $0.lowercased()) } ?? .json
  }

  func reply(with answer: Answer) -> StandInReply {
    switch self {
    case .json: .json(JSONWriter.text(of: answer.record))
    case .xml: .xml(XMLWriter.text(of: answer))
    }
  }

  /// Makes a reply with an error text as OMDb sends it: in JSON without escaping its quotation
  /// marks, so that some of its errors are invalid JSON.
  func reply(withError message: String, status: Int) -> StandInReply {
    switch self {
    case .json: .json(#"{"Response":"False","Error":"\#(message)"}"#, status: status)
    case .xml:
      .xml(
        #"<root response="False"><error>\#(XMLWriter.escaped(message))</error></root>"#,
        status: status)
    }
  }
}

extension StandInReply {
  fileprivate static func json(_ text: String, status: Int = 200) -> StandInReply {
    StandInReply(status: status, contentType: "application/json; charset=utf-8", text: text)
  }

  fileprivate static func xml(_ text: String, status: Int = 200) -> StandInReply {
    StandInReply(
      status: status, contentType: "text/xml; charset=utf-8",
      text: #"<?xml version="1.0" encoding="UTF-8"?>"# + text)
  }
}

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
