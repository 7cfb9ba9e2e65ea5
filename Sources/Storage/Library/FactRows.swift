import GRDB
import Titles

/// The rows of the facts about titles.
enum FactRows {
  static let columns = TitleColumn.compared + TitleColumn.others

  /// The columns, in the order in which they are read, and the name of the series of an episode.
  static let selection =
    columns.map { "title.\($0.name)" }.joined(separator: ", ")
    + ", nullif(series.title, series.id)"

  /// Joins what is known of the series of episodes.
  static let seriesJoin = "LEFT JOIN title AS series ON series.id = title.series_id"

  /// The facts in a row, from a column on.
  static func detail(_ id: TitleID, in row: Row, from first: Int) -> TitleDetail {
    var detail = TitleDetail(id: id, title: "")
    for (index, column) in columns.enumerated() { column.read(row[first + index], &detail) }
    detail.seriesTitle = row.value(first + columns.count)
    return detail.harmless
  }

  /// Which facts count where two are known.
  enum Precedence {
    case new, known
  }

  /// Keeps facts beside those that are known of the title; the name of an episode's series is kept
  /// with that series.
  ///
  /// - Parameters:
  ///   - detail: The facts.
  ///   - precedence: Which count where both are there.
  ///   - database: The database.
  /// - Returns: Whether anything was not known.
  /// - Throws: A `DatabaseError`.
  @discardableResult
  static func keep(
    _ detail: TitleDetail, _ precedence: Precedence, in database: Database
  ) throws -> Bool {
    let statement = try database.cachedStatement(
      sql: precedence == .new ? renewal : completion)
    let before = database.totalChangesCount
    try statement.execute(
      arguments: [detail.id.rawValue] + StatementArguments(columns.map { $0.value(detail) }))
    if let series = detail.series { try keep(series, .known, in: database) }
    return database.totalChangesCount > before
  }

  /// Keeps newer facts about those titles about which anything is kept.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - database: The database, in a transaction.
  /// - Returns: What that changed; `nil` if nothing was new.
  /// - Throws: A `DatabaseError`.
  static func learn(_ facts: [TitleDetail], in database: Database) throws -> LibraryNews? {
    let learnt = try facts.filter { detail in
      try isKept(detail, in: database) && keep(detail, .new, in: database)
    }
    guard !learnt.isEmpty else { return nil }
    try database.noteRevision()
    return try LibraryNews(about: Set(learnt.map(\.id.rawValue)), in: database)
  }

  /// Whether anything is kept about any of the titles.
  static func areAnyKept(_ facts: [TitleDetail], in database: Database) throws -> Bool {
    try facts.contains { try isKept($0, in: database) }
  }

  private static func isKept(_ detail: TitleDetail, in database: Database) throws -> Bool {
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM entry WHERE title = ?")
    return try Row.fetchOne(statement, arguments: [detail.id.rawValue]) != nil
  }

  private static let renewal = insertion { "coalesce(\(known("excluded.", $0)), \($0))" }
  private static let completion = insertion { "coalesce(\(known("", $0)), excluded.\($0))" }

  /// A fact, or `NULL` for a title that has only its id for a name.
  private static func known(_ row: String, _ name: String) -> String {
    name == "title" ? "nullif(\(row)title, id)" : row + name
  }

  /// Touches the row only if it becomes another one.
  private static func insertion(choosing fact: (String) -> String) -> String {
    let names = columns.map(\.name)
    let places = (["id"] + names).map { _ in "?" }.joined(separator: ", ")
    let facts = names.map { $0 == "end_year" ? endYear(choosing: fact) : fact($0) }
    return """
      INSERT INTO title (id, \(names.joined(separator: ", "))) VALUES (\(places))
      ON CONFLICT DO UPDATE
      SET (\(names.joined(separator: ", "))) = (\(facts.joined(separator: ", ")))
      WHERE (\(names.joined(separator: ", "))) IS NOT (\(facts.joined(separator: ", ")))
      """
  }

  /// A last year goes with its first one: a series that still runs has none.
  private static func endYear(choosing fact: (String) -> String) -> String {
    """
    CASE \(fact("year")) WHEN excluded.year THEN
      CASE year WHEN excluded.year THEN \(fact("end_year")) ELSE excluded.end_year END
    ELSE end_year END
    """
  }
}

extension TitleDetail {
  /// The series of an episode, as far as the episode tells.
  fileprivate var series: TitleDetail? {
    guard let seriesID, let seriesTitle else { return nil }
    return TitleDetail(id: seriesID, title: seriesTitle, kind: .series)
  }
}
