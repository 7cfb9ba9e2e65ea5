import GRDB

/// A writer that fills a new `imdb.sqlite`, which no other session knows yet.
///
/// Titles must be added in the order of their rank, the best known first, followed by the rated
/// episodes in the same order; seasons and ratings may be added in any order, but are written
/// faster in the order of their numbers.
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
  /// The number of titles added, without episodes.
  private(set) var titles = 0
  /// The number of rated episodes added after the titles.
  private(set) var ratedEpisodes = 0
  /// The number of episodes in the added seasons.
  private(set) var episodes = 0
  private var ratings = 0
  /// The words of well-known titles, and their names as single words.
  private var knownNames: [String] = []
  private var sortEnds: SortEnds
  private let level: IMDbLevel
  private let database: Database
  private let insertions: IMDbInsertions

  /// Makes the tables of a level, and begins the one transaction in which they are filled.
  ///
  /// - Parameters:
  ///   - level: The level of the data.
  ///   - sortEnds: The ends of the orders, with the minimum sizes of their indexes.
  ///   - database: The new database, without tables.
  /// - Throws: A `DatabaseError`.
  init(
    for level: IMDbLevel, sortEnds: SortEnds = SortEnds(), in database: Database
  ) throws {
    self.level = level
    self.sortEnds = sortEnds
    self.database = database
    try database.execute(sql: "PRAGMA cache_size = -\(Self.cachedKilobytes)")
    try IMDbTables.make(for: level, in: database)
    insertions = try IMDbInsertions(for: level, in: database)
    try database.beginTransaction(.immediate)
  }

  private static let cachedKilobytes = 16 << 10
  /// The number of titles so well known that people may misspell a word that only one of them has,
  /// or write its name as one word.
  private static let knownTitles = 50_000

  /// Adds the next title or, after all titles, the next rated episode.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - words: The words of the title, which may have been folded on another thread.
  /// - Throws: A `DatabaseError`.
  mutating func add(_ title: IMDbTitle, words: IMDbWords) throws {
    if title.type == .tvEpisode {
      ratedEpisodes += 1
    } else {
      titles += 1
      noteEnds(title, words)
    }
    if title.votes != nil { ratings += 1 }
    let place = titles + ratedEpisodes
    try insertions.titles?.insert { row in
      row.add(place)
      row.add(title.number)
      row.add(title.type.rawValue)
      row.add(title.year)
      row.add(title.minutes)
      row.add(title.genres.rawValue)
      row.add(title.rating)
      row.add(title.votes)
      row.add(words.sortPrefix)
    }
    try insertions.names?.insert { row in
      row.add(place)
      row.add(title.isNumberedEpisode ? nil : title.name)
      row.add(title.originalName)
      row.add(title.endYear)
    }
    try add(words, at: place)
    if let episode = title.episode { try add(episode, at: place) }
    if title.hasPeople { try addPeople(of: title, at: place) }
  }

  private mutating func noteEnds(_ title: IMDbTitle, _ words: IMDbWords) {
    sortEnds.note(title.year, .year)
    sortEnds.note(title.minutes, .runtime)
    sortEnds.note(words.sortPrefix, .title)
  }

  private mutating func add(_ words: IMDbWords, at place: Int) throws {
    try insertions.words?.insert { row in
      row.add(place)
      for column in insertions.wordColumns { row.add(words.text(in: column)) }
    }
    if place <= Self.knownTitles { knownNames += words.namesAsWords }
  }

  private func add(_ episode: IMDbEpisodePlace, at place: Int) throws {
    try insertions.episodes?.insert { row in
      row.add(place)
      row.add(episode.series)
      row.add(episode.season)
      row.add(episode.number)
    }
  }

  private func addPeople(of title: IMDbTitle, at place: Int) throws {
    try insertions.people?.insert { row in
      row.add(place)
      row.add(title.directors.lines)
      row.add(title.writers.lines)
      row.add(title.actors.lines)
    }
  }

  /// Adds a person; adding people in the order of their numbers is faster.
  ///
  /// - Throws: A `DatabaseError`.
  func add(_ person: IMDbPerson) throws {
    try insertions.persons?.insert { row in
      row.add(person.number)
      row.add(person.name)
      row.add(person.titles)
      row.add(person.key)
    }
  }

  /// Adds a season.
  ///
  /// - Parameter season: The season with all its episodes; each season is added only once.
  /// - Throws: A `DatabaseError`.
  mutating func add(_ season: IMDbSeason) throws {
    guard !season.episodes.isEmpty else { return }
    episodes += season.episodes.count
    try insertions.seasons?.insert { row in
      row.add(season.series)
      row.add(season.storedNumber)
      row.add(season.coded)
    }
  }

  /// Adds the row of a title at the level of ratings.
  ///
  /// - Parameters:
  ///   - rating: IMDb's rating times ten.
  ///   - votes: The number of votes.
  ///   - number: The number in the title's id; each number is added only once.
  /// - Throws: A `DatabaseError`.
  mutating func add(rating: Int, votes: Int, of number: UInt32) throws {
    ratings += 1
    try insertions.ratings?.insert { row in
      row.add(number)
      row.add(rating)
      row.add(votes)
    }
  }

  /// Builds the indexes once everything is added, and ends the transaction.
  ///
  /// - Parameters:
  ///   - imported: The time of the import, in seconds since 1970.
  ///   - days: The date of each file, in seconds since 1970.
  ///   - people: The number of people.
  /// - Returns: The state of the data.
  /// - Throws: A `DatabaseError`.
  @discardableResult
  func finish(imported: Int, days: [IMDbDump: Int], people: Int = 0) throws -> IMDbStatus {
    var status = IMDbStatus(level: level, imported: imported, days: days)
    status.titles = titles
    status.episodes = episodes
    status.ratings = ratings
    status.people = people
    status.hasSignPairs = level.base == .titles
    if level.base == .titles {
      try IMDbTables.index(database, for: level)
      try sortEnds.makeIndices(in: database)
      try IMDbTables.makeVocabulary(addingNames: knownNames, for: level, in: database)
      try IMDbTables.count(titles: titles, in: database)
    }
    try IMDbTables.write(status, in: database)
    try database.commit()
    status.bytes = try database.size
    return status
  }
}

