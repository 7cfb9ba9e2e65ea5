import Files
import Foundation
import GRDB

/// The replaceable file of the cache: a damaged file is moved out of the way, and a database in
/// memory takes the place of an unusable one.
struct CacheFile: DatabasePolicy {
  private let file: DatabaseFile
  private let schema = CacheSchema.schema

  /// Names the file in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - parameters: Parameters for SQLite, appended to the file's address, such as
  ///     `?vfs=unix-none`; for tests.
  init(folder: String, parameters: String = "") {
    file = DatabaseFile(folder: folder, name: CacheDatabase.fileName, parameters: parameters)
  }

  private var path: String { file.path }

  func open(for use: DatabaseUse) throws -> DatabaseConnections {
    file.makeFolder()
    return try file.alone { () throws(any Error) in try opened() }
  }

  func isCurrent(_ connections: DatabaseConnections, for use: DatabaseUse) -> Bool { true }

  func willWrite(to connections: DatabaseConnections) throws {
    if connections.isReadOnly, let failure = connections.failure { throw failure }
  }

  func recovered(
    from error: any Error, of connections: DatabaseConnections
  ) throws -> DatabaseConnections {
    guard !connections.isInMemory else { throw error }
    let trouble = FileTrouble(error)
    switch trouble {
    case .locked: throw error
    case .damaged:
      if let mended = connections.mended(after: error) { return mended }
      connections.close()
      return try reopened(after: connections.identity)
    case .full, .unwritable:
      guard !connections.isReadOnly else { throw error }
      return connections.with(failure: FileFailure(trouble, of: path))
    case .unreadable, .newer, .older:
      connections.close()
      return try memory(because: error)
    }
  }

  private func opened() throws -> DatabaseConnections {
    do {
      return try file.connections(schema)
    } catch {
      return FileTrouble(error) == .damaged ? try replaced() : try memory(because: error)
    }
  }

  /// Opens the file again after its contents turned out to be damaged.
  ///
  /// - Parameter identity: The damaged file, which another session may have moved already.
  /// - Returns: The connections to the new file.
  /// - Throws: An error if there is not even room for a database in memory.
  private func reopened(after identity: FileIdentity?) throws -> DatabaseConnections {
    try file.alone { () throws(any Error) in
      guard (try? FileIdentity(path)) == identity, !isNewer else { return try opened() }
      return try replaced()
    }
  }

  /// Whether a newer version has changed the tables in the meantime.
  private var isNewer: Bool {
    do {
      try file.queue(.writeAheadLog).inDatabase(schema.checkVersion)
      return false
    } catch {
      return FileTrouble(error) == .newer
    }
  }

  /// Moves the damaged file out of the way and makes a new one.
  private func replaced() throws -> DatabaseConnections {
    do {
      let aside = try file.moveAside()
      let connections = try file.connections(schema)
      guard connections.failure == nil else { return connections }
      return connections.with(failure: FileFailure(.damaged, of: path, keptAs: aside))
    } catch {
      return try memory(because: error)
    }
  }

  private func memory(because error: any Error) throws -> DatabaseConnections {
    try .inMemory(schema, because: FileFailure(FileTrouble(error), of: path))
  }
}

extension DatabaseConnections {
  /// Rebuilds the index, at most once, if damage to the index alone can explain the error; the
  /// answers stay.
  ///
  /// - Parameter error: The error that occurred.
  /// - Returns: The connections afterwards; `nil` if the index is not rebuilt.
  fileprivate func mended(after error: any Error) -> DatabaseConnections? {
    guard let error = error as? DatabaseError, error.mayBeAboutIndex, !isReadOnly, !isMended,
      (try? writer.write(CacheSchema.rebuildIndex)) != nil
    else { return nil }
    return with(isMended: true)
  }
}
