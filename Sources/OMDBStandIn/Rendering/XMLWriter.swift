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

  /// The fields that XML replies lack, and `Response`, which is written separately.
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
