import GRDB

extension IMDbTables {
  /// Makes the tables of the words with which misspelt ones are corrected, the most frequent first,
  /// and of their trigrams: see ``TrigramVocabulary``.
  ///
  /// - Parameters:
  ///   - names: The words of well-known titles, and their names as single words, so that a missing
  ///     space is corrected, too.
  ///   - level: The level of the data.
  ///   - database: The database, which has all words of titles.
  /// - Throws: A `DatabaseError`.
  static func makeVocabulary(
    addingNames names: [String], for level: IMDbLevel, in database: Database
  ) throws {
    try TrigramVocabulary.makeTrigrams(in: database)
    let columns = wordColumns(of: level).filter { $0 == .title || $0.isAboutPeople }
    try database.execute(
      sql: """
        CREATE TABLE word (
          rank INTEGER PRIMARY KEY, word TEXT NOT NULL, titles INTEGER NOT NULL
        ) STRICT;
        CREATE VIRTUAL TABLE temp.title_word USING fts5vocab (main, title_words, col);
        CREATE TEMP TABLE counted (word TEXT PRIMARY KEY, titles INTEGER NOT NULL) WITHOUT ROWID;
        INSERT INTO temp.counted
          SELECT term, sum(doc) FROM temp.title_word
          WHERE col IN (\(columns.map { "'\($0.rawValue)'" }.joined(separator: ", ")))
            AND term NOT GLOB '\(String.startOfNamesake)*'
          GROUP BY term HAVING sum(doc) >= \(fewestTitlesOfWord);
        """)
    for name in names {
      try database.execute(
        cached: "INSERT OR IGNORE INTO temp.counted (word, titles) VALUES (?, 1)", [name])
    }
    try database.execute(
      sql: """
        INSERT INTO word (word, titles)
          SELECT word, titles FROM temp.counted ORDER BY titles DESC, word;
        CREATE INDEX word_by_word ON word (word);
        INSERT INTO word_trigrams (rowid, word)
          SELECT rank, '\(TrigramVocabulary.startOfWord)' || word || '\(TrigramVocabulary.endOfWord)'
          FROM word;
        INSERT INTO word_trigrams (word_trigrams) VALUES ('optimize');
        DROP TABLE temp.counted;
        DROP TABLE temp.title_word;
        """)
  }

  /// The fewest titles of a word: rarer ones are more often mistakes, except in well-known titles.
  private static let fewestTitlesOfWord = 2
}
