import GRDB
import Titles

/// Which titles of a source are meant, as SQL.
struct TitlesWhere {
  let tables: any SearchedTables
  /// The places of the source.
  private(set) var places: ClosedRange<Int64>
  /// What is asked of their words; `nil` for nothing.
  var words: MatchExpression?
  /// Whether only words of names are asked for.
  var isAboutNames = false
  /// What is asked of the columns of `title`; `nil` for nothing.
  var facts: SQL?

  init(tables: any SearchedTables, places: ClosedRange<Int64>) {
    self.tables = tables
    self.places = places
  }

  /// Leaves out what comes after a place.
  mutating func end(at last: Int64) {
    // A range has at least one place, so that no title is at the one before the first.
    let first = places.lowerBound
    places = last < first ? first - 1...first - 1 : first...min(last, places.upperBound)
  }

  /// Their places, the best known first; found one after the other.
  func places(in database: Database) throws -> some Cursor<Int64> {
    try SQLRequest<Int64>(
      literal: "SELECT \(place) \(leastSource) ORDER BY \(place)", cached: true
    ).fetchCursor(database)
  }

  /// The first places, the best known first.
  func places(first count: Int, in database: Database) throws -> [Int64] {
    try SQLRequest<Int64>(
      literal: "SELECT \(place) \(leastSource) ORDER BY \(place) LIMIT \(count)", cached: true
    ).fetchAll(database)
  }

  /// The first places in another order; those without a value come last.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - marks: What the user keeps about titles.
  ///   - count: How many places.
  ///   - database: The database.
  /// - Returns: The places.
  /// - Throws: A `DatabaseError`.
  func places(
    in order: TitleOrder, of marks: MarkTable, first count: Int, in database: Database
  ) throws -> [Int64] {
    if order.key.isAboutLibrary {
      return try places(inOwn: order, of: marks, first: count, in: database)
    }
    guard let value = tables.sortValue(order.key) else {
      return try places(first: count, in: database)
    }
    let direction = SQL(sql: order.isDescending ? "DESC" : "ASC")
    var (finer, nearness): (SQL, SQL) = ("title.place", "TRUE")
    if let finerValue = tables.finerSortValue(order.key) {
      finer = "\(finerValue) \(direction), title.place"
      nearness = try isNear(value, in: order, first: count, in: database)
    }
    return try SQLRequest<Int64>(
      literal: """
        SELECT title.place \(sourceWithFacts) AND \(nearness)
        ORDER BY \(value) IS NULL, \(value) \(direction), \(finer) LIMIT \(count)
        """, cached: true
    ).fetchAll(database)
  }

  /// That a title may be among the first ones, as far as its value tells, which others may have.
  private func isNear(
    _ value: SQL, in order: TitleOrder, first count: Int, in database: Database
  ) throws -> SQL {
    let direction = SQL(sql: order.isDescending ? "DESC" : "ASC")
    let last = try SQLRequest<Int64>(
      literal: """
        SELECT \(value) \(sourceWithFacts) ORDER BY \(value) \(direction)
        LIMIT 1 OFFSET \(max(0, count - 1))
        """, cached: true
    ).fetchOne(database)
    guard let last else { return "TRUE" }
    return order.isDescending ? "\(value) >= \(last)" : "\(value) <= \(last)"
  }

  /// The same by what the user keeps: the titles about which there is a number, and then the
  /// others.
  private func places(
    inOwn order: TitleOrder, of marks: MarkTable, first count: Int, in database: Database
  ) throws -> [Int64] {
    let rows = try marks.rows(of: "sort:\(order.key.rawValue)") { order.key.number(of: $0) }
    let direction = SQL(sql: order.isDescending ? "DESC" : "ASC")
    let kept = try Int64.fetchAll(
      database,
      SQLRequest(
        literal: """
          SELECT title.place \(sourceWithFacts) AND \(tables.isIDAmong(rows))
          ORDER BY (SELECT value FROM \(rows) AND id = \(tables.id)) \(direction), title.place
          LIMIT \(count)
          """))
    let others = try Int64.fetchAll(
      database,
      SQLRequest(
        literal: """
          SELECT title.place \(sourceWithFacts) AND NOT \(tables.isIDAmong(rows))
          ORDER BY title.place LIMIT \(count - kept.count)
          """))
    return kept + others
  }

  /// How many there are, or this many if there are more.
  func count(upTo limit: Int, in database: Database) throws -> Int {
    try SQLRequest<Int>(
      literal: "SELECT count(*) FROM (SELECT 1 \(leastSource) LIMIT \(limit))", cached: true
    ).fetchOne(database) ?? 0
  }

  private var table: SQL { SQL(sql: isAboutNames ? tables.nameWords : tables.words) }

  /// The column of the places; in its order words are found.
  private var place: SQL { words == nil ? "title.place" : "\(table).rowid" }

  private var isAmongPlaces: SQL {
    "\(place) BETWEEN \(places.lowerBound) AND \(places.upperBound)"
  }

  /// The table of the words alone, if there are any.
  private var source: SQL {
    guard let words else { return "FROM title WHERE \(isAmongPlaces)" }
    return "FROM \(table) WHERE \(table) MATCH \(words.text) AND \(isAmongPlaces)"
  }

  /// The tables that are needed to find the titles, and no others.
  private var leastSource: SQL { facts == nil ? source : sourceWithFacts }

  private var sourceWithFacts: SQL {
    let facts: SQL = if let facts { facts } else { "TRUE" }
    guard let words else { return "\(source) AND \(facts)" }
    return """
      FROM \(table) CROSS JOIN title ON title.place = \(place)
      WHERE \(table) MATCH \(words.text) AND \(isAmongPlaces) AND \(facts)
      """
  }
}