extension IMDbTitle {
  fileprivate var hasPeople: Bool { !(directors.isEmpty && writers.isEmpty && actors.isEmpty) }
}

/// The statements that fill the tables of a level; `nil` for a table that the level lacks.
struct IMDbInsertions {
  let wordColumns: [IMDbWords.Column]
  var titles: RowInsertion?
  var names: RowInsertion?
  var words: RowInsertion?
  var people: RowInsertion?
  var persons: RowInsertion?
  var episodes: RowInsertion?
  var seasons: RowInsertion?
  var ratings: RowInsertion?

  /// Compiles the statements.
  ///
  /// - Parameters:
  ///   - level: The level of the data.
  ///   - database: The database, with its tables.
  /// - Throws: A `DatabaseError`.
  init(for level: IMDbLevel, in database: Database) throws {
    wordColumns = IMDbTables.wordColumns(of: level)
    func insertion(_ table: String, _ columns: [String]) throws -> RowInsertion {
      try RowInsertion(into: table, columns, in: database)
    }
    guard level.base == .titles else {
      ratings = try insertion("rating", ["number", "imdb", "votes"])
      return
    }
    titles = try insertion(
      "title",
      [
        "place", "number", "type", "year", "minutes", "genres", "imdb", "votes", "sort_prefix",
      ])
    names = try insertion("title_name", ["place", "title", "original_title", "end_year"])
    words = try insertion("title_words", ["rowid"] + wordColumns.map(\.rawValue))
    episodes = try insertion("episode", ["place", "series", "season", "episode"])
    seasons = try insertion("season", ["series", "number", "episodes"])
    if level.hasPeople {
      people = try insertion("title_people", ["place", "directors", "writers", "actors"])
      persons = try insertion("person", ["number", "name", "titles", "key"])
    }
  }
}
