import GRDB
import Titles

/// Which titles of a source are meant, as SQL.
struct TitlesWhere {
  /// The places of the source.
  let places: ClosedRange<Int64>
  /// What is asked of their words; `nil` for nothing.
  var words: MatchExpression?
  /// Whether only words of names are asked for.
  var isAboutNames = false
  /// What is asked of the columns of `title`; `nil` for nothing.
  var facts: SQL?

  /// Their places, the best known first; found one after the other.
  func places(in database: Database) throws -> some Cursor<Int64> {
    let source = facts == nil ? source : sourceWithFacts
    return try SQLRequest<Int64>(
      literal: "SELECT \(place) \(source) ORDER BY \(place)", cached: true
    ).fetchCursor(database)
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
    in order: TitleOrder, of marks: [TitleID: LibraryMark], first count: Int,
    in database: Database
  ) throws -> [Int64] {
    guard let value = order.key.column else {
      let numbers = marks.compactMapValues { order.key.number(of: $0) }
      return try places(in: order, of: numbers, first: count, in: database)
    }
    let direction = SQL(sql: order.isDescending ? "DESC" : "ASC")
    return try SQLRequest<Int64>(
      literal: """
        SELECT title.place \(sourceWithFacts)
        ORDER BY \(value) IS NULL, \(value) \(direction), title.place LIMIT \(count)
        """, cached: true
    ).fetchAll(database)
  }

  /// The same by numbers from the user's library.
  private func places(
    in order: TitleOrder, of numbers: [TitleID: Double], first count: Int, in database: Database
  ) throws -> [Int64] {
    let isKept = Self.isAmong(numbers.keys)
    let kept = try Row.fetchAll(
      database,
      SQLRequest(
        literal:
          "SELECT title.place, title.id \(sourceWithFacts) AND \(isKept) ORDER BY title.place"
      ))
    let sorted = order.sorted(kept) { row in
      row.value(1).flatMap(TitleID.init).flatMap { numbers[$0] }.map(TitleOrder.Value.number)
    }
    let others = try Int64.fetchAll(
      database,
      SQLRequest(
        literal: """
          SELECT title.place \(sourceWithFacts) AND NOT \(isKept)
          ORDER BY title.place LIMIT \(max(0, count - sorted.count))
          """))
    return sorted.prefix(count).compactMap { $0.value(0) } + others
  }

  /// That a title is one of these.
  static func isAmong(_ ids: some Collection<TitleID>) -> SQL {
    let texts = KeptJSON.text(of: ids.map(\.rawValue)) ?? "[]"
    return "(title.id IN (SELECT value FROM json_each(\(texts))))"
  }

  func count(in database: Database) throws -> Int {
    let source = facts == nil ? source : sourceWithFacts
    return try SQLRequest<Int>(literal: "SELECT count(*) \(source)", cached: true)
      .fetchOne(database) ?? 0
  }

  private var table: SQL { SQL(sql: isAboutNames ? "name_words" : "title_words") }

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

  private var sourceWithFacts: SQL {
    let facts: SQL = if let facts { facts } else { "TRUE" }
    guard let words else { return "\(source) AND \(facts)" }
    return """
      FROM \(table) CROSS JOIN title ON title.place = \(place)
      WHERE \(table) MATCH \(words.text) AND \(isAmongPlaces) AND \(facts)
      """
  }
}

extension TitleOrder.Key {
  /// The value that titles are compared by, as the table `title` has it; `nil` if it is in the user's
  /// library.
  fileprivate var column: SQL? {
    switch self {
    case .rating: "title.imdb"
    case .votes: "title.votes"
    case .year: "title.year"
    case .title: "title.sort_key"
    case .runtime: "title.minutes"
    case .disagreement: "abs(title.imdb - ifnull(title.metacritic, title.tomatoes))"
    case .mine, .seen, .added: nil
    }
  }
}
