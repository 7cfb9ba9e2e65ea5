import Files
import Foundation
import GRDB

/// The folder with the database of IMDb's data, where imports make new files.
struct ImportPlace: Sendable {
  let folder: String
  /// Returns the number of free bytes in a folder; `nil` if the system does not report it.
  let freeRoom: @Sendable (_ folder: String) -> Int?

  /// Names the folder.
  init(
    _ folder: String,
    freeRoom: @escaping @Sendable (_ folder: String) -> Int? = { DiskRoom(at: $0).free }
  ) {
    self.folder = folder
    self.freeRoom = freeRoom
  }

  /// The present file, which may not exist.
  var file: ReplacedFile {
    ReplacedFile(folder: folder, name: IMDbTables.fileName, checkTables: IMDbTables.check)
  }

  var path: String { "\(folder)/\(IMDbTables.fileName)" }

  /// Reads the present state of the data.
  ///
  /// - Returns: The state; `nil` if there is no file.
  /// - Throws: The trouble with the file, or on the way to it.
  func status() throws(FileFailure) -> IMDbStatus? {
    do {
      guard try file.identity != nil else { return nil }
      return try file.open(for: .reading).reader.read(IMDbTables.status)
    } catch {
      throw FileFailure(FileTrouble(error), of: path)
    }
  }

  /// Takes the lock of imports; returns `nil` if another import has it.
  ///
  /// - Throws: A ``SystemError`` if its file cannot be written.
  func lock() throws(SystemError) -> ImportLock? { try ImportLock("\(folder)/imdb.lock") }

  /// Replaces the present file with a new one, unless another import is under way.
  ///
  /// The remains of killed imports are removed first.
  ///
  /// - Parameters:
  ///   - room: The number of bytes that must be free.
  ///   - watch: Tells whether to continue, even during a statement.
  ///   - fill: Fills the new database, and may stage data in the folder that it is given.
  /// - Returns: The result of `fill`.
  /// - Throws: The reason why the present file stays.
  func replaceFile<Value>(
    needing room: Int, watch: ImportWatch,
    filling fill: (_ database: Database, _ staging: String) throws -> Value
  ) throws(IMDbImportError) -> Value {
    do {
      try PrivateFolder.make(folder)
      guard let lock = try lock() else {
        throw IMDbImportError.locked(folder: folder)
      }
      defer { withExtendedLifetime(lock) {} }
      var value: Value?
      try file.replace { queue in
        if let free = freeRoom(folder), free < room {
          throw IMDbImportError.noRoom(needed: room, free: free, folder: folder)
        }
        let staging = URL(filePath: queue.path).deletingLastPathComponent().path
        value = try queue.inDatabase { database in
          // A transaction that is left open disappears with the file.
          defer { if database.isInsideTransaction { try? database.rollback() } }
          database.stop(with: watch)
          return try fill(database, staging)
        }
      }
      guard let value else { throw FileTrouble.damaged }
      return value
    } catch let error as IMDbImportError {
      throw error
    } catch let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT {
      throw .cancelled
    } catch let failure as FileFailure {
      throw .file(failure)
    } catch {
      throw .file(FileFailure(FileTrouble(error), of: path))
    }
  }
}
