import Foundation
import GRDB
import Search
import Titles

extension IMDbTables {
  /// Notes how many titles there are of each genre and of each year, and down to which place titles
  /// with so many votes stand: see ``VoteBounds``.
  ///
  /// Whoever changes ratings in a copy of the file calls this afterwards.
  ///
  /// - Parameters:
  ///   - titles: How many titles there are; behind them come the episodes.
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

  /// Writes what is kept, in the place of what was written before.
  static func write(_ status: IMDbStatus, in database: Database) throws {
    let text = String(decoding: try JSONEncoder().encode(status), as: UTF8.self)
    try database.execute(sql: "DELETE FROM about")
    try database.execute(sql: "INSERT INTO about (status) VALUES (?)", arguments: [text])
  }

  /// Reads what is kept.
  ///
  /// - Throws: A `DatabaseError`, or a `DecodingError` about a damaged file.
  static func status(in database: Database) throws -> IMDbStatus {
    try storedStatus(in: database).status
  }

  /// Reads what is kept, unless that is known.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - known: What was read before: the same text means the same, and to decode it takes longer
  ///     than many a search.
  /// - Returns: What is kept, with its text.
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

  /// The state of the data, and the text that tells it in the file: the time of its import is a
  /// part of it.
  struct StoredStatus: Sendable {
    let text: String
    let status: IMDbStatus
  }
}
