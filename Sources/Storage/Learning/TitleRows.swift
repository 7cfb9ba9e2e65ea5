import GRDB
import Titles

/// The rows of the titles in the index.
enum TitleRows {
  /// Whether facts have just arrived, or were stored before.
  enum Occasion {
    case news, memory
  }

  /// Adds the facts of an answer about a title to the known ones.
  ///
  /// - Parameters:
  ///   - sighting: The facts.
  ///   - scope: The source.
  ///   - occasion: Facts that have just arrived are newer than all known ones, whatever the clock
  ///     says.
  ///   - learned: The time at which the answer arrived.
  ///   - seen: The time at which the answer was last used.
  ///   - database: The database.
  /// - Throws: A `DatabaseError`.
  static func learn(
    _ sighting: Observation, from scope: String, as occasion: Occasion, learned: Int, seen: Int,
    in database: Database
  ) throws {
    guard let known = try KnownTitle.with(sighting.detail.id, from: scope, in: database) else {
      let place = try newPlace(for: sighting.detail, from: scope, in: database)
      try IndexedWords(sighting.detail).insert(at: place, in: database)
      let facts = SourcedFacts(sighting.detail, from: FactOrigin(sighting.source, time: learned))
      let title = KnownTitle(
        place: place, facts: facts, depth: sighting.depth, learned: learned, seen: seen)
      return try title.insert(in: database)
    }
    let isNews = occasion == .news
    let time = isNews ? max(learned, known.facts.origin.time + 1) : learned
    var title = known
    title.facts = known.facts.joined(
      with: SourcedFacts(sighting.detail, from: FactOrigin(sighting.source, time: time)))
    title.depth = max(known.depth, sighting.depth)
    title.learned = isNews ? learned : max(learned, known.learned)
    title.seen = isNews ? seen : max(seen, known.seen)
    try replace(known, with: title, in: database)
  }

  /// Notes that titles were seen again.
  static func noteSight(
    of ids: [TitleID], from scope: String, at time: Int, in database: Database
  ) throws {
    let statement = try database.cachedStatement(
      sql: """
        UPDATE title SET seen = ?
        WHERE scope = (SELECT number FROM scope WHERE name = ?) AND id = ?
        """)
    for id in ids { try statement.execute(arguments: [time, scope, id.rawValue]) }
  }

  /// Removes titles that were last seen at a time or before.
  ///
  /// - Parameters:
  ///   - count: The maximum number of titles to remove.
  ///   - time: The time; `nil` for any.
  ///   - database: The database.
  /// - Returns: The number of removed titles.
  /// - Throws: A `DatabaseError`.
  static func removeLeastRecentlySeen(
    _ count: Int, until time: Int?, from database: Database
  ) throws -> Int {
    let titles = try KnownTitle.leastRecentlySeen(count, until: time, in: database)
    for title in titles {
      try title.facts.detail.words.remove(from: title.place, in: database)
      try title.delete(from: database)
      try database.execute(
        cached: "UPDATE scope SET titles = titles - 1 WHERE number = ?", [title.place.scope])
    }
    return titles.count
  }

  /// Returns the number of known titles of a source, and the revision of its facts.
  static func extent(of scope: String, in database: Database) throws -> IndexExtent {
    let statement = try database.cachedStatement(
      sql: "SELECT titles, learned FROM scope WHERE name = ?")
    let row = try Row.fetchOne(statement, arguments: [scope])
    return IndexExtent(.seen, count: row?.value(0) ?? 0, revision: row?.value(1) ?? 0)
  }

  /// Returns the number of titles from all sources.
  static func count(in database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT sum(titles) FROM scope") ?? 0
  }

  /// Returns the places of a source's titles; `nil` if nothing was ever learned from it.
  static func places(
    of scope: String, in database: Database
  ) throws -> ClosedRange<Int64>? {
    let statement = try database.cachedStatement(sql: "SELECT number FROM scope WHERE name = ?")
    return try Int64.fetchOne(statement, arguments: [scope]).map(TitlePlace.all)
  }

  /// Replaces only what has changed: most titles are seen again and again without changes.
  private static func replace(
    _ known: KnownTitle, with title: KnownTitle, in database: Database
  ) throws {
    let detail = title.facts.detail
    guard detail != known.facts.detail || title.depth != known.depth else {
      return try database.execute(
        cached: "UPDATE title SET learned = ?, seen = ? WHERE place = ?",
        [title.learned, title.seen, title.place.number])
    }
    try database.execute(
      cached: "UPDATE scope SET learned = learned + 1 WHERE number = ?", [known.place.scope])
    var moved = title
    moved.place = known.place.moved(to: detail.popularity)
    try known.delete(from: database)
    try moved.insert(in: database)
    let (old, new) = (known.facts.detail.words, detail.words)
    guard old != new || moved.place != known.place else { return }
    try old.remove(from: known.place, in: database)
    try new.insert(at: moved.place, in: database)
  }

  /// Makes a place for a new title.
  private static func newPlace(
    for detail: TitleDetail, from scope: String, in database: Database
  ) throws -> TitlePlace {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO scope (name, learned, titles) VALUES (?, 1, 1)
        ON CONFLICT DO UPDATE SET learned = learned + 1, titles = titles + 1
        RETURNING number, learned
        """)
    guard let row = try Row.fetchOne(statement, arguments: [scope]),
      let number: Int64 = row.value(0), let learned: Int64 = row.value(1)
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    return TitlePlace(scope: number, popularity: detail.popularity, sequence: learned)
  }
}

extension TitleDetail {
  fileprivate var words: IndexedWords { IndexedWords(self) }
}
