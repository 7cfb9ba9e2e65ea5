import GRDB
import Titles

/// The origins of the facts about a title, stored in a column; `NULL` stands for unknown origins.
///
/// The column has a text such as `{"origin":[2,1700000000],"others":{"votes":[1,1600000000]}}`, in
/// which each origin is a source and a time.
struct StoredOrigins {
  let origin: FactOrigin
  let others: [String: FactOrigin]

  /// The name of the column.
  static let column = "origins"

  init(_ facts: SourcedFacts) {
    origin = facts.origin
    others = facts.others
  }

  /// Reads the column; unreadable origins count as unknown.
  init(_ stored: DatabaseValue) {
    let form = String.fromDatabaseValue(stored).flatMap { KeptJSON.value(Form.self, in: $0) }
    origin = form.flatMap { FactOrigin($0.origin) } ?? .unknown
    others = form?.others?.compactMapValues(FactOrigin.init) ?? [:]
  }

  /// The value of the column.
  var value: DatabaseValue {
    let form = Form(
      origin: origin.stored, others: others.isEmpty ? nil : others.mapValues(\.stored))
    return KeptJSON.text(of: form).map(\.databaseValue) ?? .null
  }

  private struct Form: Codable {
    var origin: [Int]
    var others: [String: [Int]]?
  }
}

extension FactOrigin {
  fileprivate var stored: [Int] { [source.rawValue, time] }

  fileprivate init?(_ stored: [Int]) {
    guard stored.count == 2, let source = Source(rawValue: stored[0]) else { return nil }
    self.init(source, time: stored[1])
  }
}
