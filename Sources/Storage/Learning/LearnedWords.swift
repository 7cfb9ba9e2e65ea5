import GRDB
import Search
import Titles

/// The words of the names, people and genres in the index, which correct misspelt ones: see
/// ``TrigramVocabulary``.
///
/// A word stays after its last title is removed: looking for other titles with it would take long,
/// and a word without titles no longer counts.
enum LearnedWords {
  /// Makes the tables, which are filled as titles are learned.
  static func makeTables(in database: Database) throws {
    try TrigramVocabulary.makeTrigrams(in: database)
    try database.execute(
      sql: """
        CREATE TABLE word (rank INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE) STRICT;
        DROP TABLE IF EXISTS word_place;
        CREATE VIRTUAL TABLE word_count USING fts5vocab (title_words, row);
        """)
  }

  /// Adds the words that are new.
  static func add(_ words: some Sequence<Substring>, in database: Database) throws {
    for word in words {
      try database.execute(cached: "INSERT OR IGNORE INTO word (word) VALUES (?)", [String(word)])
      guard database.changesCount > 0 else { continue }
      try database.execute(
        cached: "INSERT INTO word_trigrams (rowid, word) VALUES (?, ?)",
        [
          database.lastInsertedRowID,
          TrigramVocabulary.startOfWord + word + TrigramVocabulary.endOfWord,
        ])
    }
  }

  /// Returns the vocabulary of the titles at some places.
  static func vocabulary(
    at places: ClosedRange<Int64>, in database: Database
  ) -> TrigramVocabulary {
    TrigramVocabulary(
      columns: LearnedTables().columns,
      titlesOfWord: "(SELECT doc FROM word_count WHERE term = word.word)", places: places,
      database: database)
  }
}
