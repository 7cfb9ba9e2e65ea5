import GRDB

/// The tables of the cache, and their migrations, version by version.
enum CacheSchema {
  /// The tables of this version.
  static let schema = DatabaseSchema(migrator: migrator)

  /// Rebuilds the index, unless a newer version of the program has changed the tables.
  ///
  /// - Throws: `FileTrouble.newer`, or a `DatabaseError`.
  static func rebuildIndex(in database: Database) throws {
    try schema.checkVersion(of: database)
    try TitleTables.renew(in: database)
  }

  private static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1", migrate: makeTables)
    migrator.registerMigration("2", migrate: TitleTables.make)
    // This version folds the words of names differently.
    migrator.registerMigration("3", migrate: TitleTables.rebuild)
    migrator.registerMigration("4", migrate: makePauses)
    migrator.registerMigration("5", migrate: TitleTables.countTitles)
    migrator.registerMigration("6", migrate: TitleTables.keepOrigins)
    migrator.registerMigration("7", migrate: TitleTables.keepForms)
    // This version renamed genres; the migration of version 9 rebuilds the index for them, too.
    migrator.registerMigration("8") { _ in }
    // This version finds names without blanks by pairs of signs, and misspelt words by trigrams.
    migrator.registerMigration("9", migrate: TitleTables.renew)
    return migrator
  }()

  /// Makes the table of the times at which refused requests may be repeated, by key and day.
  private static func makePauses(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS pause (
          account TEXT NOT NULL,
          day INTEGER NOT NULL,
          retry INTEGER NOT NULL,
          PRIMARY KEY (account, day)
        ) STRICT, WITHOUT ROWID;
        """)
  }

  /// Makes the first tables; in them, times are in seconds since 1970, and days in days since then.
  private static func makeTables(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE answer (
          id INTEGER PRIMARY KEY,
          scope TEXT NOT NULL,
          kind TEXT NOT NULL,
          question TEXT NOT NULL,
          title TEXT,
          json TEXT,
          stored INTEGER,
          refreshed INTEGER,
          error TEXT,
          failed INTEGER,
          used INTEGER NOT NULL,
          UNIQUE (scope, kind, question)
        ) STRICT;
        CREATE INDEX answer_by_use ON answer (used);
        CREATE INDEX answer_by_failure ON answer (failed) WHERE json IS NULL;
        CREATE TABLE request (
          account TEXT NOT NULL,
          day INTEGER NOT NULL,
          count INTEGER NOT NULL,
          PRIMARY KEY (account, day)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE salt (bytes BLOB NOT NULL) STRICT;
        INSERT INTO salt VALUES (randomblob(16));
        """)
  }
}
