import Files
import GRDB

/// The tables of `imdb.sqlite`, which is only ever replaced as a whole.
///
/// The place of a title is its rank, the best known first, and also the row of its words, so that a
/// search for words returns its hits in this order without sorting them. The rated episodes follow
/// the titles, ranked in the same way. The columns by which titles are compared are stored apart
/// from their names, so that a scan of all titles reads little.
enum IMDbTables {
  /// The name of the file in its folder.
  static let fileName = "imdb.sqlite"
  /// The version of the tables; it changes whenever they, or the folding of words, change.
  static let version = 3
  /// The id that marks the file: `IMDb` in ASCII.
  private static let applicationID = 0x494D_4462

  /// Returns the columns of the words of a title, without those for people if the level has none.
  static func wordColumns(of level: IMDbLevel) -> [IMDbWords.Column] {
    IMDbWords.Column.allCases.filter { level.hasPeople || !$0.isAboutPeople }
  }

  /// Checks that a file has the tables of this version.
  ///
  /// - Throws: ``FileTrouble/newer``, ``FileTrouble/older``, ``FileTrouble/damaged``, or a
  ///   `DatabaseError`.
  static func check(_ database: Database) throws {
    guard try database.applicationID == applicationID else { throw FileTrouble.damaged }
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard version <= Self.version else { throw FileTrouble.newer }
    guard version > 0, try database.tableExists("about") else { throw FileTrouble.damaged }
    guard version == Self.version else { throw FileTrouble.older }
  }

  /// Makes the tables that are filled title by title, in a new file.
  static func make(for level: IMDbLevel, in database: Database) throws {
    try database.execute(
      sql: """
        PRAGMA page_size = \(pageSize);
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        CREATE TABLE about (status TEXT NOT NULL) STRICT;
        """)
    switch level.base {
    case .ratings: try makeRatings(in: database)
    case .titles: try makeTitles(for: level, in: database)
    }
  }

  private static func makeRatings(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE rating (
          number INTEGER PRIMARY KEY, imdb INTEGER NOT NULL, votes INTEGER NOT NULL
        ) STRICT;
        """)
  }

  private static func makeTitles(for level: IMDbLevel, in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE title (
          place INTEGER PRIMARY KEY,
          number INTEGER NOT NULL,
          type INTEGER NOT NULL,
          year INTEGER,
          minutes INTEGER,
          genres INTEGER NOT NULL,
          imdb INTEGER,
          votes INTEGER,
          sort_prefix INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE title_name (
          place INTEGER PRIMARY KEY, title TEXT, original_title TEXT, end_year INTEGER
        ) STRICT;
        CREATE TABLE episode (
          place INTEGER PRIMARY KEY, series INTEGER NOT NULL, season INTEGER, episode INTEGER
        ) STRICT;
        CREATE TABLE season (
          series INTEGER NOT NULL, number INTEGER NOT NULL, episodes BLOB NOT NULL,
          PRIMARY KEY (series, number)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE vote_bound (
          votes INTEGER PRIMARY KEY, title_place INTEGER NOT NULL, episode_place INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE genre_count (genre INTEGER PRIMARY KEY, titles INTEGER NOT NULL) STRICT;
        CREATE TABLE year_count (year INTEGER PRIMARY KEY, titles INTEGER NOT NULL) STRICT;
        CREATE TABLE sort_end (name TEXT PRIMARY KEY, bound INTEGER NOT NULL)
          STRICT, WITHOUT ROWID;
        CREATE VIRTUAL TABLE title_words USING fts5 (
          \(wordColumns(of: level).map(\.rawValue).joined(separator: ", ")),
          content='', columnsize=0, detail=column, prefix='1 2 3 4 5',
          tokenize="ascii tokenchars '\(IMDbWords.endOfKey)'"
        );
        -- The words of some hundred thousand titles are gathered before they are written, and merged
        -- once all are there.
        INSERT INTO title_words (title_words, rank) VALUES ('hashsize', \(gatheredBytes));
        INSERT INTO title_words (title_words, rank) VALUES ('automerge', 0);
        INSERT INTO title_words (title_words, rank) VALUES ('crisismerge', 1999);
        """)
    guard level.hasPeople else { return }
    try database.execute(
      sql: """
        CREATE TABLE title_people (
          place INTEGER PRIMARY KEY, directors TEXT, writers TEXT, actors TEXT
        ) STRICT;
        CREATE TABLE person (
          number INTEGER PRIMARY KEY, name TEXT NOT NULL, titles INTEGER NOT NULL,
          key INTEGER NOT NULL
        ) STRICT;
        """)
  }

  /// The size of the buffer for words, in bytes; the entries themselves take three times as much.
  private static let gatheredBytes = 32 << 20
  /// The page size, in bytes; long lists of titles with a word are read from few pages.
  private static let pageSize = 16_384

  /// Builds the structures that searches need, once all titles are there: an index of their
  /// numbers, their words in one piece, and an index of the keys of people.
  static func index(_ database: Database, for level: IMDbLevel) throws {
    try mergeWords(in: database)
    // SQLite sorts as much at a time as fits into its cache.
    try database.execute(
      sql: """
        PRAGMA cache_size = -\(sortedKilobytes);
        CREATE INDEX title_by_number ON title (number);
        """)
    guard level.hasPeople else { return }
    try database.execute(sql: "CREATE INDEX person_by_key ON person (key)")
  }

  /// Merges the words step by step: each step fills the pages that the previous one has freed, so
  /// that hardly any stay free in the file.
  private static func mergeWords(in database: Database) throws {
    // A negative number starts merging everything; merging is done when a step changes only its own
    // row.
    var pages = -mergedPages
    while true {
      let before = database.totalChangesCount
      try database.execute(
        cached: "INSERT INTO title_words (title_words, rank) VALUES ('merge', ?)", [pages])
      guard database.totalChangesCount - before >= 2 else { return }
      pages = mergedPages
    }
  }

  private static let mergedPages = 4_000
  private static let sortedKilobytes = 4 << 10
}

extension IMDbTables {
  /// Makes the tables of the words that correct misspelt ones, the most frequent first, and of
  /// their trigrams: see ``TrigramVocabulary``.
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

  /// The minimum number of titles with a word: rarer words are more often mistakes, except in
  /// well-known titles.
  private static let fewestTitlesOfWord = 2
}
