import Files
import Foundation
import GRDB

/// A database file that is only ever replaced as a whole, and never changed.
///
/// Its readers need no locks and no files beside it, and notice when another file has taken its
/// place.
struct ReplacedFile: DatabasePolicy {
  private let file: DatabaseFile
  private let checkTables: @Sendable (Database) throws -> Void

  /// The maximum number of attempts to open a file that is replaced in the meantime.
  private static let attempts = 10

  /// Names the file in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - name: The name of the file.
  ///   - checkTables: Throws a ``FileTrouble`` if the tables are not those of this version.
  init(
    folder: String, name: String, checkTables: @escaping @Sendable (Database) throws -> Void
  ) {
    file = DatabaseFile(folder: folder, name: name)
    self.checkTables = checkTables
  }

  /// The identity of the present file; `nil` if the file does not exist.
  ///
  /// - Throws: A ``FileTrouble`` if the file may exist but cannot be reached.
  var identity: FileIdentity? {
    get throws { try FileIdentity(file.path) }
  }

  /// Opens the file for reading.
  ///
  /// - Throws: A `FileTrouble`, also if the file does not exist, or a `DatabaseError`.
  func open(for use: DatabaseUse) throws -> DatabaseConnections {
    guard use == .reading else { throw FileTrouble.unwritable(reason: "it is only replaced") }
    for _ in 0..<Self.attempts {
      guard let identity = try identity else {
        throw FileTrouble.unreadable(reason: SystemError.reason(of: ENOENT))
      }
      let reader = try file.unchangingQueue()
      try reader.inDatabase(checkTables)
      // If the file was replaced meanwhile, either of the two may be open.
      guard try self.identity == identity else { continue }
      return DatabaseConnections(reader: reader, writer: reader, identity: identity)
    }
    throw FileTrouble.locked
  }

  func isCurrent(_ connections: DatabaseConnections, for use: DatabaseUse) throws -> Bool {
    try use == .reading && connections.identity == identity
  }

  /// Makes a new file and puts it in the place of the existing one, if there is one.
  ///
  /// Sessions that are reading the old file finish their queries; their next ones read the new
  /// file.
  ///
  /// - Parameter fill: Fills the new file, without a journal, as no other session has it open.
  /// - Throws: Any error of `fill`, or the reason why the file cannot be written; then the old file
  ///   stays, and nothing is left of the new one.
  func replace(filling fill: (DatabaseQueue) throws -> Void) throws {
    file.makeFolder()
    try WholeFile.replace(file.path) { path in
      let place = URL(filePath: path)
      let new = DatabaseFile(
        folder: place.deletingLastPathComponent().path, name: place.lastPathComponent)
      let queue = try new.queue(.none)
      defer { try? queue.close() }
      try fill(queue)
    }
  }
}
