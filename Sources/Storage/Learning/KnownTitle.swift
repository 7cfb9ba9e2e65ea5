import GRDB
import Titles

/// A title in the index.
struct KnownTitle: Sendable {
  var place: TitlePlace
  /// The facts and their origins.
  var facts: SourcedFacts
  /// The completeness of the facts.
  var depth: Observation.Depth
  /// The time at which the facts were learned, in seconds since 1970.
  var learned: Int
  /// The time at which the title was last seen, in seconds since 1970.
  var seen: Int
}

extension KnownTitle {
  /// Returns the facts of the titles at some places, of any origin, in the order of the places.
  ///
  /// A list reads many at once: it copies and decodes only the facts that it shows.
  static func details(
    at places: [Int64], in database: Database
  ) throws -> [TitleDetail] {
    let statement = try database.cachedStatement(
      sql: "\(selection) WHERE title.place IN (SELECT value FROM json_each(?))")
    let rows = try Row.fetchCursor(statement, arguments: ["\(places)"])
    var details: [Int64: TitleDetail] = [:]
    while let row = try rows.next() {
      if let place: Int64 = row.value(0) { details[place] = detail(row) }
    }
    return places.compactMap { details[$0] }
  }

  /// Returns the title with an id from a source; `nil` if it is unknown.
  static func with(
    _ id: TitleID, from scope: String, in database: Database
  ) throws -> KnownTitle? {
    let statement = try database.cachedStatement(
      sql: """
        \(selection) WHERE scope = (SELECT number FROM scope WHERE name = ?) AND id = ?
        """)
    return try Row.fetchOne(statement, arguments: [scope, id.rawValue]).flatMap(KnownTitle.init)
  }

  /// Returns the titles that were seen least recently, and none after a given time; `nil` for any
  /// time.
  static func leastRecentlySeen(
    _ count: Int, until time: Int?, in database: Database
  ) throws -> [KnownTitle] {
    let statement = try database.cachedStatement(
      sql: "\(selection) WHERE seen <= ? ORDER BY seen LIMIT ?")
    return try Row.fetchAll(statement, arguments: [time ?? .max, count])
      .compactMap(KnownTitle.init)
  }

  private static let selection: String = {
    let columns =
      ["title.place", "id", "depth", "learned", "seen"] + TitleColumn.compared.map(\.name)
      + TitleColumn.others.map { "title_fact.\($0.name)" } + ["title_fact.\(StoredOrigins.column)"]
    return """
      SELECT \(columns.joined(separator: ", ")) FROM title JOIN title_fact USING (place)
      """
  }()
}

extension KnownTitle {
  /// Reads a selected row; returns `nil` if it is invalid, as may happen in a damaged file.
  private init?(_ row: Row) {
    guard let number: Int64 = row.value(0), let detail = Self.detail(row) else { return nil }
    place = TitlePlace(number: number)
    let depth: Int = row.value(2) ?? 0
    learned = row.value(3) ?? 0
    seen = row.value(4) ?? 0
    self.depth = Observation.Depth(rawValue: depth) ?? .row
    let origins = StoredOrigins(row[5 + TitleColumn.all.count])
    // Files of earlier versions store only the time at which a title was learned.
    let origin =
      origins.origin == .unknown ? FactOrigin(.service, time: learned) : origins.origin
    facts = SourcedFacts(detail, from: origin, except: origins.others)
  }

  private static func detail(_ row: Row) -> TitleDetail? {
    guard let id: String = row.value(1), let id = TitleID(id) else { return nil }
    var detail = TitleDetail(id: id, title: nil)
    for (index, column) in TitleColumn.all.enumerated() where !row.hasNull(atIndex: 5 + index) {
      column.read(row[5 + index], &detail)
    }
    return detail
  }

  func insert(in database: Database) throws {
    let detail = facts.detail
    try database.execute(
      cached: Self.insertion,
      [
        place.number, place.scope, detail.id.rawValue, depth.rawValue, learned, seen,
        detail.sortKey,
      ] + StatementArguments(TitleColumn.compared.map { $0.value(detail) }))
    try database.execute(
      cached: Self.insertionOfFacts,
      [place.number, StoredOrigins(facts).value]
        + StatementArguments(TitleColumn.others.map { $0.value(detail) }))
  }

  func delete(from database: Database) throws {
    for table in ["title", "title_fact"] {
      try database.execute(cached: "DELETE FROM \(table) WHERE place = ?", [place.number])
    }
  }

  private static let insertion = insertion(
    into: "title",
    ["place", "scope", "id", "depth", "learned", "seen", "sort_key"]
      + TitleColumn.compared.map(\.name))

  private static let insertionOfFacts = insertion(
    into: "title_fact", ["place", StoredOrigins.column] + TitleColumn.others.map(\.name))

  private static func insertion(into table: String, _ columns: [String]) -> String {
    let values = columns.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(values))"
  }
}

extension TitleDetail {
  /// The key that sorts titles by their names, byte by byte in SQLite.
  fileprivate var sortKey: String {
    guard case .text(let key) = TitleOrder.Key.title.value(of: TitleSummary(self), self, nil) else {
      return ""
    }
    return key.composed
  }
}
