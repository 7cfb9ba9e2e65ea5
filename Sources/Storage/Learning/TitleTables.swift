import GRDB

/// The tables of the index; functions for earlier versions stay unchanged, as their files need
/// them.
///
/// The columns by which titles are compared are stored apart from the rest, so that a scan of all
/// titles reads little. The words are in separate tables without their texts: one has all words,
/// the other those of the names, since every letter typed searches names.
enum TitleTables {
  static func make(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE scope (
          number INTEGER PRIMARY KEY,
          name TEXT NOT NULL UNIQUE,
          learned INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE title (
          place INTEGER PRIMARY KEY,
          scope INTEGER NOT NULL,
          id TEXT NOT NULL,
          depth INTEGER NOT NULL,
          learned INTEGER NOT NULL,
          seen INTEGER NOT NULL,
          kind TEXT,
          year INTEGER,
          imdb REAL,
          metacritic REAL,
          tomatoes REAL,
          votes INTEGER,
          minutes INTEGER,
          sort_key TEXT NOT NULL,
          UNIQUE (scope, id)
        ) STRICT;
        CREATE INDEX title_by_sight ON title (seen);
        CREATE TABLE title_fact (
          place INTEGER PRIMARY KEY,
          title TEXT NOT NULL,
          original_title TEXT,
          end_year INTEGER,
          rated TEXT,
          released TEXT,
          genres TEXT,
          directors TEXT,
          writers TEXT,
          actors TEXT,
          plot TEXT,
          languages TEXT,
          countries TEXT,
          awards TEXT,
          poster TEXT,
          other_ratings TEXT,
          box_office INTEGER,
          production TEXT,
          website TEXT,
          dvd TEXT,
          total_seasons INTEGER,
          season INTEGER,
          episode INTEGER,
          series_id TEXT
        ) STRICT;
        CREATE TABLE unlearned (answer INTEGER PRIMARY KEY) STRICT;
        CREATE VIRTUAL TABLE title_words USING fts5 (
          plot, key, title, other_words, genre, director, writer, actor, country, language, rated,
          awards, kind, content='', columnsize=0, tokenize='ascii', prefix='1 2 3'
        );
        CREATE VIRTUAL TABLE name_words USING fts5 (
          key, title, other_words, content='', columnsize=0, tokenize='ascii', prefix='1 2 3'
        );
        CREATE VIRTUAL TABLE word_place USING fts5vocab (title_words, instance);
        """)
    try noteUnlearned(in: database)
  }

  /// Makes the tables again as in version 3; the titles are learned again from the kept answers.
  ///
  /// Removing the words of a title requires exactly these words. When the folding of names changes,
  /// another migration must therefore do this first.
  static func rebuild(in database: Database) throws {
    for table in ["title_words", "name_words", "word_trigrams"] { try empty(table, in: database) }
    try database.execute(
      sql: """
        DROP TABLE IF EXISTS word_trigrams;
        DROP TABLE IF EXISTS word_place;
        DROP TABLE IF EXISTS word_count;
        DROP TABLE IF EXISTS word;
        DROP TABLE IF EXISTS name_words;
        DROP TABLE IF EXISTS title_words;
        DROP TABLE IF EXISTS unlearned;
        DROP TABLE IF EXISTS title_fact;
        DROP TABLE IF EXISTS title;
        DROP TABLE IF EXISTS scope;
        """)
    try make(in: database)
  }

  /// Empties the tables behind a table of words that may be too damaged to be dropped.
  private static func empty(_ table: String, in database: Database) throws {
    guard try database.tableExists("\(table)_data"), try database.tableExists("\(table)_idx")
    else { return }
    try database.execute(
      sql: """
        DELETE FROM \(table)_idx;
        DELETE FROM \(table)_data;
        -- An index without parts.
        INSERT INTO \(table)_data VALUES (1, x''), (10, x'00000000000000');
        """)
  }

  /// Deletes all titles, but goes on with their sequence numbers.
  static func clear(in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO name_words (name_words) VALUES ('delete-all');
        INSERT INTO title_words (title_words) VALUES ('delete-all');
        INSERT INTO word_trigrams (word_trigrams) VALUES ('delete-all');
        DELETE FROM word;
        DELETE FROM unlearned;
        DELETE FROM title_fact;
        DELETE FROM title;
        UPDATE scope SET titles = 0;
        """)
  }

  /// Adds the number of titles of each source, which every answer needs.
  static func countTitles(in database: Database) throws {
    try database.execute(
      sql: """
        ALTER TABLE scope ADD COLUMN titles INTEGER NOT NULL DEFAULT 0;
        UPDATE scope SET
          titles = (SELECT count(*) FROM title WHERE title.scope = scope.number);
        """)
  }

  /// Adds the origin of each fact.
  static func keepOrigins(in database: Database) throws {
    try database.execute(sql: "ALTER TABLE title_fact ADD COLUMN \(StoredOrigins.column) TEXT")
  }

  /// Adds the form of films and series.
  static func keepForms(in database: Database) throws {
    try database.execute(sql: "ALTER TABLE title ADD COLUMN form TEXT")
  }

  /// Rebuilds the index of this version.
  static func renew(in database: Database) throws {
    try rebuild(in: database)
    try countTitles(in: database)
    try keepOrigins(in: database)
    try keepForms(in: database)
    try LearnedWords.makeTables(in: database)
  }

  /// A step of merging the parts of the index.
  enum Merging {
    /// The first step, which marks all parts to be merged.
    case begin
    case goOn
  }

  /// Merges a few hundred pages of the index, so that removed words leave it.
  ///
  /// - Returns: Whether there is more to merge.
  static func merge(_ step: Merging, in database: Database) throws -> Bool {
    let before = database.totalChangesCount
    for table in ["title_words", "name_words"] {
      try database.execute(
        cached: "INSERT INTO \(table) (\(table), rank) VALUES ('merge', ?)",
        [step == .begin ? -200 : 200])
    }
    // Each of the two statements counts as a change.
    return database.totalChangesCount - before > 2
  }

  private static func noteUnlearned(in database: Database) throws {
    try database.execute(
      sql: "INSERT INTO unlearned SELECT id FROM answer WHERE kind IN ('search', 'title')")
  }
}
