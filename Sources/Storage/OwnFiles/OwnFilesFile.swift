import Files
import GRDB

/// The file with the results of scans: made with the first added folder, and replaced if it is
/// damaged, since the folders can be scanned again.
struct OwnFilesFile: DatabasePolicy {
  private let file: DatabaseFile
  private let schema = OwnFilesSchema.schema

  /// Names the file in a folder.
  init(folder: String) {
    // Files on a disk that is away cannot be found again at once.
    file = DatabaseFile(folder: folder, name: OwnFileStore.fileName, isDurable: true)
  }

  var path: String { file.path }

  /// The identity of the present file; `nil` if the file does not exist.
  private var identity: FileIdentity? {
    get throws { try FileIdentity(path) }
  }

  /// Opens the file; if it is missing, creates it, or for reading, uses an empty one in memory.
  func open(for use: DatabaseUse) throws -> DatabaseConnections {
    if use == .reading, try identity == nil { return try .inMemory(schema) }
    file.makeFolder()
    return try file.alone { () throws(any Error) in try opened() }
  }

  func isCurrent(_ connections: DatabaseConnections, for use: DatabaseUse) throws -> Bool {
    let identity = try identity
    return connections.identity == identity && (use == .reading || identity != nil)
  }

  func willWrite(to connections: DatabaseConnections) throws {
    if connections.isReadOnly, let failure = connections.failure { throw failure }
  }

  /// Begins a new file in place of a damaged one.
  func recovered(
    from error: any Error, of connections: DatabaseConnections
  ) throws -> DatabaseConnections {
    guard FileTrouble(error) == .damaged, !connections.isInMemory else { throw error }
    connections.close()
    return try file.alone { () throws(any Error) in
      // Another session may have moved the damaged file already.
      try identity == connections.identity ? try replaced() : try opened()
    }
  }

  private func opened() throws -> DatabaseConnections {
    do {
      return try file.connections(schema)
    } catch  where FileTrouble(error) == .damaged {
      return try replaced()
    }
  }

  private func replaced() throws -> DatabaseConnections {
    let aside = try file.moveAside()
    return try file.connections(schema)
      .with(failure: FileFailure(.damaged, of: path, keptAs: aside))
  }
}
