import GRDB
import Titles

/// Which titles of a source are meant, as SQL.
struct TitlesWhere {
  let tables: any SearchedTables
  /// The places of the source.
  private(set) var places: ClosedRange<Int64>
  /// The condition on their words; `nil` for nothing.
  var words: MatchExpression?
  /// Whether only words of names are asked for.
  var isAboutNames = false
  /// The condition on the columns of `title`; `nil` for nothing.
  var facts: SQL?
  /// Stands for the table `title` where no words are asked for.
  var titles: SQL = "title"

  init(tables: any SearchedTables, places: ClosedRange<Int64>) {
    self.tables = tables
    self.places = places
  }

  /// Leaves out what comes after a place.
  mutating func end(at last: Int64) {
    // A range has at least one place; no title is at a place below zero.
    let first = places.lowerBound
    places = last < first ? -1 ... -1 : first...min(last, places.upperBound)
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
    guard let words else { return "FROM \(titles) WHERE \(isAmongPlaces)" }
    return "FROM \(table) WHERE \(table) MATCH \(words.text) AND \(isAmongPlaces)"
  }

  /// The tables that are needed to find the titles, and no others.
  private var leastSource: SQL { facts == nil ? source : sourceWithFacts }

  /// All tables.
  var sourceWithFacts: SQL {
    let facts: SQL = if let facts { facts } else { "TRUE" }
    guard let words else { return "\(source) AND \(facts)" }
    return """
      FROM \(table) CROSS JOIN title ON title.place = \(place)
      WHERE \(table) MATCH \(words.text) AND \(isAmongPlaces) AND \(facts)
      """
  }
}
