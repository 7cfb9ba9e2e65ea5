import GRDB

/// The tables of the library, and their migrations, version by version.
package enum LibrarySchema {
  /// The id that marks the library's files.
  static let applicationID = 0x4D54_4C42

  /// Returns the schema with the tables that a migrator makes.
  static func schema(_ migrator: DatabaseMigrator) -> DatabaseSchema {
    DatabaseSchema(migrator: migrator, applicationID: applicationID)
  }

  /// The migrator for files of any earlier version.
  package static let migrator = migrator(upTo: versions.count)

  /// The migrations from each version to the next one, beginning with an empty file.
  private static let versions: [@Sendable (Database) throws -> Void] = [
    makeTables, addOpenNames, addRemarks, addOrigins, addForms, addPlaces,
    orderSteps, addStops,
  ]

  /// Returns the migrator up to a version.
  package static func migrator(upTo version: Int) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for (index, migrate) in versions.prefix(version).enumerated() {
      migrator.registerMigration("\(index + 1)") { database in
        try migrate(database)
        // Only the final tables are watched: each trigger takes time, even at a start without a
        // library, which makes one in memory.
        if index + 1 == version { try RowLog.watch(in: database) }
      }
    }
    return migrator
  }

  /// Makes the first tables: times are seconds since 1970, days are texts such as `2026-01-31`.
  ///
  /// A list with an expression fills itself, without rows in `listed`.
  ///
  /// The facts about titles are stored apart from the user's data: no step changes them, and they
  /// stay when an entry is removed, in case it comes back.
  @Sendable
  private static func makeTables(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE library (revision INTEGER NOT NULL, recorded INTEGER) STRICT;
        INSERT INTO library VALUES (0, NULL);
        CREATE TABLE title (
          id TEXT NOT NULL PRIMARY KEY,
          title TEXT NOT NULL,
          kind TEXT,
          year INTEGER,
          end_year INTEGER,
          minutes INTEGER,
          imdb REAL,
          votes INTEGER,
          metacritic REAL,
          tomatoes REAL,
          original_title TEXT,
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
        CREATE TABLE entry (
          number INTEGER PRIMARY KEY,
          title TEXT NOT NULL UNIQUE,
          watchlisted INTEGER,
          rating INTEGER CHECK (rating BETWEEN 1 AND 10),
          rating_day TEXT,
          note TEXT,
          tags TEXT
        ) STRICT;
        CREATE TABLE viewing (
          title TEXT NOT NULL,
          place INTEGER NOT NULL,
          day TEXT,
          is_in_cinema INTEGER NOT NULL,
          is_rewatch INTEGER NOT NULL,
          PRIMARY KEY (title, place)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE list (
          number INTEGER PRIMARY KEY,
          name TEXT NOT NULL UNIQUE,
          expression TEXT
        ) STRICT;
        CREATE TABLE listed (
          title TEXT NOT NULL,
          list INTEGER NOT NULL,
          rank INTEGER NOT NULL,
          PRIMARY KEY (title, list)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX listed_by_rank ON listed (list, rank);
        CREATE TABLE step (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          time INTEGER NOT NULL,
          kind TEXT NOT NULL,
          count INTEGER NOT NULL,
          title TEXT,
          is_undone INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE row_change (
          step INTEGER NOT NULL,
          part TEXT NOT NULL,
          key TEXT NOT NULL,
          before TEXT,
          after TEXT,
          PRIMARY KEY (step, part, key)
        ) STRICT, WITHOUT ROWID;
        """)
  }

  /// Adds the names that imports leave open, with ranks like those in `listed` for their places in
  /// lists, and the user's decisions about names; `meaning.id` is `NULL` for a name to skip.
  ///
  /// A missing year is stored as 0, and a missing kind as an empty text, since `NULL` would be
  /// distinct in every row. No number is used twice.
  @Sendable
  private static func addOpenNames(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE open_name (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          title TEXT NOT NULL,
          year INTEGER NOT NULL,
          kind TEXT NOT NULL,
          said TEXT NOT NULL,
          UNIQUE (title, year, kind)
        ) STRICT;
        CREATE TABLE open_listed (
          name INTEGER NOT NULL,
          list INTEGER NOT NULL,
          rank INTEGER NOT NULL,
          PRIMARY KEY (name, list)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE meaning (
          title TEXT NOT NULL,
          year INTEGER NOT NULL,
          kind TEXT NOT NULL,
          id TEXT,
          PRIMARY KEY (title, year, kind)
        ) STRICT, WITHOUT ROWID;
        """)
  }

  /// Adds the user's remarks on lists and, as JSON, on single viewings.
  @Sendable
  private static func addRemarks(_ database: Database) throws {
    try database.execute(
      sql: """
        ALTER TABLE list ADD COLUMN note TEXT;
        ALTER TABLE viewing ADD COLUMN impression TEXT;
        """)
  }

  /// Adds the origins of facts: see ``StoredOrigins``.
  @Sendable
  private static func addOrigins(_ database: Database) throws {
    try database.execute(sql: "ALTER TABLE title ADD COLUMN origins TEXT")
  }

  /// Adds the form of films and series.
  @Sendable
  private static func addForms(_ database: Database) throws {
    try database.execute(sql: "ALTER TABLE title ADD COLUMN form TEXT")
  }

  /// Adds the locations of single viewings, in the user's words.
  @Sendable
  private static func addPlaces(_ database: Database) throws {
    try database.execute(sql: "ALTER TABLE viewing ADD COLUMN location TEXT")
  }
  /// Adds to each step its place in the order of all sessions and, for an undone step, the order
  /// and the session in which it was undone, and the step that keeps it from being redone.
  @Sendable
  private static func orderSteps(_ database: Database) throws {
    try database.execute(
      sql: """
        ALTER TABLE step ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE step ADD COLUMN undone INTEGER;
        ALTER TABLE step ADD COLUMN undone_by INTEGER;
        ALTER TABLE step ADD COLUMN overtaken_by INTEGER;
        UPDATE step SET place = id, undone = CASE WHEN is_undone THEN -id END;
        ALTER TABLE step DROP COLUMN is_undone;
        """)
  }

  /// Adds the place where the user has stopped watching a title: in seconds from its beginning, of
  /// its length and of what was really played, and the time when that was.
  @Sendable
  private static func addStops(_ database: Database) throws {
    try database.execute(
      sql: """
        ALTER TABLE entry ADD COLUMN position INTEGER;
        ALTER TABLE entry ADD COLUMN length INTEGER;
        ALTER TABLE entry ADD COLUMN played INTEGER;
        ALTER TABLE entry ADD COLUMN stopped INTEGER;
        """)
  }
}
