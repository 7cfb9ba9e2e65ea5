import GRDB
import Keeping
import Titles

/// The rows of the user's own lists, and of their titles.
enum ListRows {
  /// The lists that every library has.
  private static let standing: [LibraryList] = [.watchlist, .seen, .rated, .everything]

  /// The lists of an empty library.
  static let summariesOfNothing = standing.map { LibraryListSummary($0, count: 0, minutes: 0) }

  /// Returns all lists but those that fill themselves, beginning with those that every library has.
  ///
  /// - Parameters:
  ///   - isTimed: Whether to sum the titles' running times. Without that, no facts are read.
  ///   - database: The database.
  /// - Returns: The lists.
  /// - Throws: A `DatabaseError`.
  static func summaries(
    isTimed: Bool = true, in database: Database
  ) throws -> [LibraryListSummary] {
    let own = try Row.fetchAll(
      database, sql: "SELECT name, note FROM list WHERE expression IS NULL ORDER BY number")
    return try standing.map { try summary(of: $0, isTimed: isTimed, in: database) }
      + own.map { row in
        let name: String = row.value(0) ?? ""
        var list = try summary(of: .named(name.harmlessLine), isTimed: isTimed, in: database)
        let note: String? = row.value(1)
        list.note = note?.harmlessNote
        return list
      }
  }

  private static func summary(
    of list: LibraryList, isTimed: Bool, in database: Database
  ) throws -> LibraryListSummary {
    let choice = EntryChoice(list)
    let counted =
      isTimed
      ? "ifnull(sum(title.minutes), 0) FROM entry JOIN title ON title.id = entry.title"
      : "0 FROM entry"
    let statement = try database.cachedStatement(
      sql: "SELECT count(*), \(counted) WHERE \(choice.condition)")
    let row = try Row.fetchOne(statement, arguments: choice.arguments)
    return LibraryListSummary(list, count: row?.value(0) ?? 0, minutes: row?.value(1) ?? 0)
  }

  /// Returns the number of a list.
  ///
  /// - Throws: ``LibraryError/noSuchList(_:)``, or a `DatabaseError`.
  static func number(of list: String, in database: Database) throws -> Int64 {
    guard let number = try existing(list, in: database) else {
      throw LibraryError.noSuchList(list)
    }
    return number
  }

  static func existing(_ list: String, in database: Database) throws -> Int64? {
    let statement = try database.cachedStatement(sql: "SELECT number FROM list WHERE name = ?")
    return try Int64.fetchOne(statement, arguments: [list])
  }

  /// Appends a title to a list, which is made if necessary.
  ///
  /// - Throws: ``LibraryError/fillsItself(_:)``, or a `DatabaseError`.
  static func append(_ title: String, to list: String, in database: Database) throws {
    let number = try makeIfNecessary(list, in: database)
    let ranks = try database.cachedStatement(sql: "SELECT max(rank) FROM listed WHERE list = ?")
    let rank = RankedList.rank(after: try Int64.fetchOne(ranks, arguments: [number]))
    try database.execute(
      cached: "INSERT INTO listed (title, list, rank) VALUES (?, ?, ?)",
      [title, number, rank])
  }

  /// Returns the number of a list that the user fills; makes the list if necessary.
  ///
  /// - Throws: ``LibraryError/fillsItself(_:)``, or a `DatabaseError`.
  @discardableResult
  static func makeIfNecessary(_ list: String, in database: Database) throws -> Int64 {
    if try expression(of: list, in: database) != nil { throw LibraryError.fillsItself(list) }
    if let number = try existing(list, in: database) { return number }
    try database.execute(sql: "INSERT INTO list (name) VALUES (?)", arguments: [list])
    return database.lastInsertedRowID
  }

  /// Adds a description to a list, and makes the list if it is missing.
  ///
  /// - Throws: ``LibraryError/fillsItself(_:)``, or a `DatabaseError`.
  static func add(_ note: String?, to list: String, in database: Database) throws {
    let number = try makeIfNecessary(list, in: database)
    let known = try self.note(on: list, in: database)
    guard let joined = Note.joined(known, note), joined != known else { return }
    try database.execute(
      sql: "UPDATE list SET note = ? WHERE number = ?", arguments: [joined, number])
  }

  /// Returns the ids of the titles in a list.
  static func titles(in list: String, in database: Database) throws -> [TitleID] {
    let statement = try database.cachedStatement(
      sql: "SELECT title FROM listed WHERE list = (SELECT number FROM list WHERE name = ?)")
    return try String.fetchAll(statement, arguments: [list]).compactMap { TitleID($0) }
  }

