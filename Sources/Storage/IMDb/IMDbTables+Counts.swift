import Foundation
import GRDB
import Search
import Titles

extension IMDbTables {
  /// Counts the titles of each genre and of each year, and notes the last places of titles with
  /// many votes: see ``VoteBounds``.
  ///
  /// This must be repeated in a copy of the file once its ratings have changed.
  ///
  /// - Parameters:
  ///   - titles: The number of titles; the episodes follow them.
  ///   - database: The database.
  /// - Throws: A `DatabaseError`.
  static func count(titles: Int, in database: Database) throws {
    var bounds = VoteBounds()
    var genres = Array(repeating: 0, count: IMDbGenres.names.count)
    var years: [Int: Int] = [:]
    let rows = try Row.fetchCursor(
      database, sql: "SELECT place, votes, genres, imdb, year FROM title")
    while let row = try rows.next() {
      let place: Int = row[0]
      if let votes: Int = row[1] ?? (row[3] as Int?).map({ _ in 0 }) {
        bounds.note(votes, at: place, isEpisode: place > titles)
      }
      guard place <= titles else { continue }
      for bit in IMDbGenres(rawValue: row[2]).bits { genres[bit] += 1 }
      if let year: Int = row[4] { years[year, default: 0] += 1 }
    }
    try database.execute(
      sql: "DELETE FROM vote_bound; DELETE FROM genre_count; DELETE FROM year_count;")
    try bounds.insert(in: database)
    for (bit, count) in genres.enumerated() {
      try database.execute(
        cached: "INSERT INTO genre_count (genre, titles) VALUES (?, ?)", [bit, count])
    }
    for (year, count) in years {
      try database.execute(
        cached: "INSERT INTO year_count (year, titles) VALUES (?, ?)", [year, count])
    }
  }

  /// Writes the state of the data, in place of the previous one.
  static func write(_ status: IMDbStatus, in database: Database) throws {
    let text = String(decoding: try JSONEncoder().encode(status), as: UTF8.self)
    try database.execute(sql: "DELETE FROM about")
    try database.execute(sql: "INSERT INTO about (status) VALUES (?)", arguments: [text])
  }

  /// Reads the state of the data.
  ///
  /// - Throws: A `DatabaseError`, or a `DecodingError` about a damaged file.
  static func status(in database: Database) throws -> IMDbStatus {
    try storedStatus(in: database).status
  }

  /// Reads the state of the data, unless it is known.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - known: The state that was read before, which is returned if its text is the same: decoding
  ///     takes longer than many searches.
  /// - Returns: The state, with its text.
  /// - Throws: A `DatabaseError`, or a `DecodingError` about a damaged file.
  static func storedStatus(
    in database: Database, knowing known: StoredStatus? = nil
  ) throws -> StoredStatus {
    let statement = try database.cachedStatement(sql: "SELECT status FROM about")
    let text = try String.fetchOne(statement) ?? ""
    if let known, known.text == text { return known }
    var status = try JSONDecoder().decode(IMDbStatus.self, from: Data(text.utf8))
    status.bytes = try database.size
    return StoredStatus(text: text, status: status)
  }

  /// The state of the data, and its text in the file, which includes the time of the import.
  struct StoredStatus: Sendable {
    let text: String
    let status: IMDbStatus
  }
}
