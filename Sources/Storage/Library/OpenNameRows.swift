import GRDB
import Keeping
import Titles

/// The rows of the names that imports have left open, and of their reserved places in lists, with
/// ranks like those of the titles there.
enum OpenNameRows {
  /// Returns all names, in the order of their numbers.
  static func all(in database: Database) throws -> [OpenName] {
    try names(where: "TRUE", in: database)
  }

  /// Returns the number of waiting names.
  static func count(in database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM open_name") ?? 0
  }

  /// Returns the waiting name with a number, if there is one.
  static func name(_ number: Int, in database: Database) throws -> OpenName? {
    try names(where: "open_name.number = \(number)", in: database).first
  }

  /// Returns the readable names of a damaged file.
  static func readable(in database: Database) throws -> [OpenName] {
    // An index has the numbers in this order, so no page with the contents of names is read.
    try Int.fetchAll(database, sql: "SELECT number FROM open_name ORDER BY title, year, kind")
      .sorted().compactMap { try? name($0, in: database) }
  }

  private static func names(
    where condition: String, in database: Database
  ) throws -> [OpenName] {
    let listings = try Dictionary(
      grouping: Row.fetchAll(
        database,
        sql: """
          WITH place AS (
            SELECT name, list, sum(is_title) OVER (
              PARTITION BY list ORDER BY rank, is_title
              ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS titles
            FROM (
              SELECT NULL AS name, list, rank, 1 AS is_title FROM listed
              WHERE list IN (
                SELECT list FROM open_listed JOIN open_name ON open_name.number = open_listed.name
                WHERE \(condition))
              UNION ALL SELECT name, list, rank, 0 FROM open_listed)
            )
          SELECT place.name, list.name, place.titles
          FROM place JOIN open_name ON open_name.number = place.name
            JOIN list ON list.number = place.list
          WHERE \(condition) ORDER BY list.number
          """
      ).compactMap(Listing.init), by: \.name)
    return try Row.fetchAll(
      database,
      sql: "SELECT number, said FROM open_name WHERE \(condition) ORDER BY number"
    ).compactMap { row in
      guard let number: Int = row.value(0), let text: String = row.value(1),
        var name: OpenName = KeptJSON.value(in: text)
      else { return nil }
      name.number = number
      for listing in listings[number] ?? [] {
        name.lists.append(listing.list)
        name.places[listing.list] = listing.place
      }
      return name
    }
  }

  /// Stores a waiting name.
  ///
  /// - Returns: The number of the name.
  static func insert(_ name: OpenName, in database: Database) throws -> Int {
    try database.execute(
      cached: "INSERT INTO open_name (title, year, kind, said) VALUES (?, ?, ?, ?)",
      name.name.columns + [name.said])
    return Int(database.lastInsertedRowID)
  }

  /// Updates the data about a waiting name, except for its lists.
  static func update(_ name: OpenName, in database: Database) throws {
    try database.execute(
      sql: "UPDATE open_name SET said = ? WHERE number = ?", arguments: [name.said, name.number])
  }

  /// Merges the data that waits under a name into the entry of its title, with its places in lists,
  /// and removes the name.
  static func settle(
    _ name: OpenName, as title: TitleDetail, from origin: FactOrigin,
    in database: Database
  ) throws {
    let known = try EntryRows.entries(of: [title.id], in: database)[title.id]
    let before = known ?? LibraryEntry(title)
    let after = before.merged(with: name)
    try FactRows.keep(SourcedFacts(title, from: origin), in: database)
    if after != before { try EntryRows.keep(after, inPlaceOf: before, in: database) }
    let listed = Set(before.lists)
    for list in after.lists where !listed.contains(list) {
      let list = try ListRows.number(of: list, in: database)
      try database.execute(
        sql: """
          UPDATE listed SET rank = open_listed.rank FROM open_listed
          WHERE listed.title = ? AND listed.list = ?
            AND open_listed.name = ? AND open_listed.list = listed.list
          """, arguments: [title.id.rawValue, list, name.number])
    }
    try remove(name.number, in: database)
  }

