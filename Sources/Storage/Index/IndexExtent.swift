import GRDB

/// How large the index of a source is.
struct IndexExtent: Equatable, Sendable {
  /// How many titles it has.
  var titles = 0
  /// How many it has ever learned.
  var learned = 0

  init(of scope: String, in database: Database) throws {
    let statement = try database.cachedStatement(
      sql: """
        SELECT learned, (SELECT count(*) FROM title WHERE title.scope = scope.number)
        FROM scope WHERE name = ?
        """)
    guard let row = try Row.fetchOne(statement, arguments: [scope]) else { return }
    learned = row.value(0) ?? 0
    titles = row.value(1) ?? 0
  }

  /// Whether at most one title in fifty has come or gone in between.
  func isNear(_ other: IndexExtent) -> Bool {
    max(abs(other.titles - titles), abs(other.learned - learned)) <= titles / 50
  }
}
