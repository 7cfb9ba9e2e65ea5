import GRDB
import Titles

/// A selection of titles of a source, as SQL.
struct TitlesWhere {
  let tables: any SearchedTables
  /// The places of the source.
  private(set) var places: ClosedRange<Int64>
  /// The condition on words; `nil` for no condition.
  var words: MatchExpression?
  /// Whether the condition is about words of names alone.
  var isAboutNames = false
  /// The condition on the columns of `title`; `nil` for no condition.
  var facts: SQL?
  /// The table `title`, or an index of it, for a selection without words.
  var titles: SQL = "title"

  init(tables: any SearchedTables, places: ClosedRange<Int64>) {
    self.tables = tables
    self.places = places
  }

  /// Excludes the places after a given one.
  mutating func end(at last: Int64) {
    // A range has at least one place; no title is at a place below zero.
    let first = places.lowerBound
    places = last < first ? -1 ... -1 : first...min(last, places.upperBound)
  }

  /// Finds the places one after the other, the best known first.
  func places(in database: Database) throws -> some Cursor<Int64> {
    try SQLRequest<Int64>(
      literal: "SELECT \(place) \(leastSource) ORDER BY \(place)", cached: true
    ).fetchCursor(database)
  }

  /// Returns the first places, the best known first.
  func places(first count: Int, in database: Database) throws -> [Int64] {
    try SQLRequest<Int64>(
      literal: "SELECT \(place) \(leastSource) ORDER BY \(place) LIMIT \(count)", cached: true
    ).fetchAll(database)
  }

  /// Counts the titles, up to a limit.
  func count(upTo limit: Int, in database: Database) throws -> Int {
    try SQLRequest<Int>(
      literal: "SELECT count(*) FROM (SELECT 1 \(leastSource) LIMIT \(limit))", cached: true
    ).fetchOne(database) ?? 0
  }

  private var table: SQL { SQL(sql: isAboutNames ? tables.nameWords : tables.words) }

  /// The column of the places, in the order in which words are found.
  private var place: SQL { words == nil ? "title.place" : "\(table).rowid" }

  private var isAmongPlaces: SQL {
    "\(place) BETWEEN \(places.lowerBound) AND \(places.upperBound)"
  }

  /// The table to search: that of the words, or of the titles if there are no words.
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
