import GRDB

/// The tables of what scans have found, and their migrations, version by version.
enum OwnFilesSchema {
  /// The id that marks the files: “MTFI”.
  private static let applicationID = 0x4D54_4649

  static let schema = DatabaseSchema(migrator: migrator, applicationID: applicationID)

  private static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1", migrate: makeTables)
    return migrator
  }()

  /// Makes the first tables: paths are the bytes of the file system, times are seconds since 1970,
  /// those of folders nanoseconds.
  ///
  /// A file keeps what its name says beside the title that it was found to be, so that the user's
  /// decisions about names count at once. The source is that of the last answers about names.
  /// Numbers of files are never used again.
  @Sendable
  private static func makeTables(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE files (revision INTEGER NOT NULL, source TEXT) STRICT;
        INSERT INTO files VALUES (0, NULL);
        CREATE TABLE root (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          path BLOB NOT NULL UNIQUE,
          mark BLOB NOT NULL,
          device INTEGER,
          inode INTEGER,
          is_away INTEGER NOT NULL,
          scanned INTEGER
        ) STRICT;
        CREATE TABLE folder (
          path BLOB NOT NULL PRIMARY KEY,
          root INTEGER NOT NULL,
          modified INTEGER NOT NULL,
          subfolders BLOB NOT NULL,
          links BLOB NOT NULL,
          is_mount INTEGER NOT NULL,
          has_series_note INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE name (
          id INTEGER PRIMARY KEY,
          title TEXT NOT NULL,
          year INTEGER NOT NULL,
          kind TEXT NOT NULL,
          candidates TEXT NOT NULL,
          UNIQUE (title, year, kind)
        ) STRICT;
        CREATE TABLE title (
          id TEXT NOT NULL PRIMARY KEY,
          summary TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE file (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          root INTEGER NOT NULL,
          path BLOB NOT NULL UNIQUE,
          is_folder INTEGER NOT NULL,
          size INTEGER NOT NULL,
          modified INTEGER NOT NULL,
          device INTEGER,
          inode INTEGER,
          note INTEGER,
          added INTEGER NOT NULL,
          is_away INTEGER NOT NULL,
          name INTEGER NOT NULL,
          place TEXT NOT NULL,
          lines INTEGER,
          edition TEXT,
          part INTEGER,
          title TEXT,
          episodes TEXT NOT NULL,
          reason TEXT NOT NULL
        ) STRICT;
        CREATE INDEX file_title ON file (title);
        CREATE INDEX file_name ON file (name);
        """)
  }
}
