import GRDB
import Titles

/// The rows of the entries.
enum EntryRows {
  /// Reads the entries of titles.
  ///
  /// - Parameters:
  ///   - ids: The titles.
  ///   - lastViewing: Whether to read only the last of several viewings.
  ///   - database: The database.
  /// - Returns: The entries; titles without one are missing.
  /// - Throws: A `DatabaseError`.
  static func entries(
    of ids: some Sequence<TitleID>, lastViewing: Bool = false, in database: Database
  ) throws -> [TitleID: LibraryEntry] {
    try EntryReading(EntryChoice(of: ids), lastViewing: lastViewing, in: database).entries()
      .keyed(by: \.id)
  }

  /// Stores an entry in place of the known one about its title.
  ///
  /// - Parameters:
  ///   - entry: The entry; an empty one is deleted.
  ///   - known: The stored entry, which is empty for a new title.
  ///   - database: The database, in a transaction.
  /// - Throws: A `DatabaseError`.
  static func keep(
    _ entry: LibraryEntry, inPlaceOf known: LibraryEntry, in database: Database
  ) throws {
    let title = entry.id.rawValue
    if entry.isEmpty {
      try database.execute(cached: "DELETE FROM entry WHERE title = ?", [title])
    } else {
      try keepMarks(entry, in: database)
    }
    try keepViewings(entry, inPlaceOf: known.viewings, in: database)
    let (before, after) = (Set(known.lists), Set(entry.lists))
    for list in known.lists where !after.contains(list) {
      try ListRows.remove(title, from: list, in: database)
    }
    for list in entry.lists where !before.contains(list) {
      try ListRows.append(title, to: list, in: database)
    }
  }

  private static func keepMarks(_ entry: LibraryEntry, in database: Database) throws {
    try database.execute(
      cached: """
        INSERT INTO entry
          (title, watchlisted, rating, rating_day, note, tags, position, length, played,
            stopped)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (title) DO UPDATE SET watchlisted = excluded.watchlisted,
          rating = excluded.rating, rating_day = excluded.rating_day, note = excluded.note,
          tags = excluded.tags, position = excluded.position, length = excluded.length,
          played = excluded.played, stopped = excluded.stopped
        """,
      [
        entry.id.rawValue, entry.onWatchlistSince, entry.rating, entry.ratedOn?.isoText,
        entry.note, entry.tags.lines, entry.stopped?.position, entry.stopped?.length,
        entry.stopped?.played, entry.stopped?.time,
      ])
  }

  /// Appends new viewings, if nothing else has changed; otherwise writes all viewings.
  private static func keepViewings(
    _ entry: LibraryEntry, inPlaceOf known: [Viewing], in database: Database
  ) throws {
    guard entry.viewings != known else { return }
    if let added = entry.viewings.added(to: known) {
      return try append(added, to: entry.id.rawValue, in: database)
    }
    try database.execute(cached: "DELETE FROM viewing WHERE title = ?", [entry.id.rawValue])
    try append(entry.viewings, to: entry.id.rawValue, in: database)
  }

  private static func append(
    _ viewings: [Viewing], to title: String, in database: Database
  ) throws {
    let places = try database.cachedStatement(
      sql: "SELECT ifnull(max(place) + 1, 0) FROM viewing WHERE title = ?")
    let first = try Int.fetchOne(places, arguments: [title]) ?? 0
    let statement = try database.cachedStatement(
      sql: "INSERT INTO viewing VALUES (?, ?, ?, ?, ?, ?, ?)")
    for (place, viewing) in zip(first..., viewings) {
      try statement.execute(arguments: [
        title, place, viewing.day?.isoText, viewing.isInCinema, viewing.isRewatch,
        viewing.impression.flatMap { KeptJSON.text(of: $0) }, viewing.place,
      ])
    }
  }
}

extension [Viewing] {
  /// Returns the viewings that others lack; `nil` if one of the others is missing here, or is at
  /// another place in the order.
  fileprivate func added(to others: [Viewing]) -> [Viewing]? {
    var (rest, added) = (others[...], [Viewing]())
    for viewing in self {
      if viewing == rest.first { rest.removeFirst() } else { added.append(viewing) }
    }
    return rest.isEmpty && (others + added).sorted() == self ? added : nil
  }
}
