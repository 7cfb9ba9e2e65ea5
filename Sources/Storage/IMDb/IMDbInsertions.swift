import GRDB

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