  /// Removes a name with all its data.
  static func remove(_ number: Int, in database: Database) throws {
    try database.execute(sql: "DELETE FROM open_name WHERE number = ?", arguments: [number])
    try database.execute(sql: "DELETE FROM open_listed WHERE name = ?", arguments: [number])
  }

  /// Reserves places in a list for names.
  ///
  /// - Parameters:
  ///   - places: The number of titles of the list before each name, by the number of the name.
  ///   - list: The list in the import.
  ///   - database: The database, in which all these titles are in the list already.
  /// - Throws: A `LibraryError`, or a `DatabaseError`.
  static func keepPlaces(
    _ places: [Int: Int], in list: LibraryContents.List, in database: Database
  ) throws {
    let id = try ListRows.makeIfNecessary(list.name, in: database)
    let before = RankedList(
      try Row.fetchAll(
        database,
        sql: """
          SELECT title, rank FROM listed WHERE list = :list
          UNION ALL SELECT CAST(name AS TEXT), rank FROM open_listed WHERE list = :list
          ORDER BY rank
          """, arguments: ["list": id]
      ).compactMap(RankedList.Item.init))
    var after = before
    let spots = RankedSpots(before, list.titles)
    // Names at one place are in the order of their numbers.
    let names = places.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    after.insert(names.map { (String($0.key), spots.index(after: $0.value)) })
    let known = Set(before.items)
    for item in after.items where !known.contains(item) {
      try database.execute(
        sql: TitleID(item.title) == nil
          ? "INSERT INTO open_listed VALUES (?2, ?3, ?1) ON CONFLICT DO UPDATE SET rank = ?1"
          : "UPDATE listed SET rank = ?1 WHERE title = ?2 AND list = ?3",
        arguments: [item.rank, item.title, id])
    }
  }
}

/// The place of an open name in a list, as the number of titles before it.
private struct Listing {
  var name: Int
  var list: String
  var place: Int

  /// Reads a listing; returns `nil` for an invalid row, as a damaged file may have.
  init?(_ row: Row) {
    guard let name: Int = row.value(0), let list: String = row.value(1),
      let place: Int = row.value(2)
    else { return nil }
    self.name = name
    self.list = list.harmlessLine
    self.place = place
  }
}

/// Finds where to insert names into a list, given how many titles of another list precede them.
private struct RankedSpots {
  private let titles: [TitleID]
  private let indices: [String: Int]
  /// The index of the next title after or at each index of the list.
  private let nextTitles: [Int]

  init(_ list: RankedList, _ titles: [TitleID]) {
    self.titles = titles
    let items = list.items
    indices = Dictionary(
      items.enumerated().map { ($1.title, $0) }, uniquingKeysWith: { first, _ in first })
    var nextTitles = [items.count]
    for index in items.indices.reversed() {
      nextTitles.append(
        TitleID(items[index].title) == nil ? nextTitles[nextTitles.endIndex - 1] : index)
    }
    self.nextTitles = nextTitles.reversed()
  }

  /// Returns the index after this many titles and the open names that follow them; for 0, the index
  /// of the first title.
  func index(after count: Int) -> Int {
    let end = nextTitles.count - 1
    guard count > 0 else { return titles.first.flatMap { indices[$0.rawValue] } ?? end }
    let last = titles.prefix(count).last.flatMap { indices[$0.rawValue] }
    return last.map { nextTitles[$0 + 1] } ?? end
  }
}

extension OpenName {
  /// The data stored in one column: everything but the number and the lists.
  fileprivate var said: String? {
    var name = self
    name.number = 0
    name.lists = []
    name.places = [:]
    return KeptJSON.text(of: name)
  }

  /// The name with texts that cannot harm a terminal.
  var harmless: OpenName {
    var open = self
    open.name = name.harmless
    open.file = file.harmlessLine
    open.place = place.harmlessLine
    open.candidates = candidates.map { TitleSummary(TitleDetail($0).harmless) }
    open.viewings = viewings.map(\.harmless).sorted()
    open.note = note?.harmlessNote
    open.tags = tags.map(\.harmlessLine)
    open.lists = lists.map(\.listName).filter { !$0.isEmpty }
    open.places = Dictionary(places.map { ($0.listName, $1) }) { first, _ in first }
    return open
  }
}
