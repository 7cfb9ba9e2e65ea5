import GRDB
import Titles

/// The rows of what is kept about titles.
enum EntryRows {
  /// Reads the entries of titles.
  static func entries(
    of ids: some Sequence<TitleID>, in database: Database
  ) throws -> [TitleID: LibraryEntry] {
    try EntryReading(EntryChoice(of: ids), in: database).entries().keyed(by: \.id)
  }

  /// Keeps an entry in place of what is kept about its title.
  ///
  /// - Parameters:
  ///   - entry: The entry; an empty one is not kept.
  ///   - known: What is kept; an empty one if nothing is.
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
    if entry.viewings != known.viewings { try keepViewings(entry, in: database) }
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
        INSERT INTO entry (title, watchlisted, rating, rating_day, note, tags)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (title) DO UPDATE SET watchlisted = excluded.watchlisted,
          rating = excluded.rating, rating_day = excluded.rating_day, note = excluded.note,
          tags = excluded.tags
        """,
      [
        entry.id.rawValue, entry.onWatchlistSince, entry.rating, entry.ratedOn?.isoText,
        entry.note, entry.tags.lines,
      ])
  }

  private static func keepViewings(_ entry: LibraryEntry, in database: Database) throws {
    try database.execute(cached: "DELETE FROM viewing WHERE title = ?", [entry.id.rawValue])
    let statement = try database.cachedStatement(
      sql: "INSERT INTO viewing VALUES (?, ?, ?, ?, ?, ?, ?)")
    for (place, viewing) in entry.viewings.enumerated() {
      try statement.execute(arguments: [
        entry.id.rawValue, place, viewing.day?.isoText, viewing.isInCinema, viewing.isRewatch,
        viewing.impression.flatMap { KeptJSON.text(of: $0) }, viewing.place,
      ])
    }
  }
}
