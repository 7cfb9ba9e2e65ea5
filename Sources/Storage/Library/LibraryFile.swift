import Files
import Foundation
import GRDB
import Titles

/// The file of the library: how it is made, opened and brought up to date.
///
/// A file that cannot be used is left as it is.
struct LibraryFile: Sendable {
  let file: DatabaseFile
  let copies: LibraryCopies
  private let migrator: DatabaseMigrator

  /// Names the file in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - parameters: Added to the file's address for SQLite, such as `?vfs=unix-none`.
  ///   - migrator: How a file of an earlier version is brought up to date.
  ///   - clock: Tells the time of copies.
  init(
    folder: String, parameters: String, migrator: DatabaseMigrator,
    clock: @escaping @Sendable () -> Date
  ) {
    file = DatabaseFile(
      folder: folder, name: LibraryStore.fileName, isDurable: true, parameters: parameters)
    copies = LibraryCopies(of: file.path, clock: clock)
    self.migrator = migrator
  }

  var path: String { file.path }

  /// Which file there is now; `nil` if there is none.
  ///
  /// - Throws: A ``FileTrouble`` if there may be one that cannot be reached.
  var identity: FileIdentity? {
    get throws { try FileIdentity(path) }
  }

  /// An empty library in memory, which stands in for a file that nobody has made yet.
  func nothing() throws -> DatabaseConnections { try .libraryInMemory(migrator) }

  /// Opens the file, making it and its folder if necessary.
  ///
  /// - Throws: A ``LibraryError``, a ``FileTrouble`` or a `DatabaseError`.
  func open() throws -> DatabaseConnections {
    file.makeFolder()
    return try file.alone { () throws(any Error) in
      let isNew = try file.make()
      do {
        guard try !isEmptied else { throw FileTrouble.damaged }
        return try connected()
      } catch {
        if isNew { file.remove() }
        throw error
      }
    }
  }

  /// Whether nothing is left in a file that had a library.
  private var isEmptied: Bool {
    get throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return attributes[.size] as? Int == 0 && !copies.all.isEmpty
    }
  }

  /// Without shared memory, with a rollback journal; where nothing can be written, to read only.
  private func connected() throws -> DatabaseConnections {
    do {
      do {
        return try connected(with: .writeAheadLog)
      } catch {
        guard error.isAboutSharedMemory else { throw error }
        return try connected(with: .rollback)
      }
    } catch {
      guard error.isAboutSharedMemory || FileTrouble(error).isUnwritable,
        let reader = try? readOnly()
      else { throw error }
      return reader
    }
  }

  /// A connection to the file as it is, if it is up to date.
  private func readOnly() throws -> DatabaseConnections? {
    let reader = try file.unchangingQueue()
    guard try reader.inDatabase(isUpToDate) else { return nil }
    return DatabaseConnections(reader: reader, writer: reader, identity: try identity)
  }

  private func connected(with journal: Journal) throws -> DatabaseConnections {
    let writer = try file.queue(journal)
    if try writer.inDatabase(isUpToDate) {
      try begin(journal, with: writer)
    } else {
      if try writer.inDatabase({ try $0.hasTables }) { try copies.make(from: writer) }
      try journal.begin(writer)
      // First of all: the file is a library's then, wherever this is interrupted.
      try writer.inDatabase { try $0.becomeLibrary() }
      try migrator.migrate(writer)
    }
    let reader = journal == .writeAheadLog ? try file.queue(journal) : writer
    return DatabaseConnections(reader: reader, writer: writer, identity: try identity)
  }

  /// Where that is impossible, the library can still be read.
  private func begin(_ journal: Journal, with writer: DatabaseQueue) throws {
    do {
      try journal.begin(writer)
    } catch {
      switch FileTrouble(error) {
      case .full, .unwritable, .locked: return
      case .damaged, .newer, .unreadable: throw error
      }
    }
  }

  /// Makes sure that no newer version of the program has changed the tables.
  ///
  /// - Throws: ``FileTrouble/newer``, or a `DatabaseError`.
  func checkVersion(of database: Database) throws {
    if try migrator.hasBeenSuperseded(database) { throw FileTrouble.newer }
  }

  /// Whether the file has the tables of this version.
  ///
  /// - Throws: A ``FileTrouble`` about a newer version's file or one without a library, or a
  ///   `DatabaseError`.
  private func isUpToDate(_ database: Database) throws -> Bool {
    if try database.hasTables, try !database.isLibrary { throw FileTrouble.damaged }
    try checkVersion(of: database)
    return try migrator.hasCompletedMigrations(database)
  }
}

extension Database {
  /// Whether there are other tables than the one that the migrator begins with.
  fileprivate var hasTables: Bool {
    get throws {
      try Int.fetchOne(
        self, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") != 0
    }
  }

  /// Whether the file says that it is a library.
  var isLibrary: Bool {
    get throws {
      try Int.fetchOne(self, sql: "PRAGMA application_id") == LibrarySchema.applicationID
    }
  }

  /// Makes the file say that it is a library.
  func becomeLibrary() throws {
    guard try !isLibrary else { return }
    try execute(sql: "PRAGMA application_id = \(LibrarySchema.applicationID)")
  }
}
