import Files
import Foundation
import GRDB

/// The folder with the database of IMDb's data, while a new file is made there.
struct ImportPlace: Sendable {
  let folder: String
  /// How many bytes are free in a folder; `nil` if the system does not tell.
  let freeRoom: @Sendable (_ folder: String) -> Int?

  /// Names the folder.
  init(
    _ folder: String,
    freeRoom: @escaping @Sendable (_ folder: String) -> Int? = { DiskRoom(at: $0).free }
  ) {
    self.folder = folder
    self.freeRoom = freeRoom
  }

  /// The file that is there now, if there is any.
  var file: ReplacedFile {
    ReplacedFile(folder: folder, name: IMDbTables.fileName, checkTables: IMDbTables.check)
  }

  var path: String { "\(folder)/\(IMDbTables.fileName)" }

  /// Reads what is kept now.
  ///
  /// - Returns: What is kept; `nil` without a file.
  /// - Throws: What is wrong with the file, or on the way to it.
  func status() throws(FileFailure) -> IMDbStatus? {
    do {
      guard try file.identity != nil else { return nil }
      return try file.open(for: .reading).reader.read(IMDbTables.status)
    } catch {
      throw FileFailure(FileTrouble(error), of: path)
    }
  }

  /// Takes the lock of imports; `nil` if somebody else has it.
  ///
  /// - Throws: A ``SystemError`` if nothing can be written there.
  func lock() throws(SystemError) -> ImportLock? { try ImportLock("\(folder)/imdb.lock") }

  /// Makes a new file in the place of the present one, unless somebody else does.
  ///
  /// What killed imports have left is removed first.
  ///
  /// - Parameters:
  ///   - room: How many bytes must be free.
  ///   - watch: Tells whether to go on, also in the middle of a statement.
  ///   - fill: Fills the new database, and may stage data in the folder that it is given.
  /// - Returns: What `fill` returns.
  /// - Throws: Why the present file stays.
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
          // A transaction that is left open goes with the file.
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
