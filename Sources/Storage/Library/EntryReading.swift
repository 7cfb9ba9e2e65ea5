import GRDB
import Titles

/// Reads entries with three queries, however many entries there are.
struct EntryReading {
  let choice: EntryChoice
  /// Whether to read only the last viewing of each title, which suffices to show that there are
  /// any.
  let readsLastViewing: Bool
  let database: Database

  init(_ choice: EntryChoice, lastViewing: Bool = false, in database: Database) {
    self.choice = choice
    readsLastViewing = lastViewing
    self.database = database
  }

  /// Returns the entries, in order; skips invalid rows, which a damaged file may have.
  func entries() throws -> [LibraryEntry] {
    let viewings = try viewings()
    let lists = try lists()
    let statement = try database.cachedStatement(
      sql: """
        SELECT entry.title, entry.watchlisted, entry.rating, entry.rating_day, entry.note,
          entry.tags, entry.position, entry.length, entry.played,
          entry.stopped, \(FactRows.selection)
        FROM entry JOIN title ON title.id = entry.title \(FactRows.seriesJoin)
        WHERE \(choice.condition) ORDER BY \(choice.order)
        """)
    var entries: [LibraryEntry] = []
    let rows = try Row.fetchCursor(statement, arguments: choice.arguments)
    while let row = try rows.next() {
      guard var entry = LibraryEntry(row) else { continue }
      entry.viewings = viewings[entry.id.rawValue] ?? []
      entry.lists = lists[entry.id.rawValue] ?? []
      entries.append(entry)
    }
    return entries
  }

  /// Returns the readable entries of a damaged file, in order.
  func readableEntries() throws -> [LibraryEntry] {
    try ids().flatMap { id in
      (try? EntryReading(EntryChoice(of: [id]), in: database).entries()) ?? []
    }
  }

  /// Returns the ids of the titles, in the order of the entries.
  func ids() throws -> [TitleID] {
    try String.fetchAll(
      database,
      sql: "SELECT entry.title FROM entry WHERE \(choice.condition) ORDER BY \(choice.order)",
      arguments: choice.arguments
    ).compactMap { TitleID($0) }
  }

  /// Returns the viewings of each title, in their usual order.
  private func viewings() throws -> [String: [Viewing]] {
    let isLast =
      "place = (SELECT max(place) FROM viewing AS other WHERE other.title = viewing.title)"
    return try database.grouped(
      """
      SELECT title, day, is_in_cinema, is_rewatch, impression, location FROM viewing
      WHERE \(chosen("viewing.title")) AND \(readsLastViewing ? isLast : "TRUE")
      ORDER BY title, day, is_rewatch, is_in_cinema, place
      """, arguments: choice.arguments
    ) { row in
      let (day, impression): (String?, String?) = (row.value(1), row.value(4))
      let location: String? = row.value(5)
      return Viewing(
        day: day.flatMap(CalendarDate.init(isoText:)), isInCinema: row.value(2) ?? false,
        isRewatch: row.value(3) ?? false, place: location?.harmlessLine,
        impression: impression.flatMap { KeptJSON.value(in: $0) })
    }
  }

  private func lists() throws -> [String: [String]] {
    try database.grouped(
      """
      SELECT listed.title, list.name FROM listed JOIN list ON list.number = listed.list
      WHERE \(chosen("listed.title")) ORDER BY list.number
      """, arguments: choice.arguments
    ) { row in (row.value(1) ?? "").harmlessLine }
  }

  private func chosen(_ column: String) -> String {
    "\(column) IN (SELECT entry.title FROM entry WHERE \(choice.condition))"
  }
}

extension Database {
  /// Reads rows, and groups their values by the title in the first column.
  func grouped<Value>(
    _ selection: String, arguments: StatementArguments = [], by value: (Row) -> Value
  ) throws -> [String: [Value]] {
    var values: [String: [Value]] = [:]
    let rows = try Row.fetchCursor(try cachedStatement(sql: selection), arguments: arguments)
    while let row = try rows.next() {
      guard let title: String = row.value(0) else { continue }
      values[title, default: []].append(value(row))
    }
    return values
  }
}

extension LibraryEntry {
  /// Reads everything but the viewings and the lists.
  fileprivate init?(_ row: Row) {
    guard let id: String = row.value(0), let id = TitleID(id) else { return nil }
    self.init(FactRows.detail(id, in: row, from: 10))
    onWatchlistSince = row.value(1)
    rating = row.value(2)
    let day: String? = row.value(3)
    ratedOn = day.flatMap(CalendarDate.init(isoText:))
    let note: String? = row.value(4)
    self.note = note?.harmlessNote
    let tags: String? = row.value(5)
    self.tags = [String](lines: tags).map(\.harmlessLine)
    stopped = StoppedPlace(row, from: 6)
  }
}

extension StoppedPlace {
  /// Reads a place from four columns: position, length, played and time.
  ///
  /// Returns `nil` without a place, and for an impossible one, as a damaged file may have.
  init?(_ row: Row, from column: Int) {
    guard let position: Int = row.value(column), let time: Int = row.value(column + 3) else {
      return nil
    }
    self.init(
      position: position, length: row.value(column + 1), played: row.value(column + 2), time: time)
    guard isPossible else { return nil }
  }
}