  private static func note(on list: String, in database: Database) throws -> String? {
    let statement = try database.cachedStatement(sql: "SELECT note FROM list WHERE name = ?")
    return try String.fetchOne(statement, arguments: [list])
  }

  /// Returns the lists that fill themselves.
  static func living(in database: Database) throws -> [SmartList] {
    try Row.fetchAll(
      database,
      sql: "SELECT name, expression FROM list WHERE expression IS NOT NULL ORDER BY number"
    ).map { row in
      SmartList(
        name: (row.value(0) ?? "").harmlessLine, expression: (row.value(1) ?? "").harmlessLine)
    }
  }

  /// Stores a list that fills itself, in place of the one with its name.
  ///
  /// - Throws: ``LibraryError/listExists(_:)`` if the user fills that list, or a `DatabaseError`.
  static func keep(_ list: SmartList, in database: Database) throws {
    guard let number = try existing(list.name, in: database) else {
      return try database.execute(
        sql: "INSERT INTO list (name, expression) VALUES (?, ?)",
        arguments: [list.name, list.expression])
    }
    guard try expression(of: list.name, in: database) != nil else {
      throw LibraryError.listExists(list.name)
    }
    try database.execute(
      sql: "UPDATE list SET expression = ? WHERE number = ?", arguments: [list.expression, number])
  }

  private static func expression(of list: String, in database: Database) throws -> String? {
    let statement = try database.cachedStatement(sql: "SELECT expression FROM list WHERE name = ?")
    return try String.fetchOne(statement, arguments: [list])
  }

  static func remove(_ title: String, from list: String, in database: Database) throws {
    guard let number = try existing(list, in: database) else { return }
    try database.execute(
      cached: "DELETE FROM listed WHERE title = ? AND list = ?", [title, number])
  }

  /// Moves titles within a list.
  ///
  /// - Throws: ``LibraryError/noSuchList(_:)``, or a `DatabaseError`.
  static func move(
    _ titles: [String], to place: Int, in list: String, in database: Database
  ) throws {
    let number = try number(of: list, in: database)
    let before = RankedList(
      try Row.fetchAll(
        database, sql: "SELECT title, rank FROM listed WHERE list = ? ORDER BY rank",
        arguments: [number]
      ).compactMap(RankedList.Item.init))
    var after = before
    after.move(titles, to: place)
    let known = Set(before.items)
    let statement = try database.cachedStatement(
      sql: "UPDATE listed SET rank = ? WHERE title = ? AND list = ?")
    for item in after.items where !known.contains(item) {
      try statement.execute(arguments: [item.rank, item.title, number])
    }
  }

  /// Renames a list, including in the expressions of lists that fill themselves.
  ///
  /// - Throws: A ``LibraryError`` about one of the names, or a `DatabaseError`.
  static func rename(_ list: String, to name: String, in database: Database) throws {
    let number = try number(of: list, in: database)
    guard list != name, !name.isEmpty else { return }
    guard try existing(name, in: database) == nil else { throw LibraryError.listExists(name) }
    try database.execute(
      sql: "UPDATE list SET name = ? WHERE number = ?", arguments: [name, number])
    for living in try living(in: database) {
      guard let expression = try? TitleExpression(parsing: living.expression),
        let renamed = expression.renaming(list: list, to: name)
      else { continue }
      try keep(SmartList(name: living.name, expression: renamed.text), in: database)
    }
  }

  /// Removes a list, and the entries of titles that were kept only there.
  ///
  /// - Throws: ``LibraryError/noSuchList(_:)``, or a `DatabaseError`.
  static func remove(_ list: String, from database: Database) throws {
    let number = try number(of: list, in: database)
    let listed = try EntryReading(EntryChoice(.named(list)), in: database).entries()
    for entry in listed {
      let rest = entry.changed(by: .list(list, isIn: false), at: 0)
      try EntryRows.keep(rest, inPlaceOf: entry, in: database)
    }
    try database.execute(sql: "DELETE FROM open_listed WHERE list = ?", arguments: [number])
    try database.execute(sql: "DELETE FROM list WHERE number = ?", arguments: [number])
  }
}

extension RankedList.Item {
  /// Reads a title's place; returns `nil` for an invalid row, as a damaged file may have.
  init?(_ row: Row) {
    guard let title: String = row.value(0), let rank: Int64 = row.value(1) else { return nil }
    self.init(title: title, rank: rank)
  }
}
