import Files
import Foundation
import GRDB

/// The file of the library, which is made with the first change, checked before a session first
/// writes to it, and copied before its tables are migrated.
///
/// An unusable file is left as it is. When another file takes its place, such as a copy that the
/// user has put there, that one is used.
struct LibraryFilePolicy: DatabasePolicy {
  let file: DatabaseFile
  let copies: LibraryCopies
  private let schema: DatabaseSchema

  /// Names the file in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - parameters: The parameters in the file's address for SQLite, such as `?vfs=unix-none`.
  ///   - migrator: The migrations for files of earlier versions.
  ///   - clock: Returns the current time, for the names of copies.
  init(
    folder: String, parameters: String, migrator: DatabaseMigrator,
    clock: @escaping @Sendable () -> Date
  ) {
    file = DatabaseFile(
      folder: folder, name: LibraryStore.fileName, isDurable: true, parameters: parameters)
    copies = LibraryCopies(of: file.path, clock: clock)
    schema = LibrarySchema.schema(migrator)
  }

  var path: String { file.path }

  /// The identity of the present file; `nil` if the file does not exist.
  ///
  /// - Throws: A ``FileTrouble`` if the file may exist but cannot be reached.
  var identity: FileIdentity? {
    get throws { try FileIdentity(path) }
  }

  /// Opens the file; if it is missing, creates it, or for reading, uses an empty one in memory.
  func open(for use: DatabaseUse) throws -> DatabaseConnections {
    let identity = try identity
    if use == .reading, identity == nil { return try .inMemory(schema) }
    file.makeFolder()
    return try file.alone { () throws(any Error) in
      let isNew = try file.make()
      do {
        guard try !isEmptied else { throw FileTrouble.damaged }
        return try file.connections(schema, beforeMigrating: copies.make)
      } catch {
        if isNew { file.remove() }
        throw error
      }
    }
  }

  func isCurrent(_ connections: DatabaseConnections, for use: DatabaseUse) throws -> Bool {
    let identity = try identity
    return connections.identity == identity && (use == .reading || identity != nil)
  }

  /// Checks the file once before anything is written, so that a damaged one gets no worse.
  func willWrite(to connections: DatabaseConnections) throws {
    guard !connections.isChecked.withLock(\.self) else { return }
    // The reader may be busy with a long query.
    try connections.check(with: connections.writer)
    connections.isChecked.withLock { $0 = true }
  }

  /// Never recovers, but may throw a better error: tables may seem damaged because a newer version
  /// has changed them.
  func recovered(
    from error: any Error, of connections: DatabaseConnections
  ) throws -> DatabaseConnections {
    if FileTrouble(error) == .damaged {
      try connections.reader.unsafeRead(checkVersion)
    }
    throw error
  }

  /// Checks that no newer version of the program has changed the tables.
  ///
  /// - Throws: ``FileTrouble/newer``, or a `DatabaseError`.
  func checkVersion(of database: Database) throws { try schema.checkVersion(of: database) }

  /// Whether a file that had a library is empty now.
  private var isEmptied: Bool {
    get throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return attributes[.size] as? Int == 0 && !copies.all.isEmpty
    }
  }
}

extension DatabaseConnections {
  /// Checks the integrity of the whole database.
  ///
  /// - Parameter connection: The connection to check with.
  /// - Throws: ``FileTrouble/damaged``, or a `DatabaseError`.
  func check(with connection: DatabaseQueue) throws {
    let finding = try connection.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard finding == "ok" else { throw FileTrouble.damaged }
  }
}
