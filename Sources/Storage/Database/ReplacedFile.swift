import Files
import Foundation
import GRDB

/// A file with a database that is only ever replaced as a whole, and never changed: whoever reads
/// it needs no locks and no files beside it, and notices when another file has taken its place.
struct ReplacedFile: DatabasePolicy {
  private let file: DatabaseFile
  private let checkTables: @Sendable (Database) throws -> Void

  /// How often to look for a file that is not replaced while it is opened.
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
  /// - Throws: A ``FileTrouble`` if there may be one that cannot be reached.
  var identity: FileIdentity? {
    get throws { try FileIdentity(file.path) }
  }

  /// Opens the file to read.
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
      // Otherwise nobody knows which of the two files is open.
      guard try self.identity == identity else { continue }
      return DatabaseConnections(reader: reader, writer: reader, identity: identity)
    }
    throw FileTrouble.locked
  }

  func isCurrent(_ connections: DatabaseConnections, for use: DatabaseUse) throws -> Bool {
    try use == .reading && connections.identity == identity
  }

  /// Makes a new file and puts it in the place of the one that is there, if there is any.
  ///
  /// Sessions that read the old one meanwhile read on; their next question goes to the new one.
  ///
  /// - Parameter fill: Fills the new file, without a journal: it is nobody else's yet.
  /// - Throws: What `fill` throws, or why the file cannot be written; the old one stays then, and
  ///   nothing is left of the new one.
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
