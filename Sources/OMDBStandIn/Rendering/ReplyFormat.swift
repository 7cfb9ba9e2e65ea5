/// OMDb's two reply formats, chosen with `r=`.
enum ReplyFormat: String {
  case json, xml

  /// Any unknown value means JSON.
  init(parameter: String?) {
    self = parameter.flatMap { ReplyFormat(rawValue: $0.lowercased()) } ?? .json
  }

  func reply(with answer: Answer) -> StandInReply {
    switch self {
    case .json: .json(JSONWriter.text(of: answer.record))
    case .xml: .xml(XMLWriter.text(of: answer))
    }
  }

  /// An error text as OMDb sends it: in JSON without escaping its quotation marks, so that some of
  /// its errors are invalid JSON.
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

/// Writes an answer as OMDb's more limited XML: attributes only, lists of records as `result`
/// elements.
///
/// Titles and search results have attributes that begin in lower case; a season keeps the capitals
/// and leaves out unknown values. Ratings by source and business figures are missing.
enum XMLWriter {
  static func text(of answer: Answer) -> String {
    switch answer {
    case .title(let record):
      let name = record.members.first { $0.name == "Type" }.flatMap(\.value.text) ?? "movie"
      return
        #"<root response="True"><\#(name)\#(attributes(of: record, lowercased: true))/></root>"#
    case .search(let record):
      return root(record, lowercased: true)
    case .season(let record):
      return root(record, lowercased: false)
    }
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private static func root(_ record: Record, lowercased: Bool) -> String {
    let results = record.members.flatMap(\.value.records)
      .map { "<result\(attributes(of: $0, lowercased: lowercased))/>" }
    let response = #" \#(lowercased ? "response" : "Response")="True""#
    return "<root\(attributes(of: record, lowercased: lowercased))\(response)>"
      + "\(results.joined())</root>"
  }

  private static func attributes(of record: Record, lowercased: Bool) -> String {
    record.members.compactMap { member in
      guard let text = member.value.text, !left.contains(member.name),
        lowercased || text != CatalogueEntry.unknown
      else { return nil }
      let name =
        lowercased ? member.name.prefix(1).lowercased() + member.name.dropFirst() : member.name
      return #" \#(name)="\#(escaped(text))""#
    }.joined()
  }

  /// Fields that XML replies lack; `Response` is written separately.
  private static let left: Set<String> = ["Response", "DVD", "BoxOffice", "Production"]
}

extension Record.Value {
  fileprivate var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  fileprivate var records: [Record] {
    guard case .records(let records) = self else { return [] }
    return records
  }
}
