import GRDB

/// The tables of the library, and how they came to be, version by version.
package enum LibrarySchema {
  /// Tells the library's files from those of other programs.
  static let applicationID = 0x4D54_4C42

  /// How a file of any earlier version is brought up to date.
  package static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1", migrate: makeTables)
    return migrator
  }()

  /// Times are seconds since 1970, days are texts such as `2026-01-31`.
  ///
  /// A list with an expression fills itself: nothing stands in `listed` for it.
  ///
  /// The facts about titles stand apart from what the user made: they are nobody's step, and stay
  /// when an entry goes, for the day it comes back.
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
    try RowLog.watch(in: database)
  }
}
