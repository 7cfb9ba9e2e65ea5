import Foundation
import GRDB
import Titles

/// Fills a new `imdb.sqlite`, which nobody else knows yet.
///
/// Titles come in the order of their rank, the best known first, and behind them the rated episodes
/// in the same order; seasons and ratings come whenever they like, the faster the more they are in
/// the order of their numbers.
///
///     try file.replace { queue in
///       try queue.inDatabase { database in
///         var writer = try IMDbWriter(for: IMDbLevel(), in: database)
///         for title in ranked { try writer.add(title, words: IMDbWords(title)) }
///         for season in seasons { try writer.add(season) }
///         try writer.finish(imported: now, days: days)
///       }
///     }
struct IMDbWriter {
  /// How many titles were added, episodes not counted.
  private(set) var titles = 0
  /// How many rated episodes were added behind them.
  private(set) var ratedEpisodes = 0
  /// How many episodes the added seasons have.
  private(set) var episodes = 0
  private var ratings = 0
  /// The names of well-known titles as single words.
  private var knownNames: [String] = []
  private let level: IMDbLevel
  private let database: Database

  /// Makes the tables of a level, and begins the one transaction in which they are filled.
  ///
  /// - Parameters:
  ///   - level: What is kept.
  ///   - database: The new database, without any table.
  /// - Throws: A `DatabaseError`.
  init(for level: IMDbLevel, in database: Database) throws {
    self.level = level
    self.database = database
    try database.execute(sql: "PRAGMA cache_size = -\(Self.cachedKilobytes)")
    try IMDbTables.make(for: level, in: database)
    try database.beginTransaction(.immediate)
  }

  private static let cachedKilobytes = 32 << 10
  /// How many titles are so well known that somebody writes their names as one word.
  private static let knownTitles = 50_000

  /// Adds the next title, or the next rated episode behind all titles.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - words: Its words, which may have been folded on another thread.
  /// - Throws: A `DatabaseError`.
  mutating func add(_ title: IMDbTitle, words: IMDbWords) throws {
    if title.type == .tvEpisode { ratedEpisodes += 1 } else { titles += 1 }
    if title.votes != nil { ratings += 1 }
    let place = titles + ratedEpisodes
    try execute(
      """
      INSERT INTO title (place, number, type, year, minutes, genres, imdb, votes, sort_prefix)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        place.databaseValue, title.number.databaseValue, title.type.rawValue.databaseValue,
        title.year.stored, title.minutes.stored, title.genres.rawValue.databaseValue,
        title.rating.stored, title.votes.stored, SortKey(title.name).prefix.databaseValue,
      ])
    let isNumbered = title.isNumberedEpisode
    try execute(
      "INSERT INTO title_name (place, title, original_title, end_year) VALUES (?, ?, ?, ?)",
      [
        place.databaseValue, isNumbered ? .null : title.name.databaseValue,
        title.originalName.stored, title.endYear.stored,
      ])
    try add(words, at: place)
    if place <= Self.knownTitles { knownNames += words.namesAsWords }
    if let episode = title.episode { try add(episode, at: place) }
    if level.hasPeople, title.hasPeople { try addPeople(of: title, at: place) }
  }

  private func add(_ words: IMDbWords, at place: Int) throws {
    let columns = IMDbTables.wordColumns(of: level)
    try execute(
      level.hasPeople ? Self.insertionOfAllWords : Self.insertionOfWords,
      [place.databaseValue] + columns.map { words.text(in: $0).databaseValue })
  }

  private static let insertionOfWords = insertion(of: IMDbLevel())
  private static let insertionOfAllWords = insertion(of: IMDbLevel(people: true))

  private static func insertion(of level: IMDbLevel) -> String {
    let columns = IMDbTables.wordColumns(of: level).map(\.rawValue)
    return """
      INSERT INTO title_words (rowid, \(columns.joined(separator: ", ")))
      VALUES (?, \(columns.map { _ in "?" }.joined(separator: ", ")))
      """
  }

  private func add(_ episode: IMDbEpisodePlace, at place: Int) throws {
    try execute(
      "INSERT INTO episode (place, series, season, episode) VALUES (?, ?, ?, ?)",
      [
        place.databaseValue, episode.series.databaseValue, episode.season.stored,
        episode.number.stored,
      ])
  }

  private func addPeople(of title: IMDbTitle, at place: Int) throws {
    try execute(
      "INSERT INTO title_people (place, directors, writers, actors) VALUES (?, ?, ?, ?)",
      [
        place.databaseValue, title.directors.lines.stored, title.writers.lines.stored,
        title.actors.lines.stored,
      ])
  }

  /// Adds a season.
  ///
  /// - Parameter season: All its episodes; each season of a series comes once.
  /// - Throws: A `DatabaseError`.
  mutating func add(_ season: IMDbSeason) throws {
    episodes += season.episodes.count
    try execute(
      "INSERT INTO season (series, number, episodes) VALUES (?, ?, ?)",
      [
        season.series.databaseValue, season.storedNumber.databaseValue, season.coded.databaseValue,
      ])
  }

  /// Adds what is kept of a title at the level of ratings.
  ///
  /// - Parameters:
  ///   - rating: IMDb's rating times ten.
  ///   - votes: The votes behind it.
  ///   - number: The number in the title's id; each comes once.
  /// - Throws: A `DatabaseError`.
  mutating func add(rating: Int, votes: Int, of number: UInt32) throws {
    ratings += 1
    try execute(
      "INSERT INTO rating (number, imdb, votes) VALUES (?, ?, ?)",
      [number.databaseValue, rating.databaseValue, votes.databaseValue])
  }

  /// Makes what searches need once everything is added, and ends the transaction.
  ///
  /// - Parameters:
  ///   - imported: The time, in seconds since 1970.
  ///   - days: From when each file is, in seconds since 1970.
  ///   - people: How many people are kept.
  /// - Returns: What is kept.
  /// - Throws: A `DatabaseError`.
  @discardableResult
  func finish(imported: Int, days: [IMDbDump: Int], people: Int = 0) throws -> IMDbStatus {
    var status = IMDbStatus(level: level, imported: imported, days: days)
    status.titles = titles
    status.episodes = episodes
    status.ratings = ratings
    status.people = people
    if level.base == .titles {
      try IMDbTables.index(database)
      try IMDbTables.makeVocabulary(addingNames: knownNames, for: level, in: database)
      try IMDbTables.count(titles: titles, in: database)
    }
    try IMDbTables.write(status, in: database)
    try database.commit()
    status.bytes = try database.size
    return status
  }

  private func execute(_ sql: String, _ values: [DatabaseValue]) throws {
    let statement = try database.cachedStatement(sql: sql)
    statement.setUncheckedArguments(StatementArguments(values))
    try statement.execute()
  }
}

extension IMDbTitle {
  fileprivate var hasPeople: Bool { !(directors.isEmpty && writers.isEmpty && actors.isEmpty) }
}

extension Optional where Wrapped: DatabaseValueConvertible {
  fileprivate var stored: DatabaseValue { self?.databaseValue ?? .null }
}
