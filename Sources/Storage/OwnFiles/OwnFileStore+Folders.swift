import Foundation
import GRDB
import Keeping
import Scanning
public import Titles

/// The functions for the folders that the user adds.
extension OwnFileStore {
  /// Adds a folder, which the next scan reads.
  ///
  /// - Parameter path: The folder; relative to the current one unless it is absolute. Links in it
  ///   are resolved.
  /// - Returns: The real path of the folder, which may have been added before.
  /// - Throws: An ``OwnFolderError``.
  @discardableResult
  public func add(folder path: PathBytes) async throws(OwnFolderError) -> PathBytes {
    guard let real = RealPath.of(path), RealPath.isFolder(real) else { throw .notFolder(path) }
    let refusal = try await changing { database -> OwnFolderError? in
      for root in try FolderRows.roots(in: database).map(\.known.path) {
        if root == real { return nil }
        if real.isWithin(root) { return .inside(real, of: root) }
        if root.isWithin(real) { return .around(real, of: root) }
      }
      try FolderRows.add(real, to: database)
      try database.noteFilesRevision()
      return nil
    }
    if let refusal { throw refusal }
    return real
  }

  /// Returns the added folders, in the order in which they were added.
  public func folders() async throws(LibraryError) -> [OwnFolder] {
    try await readAtOnce { database in
      let counts = try Row.fetchAll(
        database, sql: "SELECT root, count(*) FROM file GROUP BY root")
      let byRoot = Dictionary(
        counts.map { ($0.value(0) ?? 0, $0.value(1) ?? 0) }, uniquingKeysWith: { $1 })
      return try FolderRows.roots(in: database).map { root in
        OwnFolder(
          root.known.path, isAway: root.known.isAway, files: byRoot[root.known.id] ?? 0,
          scanned: root.scanned)
      }
    }
  }

  /// Forgets an added folder with all its files, or everything that was found in and below another
  /// path.
  ///
  /// A file that is still in an added folder is found again by the next full scan, and by the next
  /// one after its folder has changed.
  ///
  /// - Parameter path: The absolute path of the folder or the file, which need not exist.
  /// - Returns: The numbers of what was forgotten.
  /// - Throws: An ``OwnFolderError``; ``OwnFolderError/unknown(_:)`` if nothing is known by the
  ///   path.
  @discardableResult
  public func forget(_ path: PathBytes) async throws(OwnFolderError) -> ForgottenFiles {
    let forgotten = try await changing { database in
      let roots = try FolderRows.roots(in: database).map(\.known)
      var forgotten = ForgottenFiles()
      if let root = roots.first(where: { $0.path == path }) {
        try database.execute(sql: "DELETE FROM root WHERE id = ?", arguments: [root.id])
        try database.execute(sql: "DELETE FROM folder WHERE root = ?", arguments: [root.id])
        try database.execute(sql: "DELETE FROM file WHERE root = ?", arguments: [root.id])
        forgotten = ForgottenFiles(folders: 1, files: database.changesCount)
      } else {
        // All paths below it are between the path with a slash and that with the next byte.
        let (first, end) = (path.bytes + [0x2F], path.bytes + [0x30])
        let below: StatementArguments = [Data(first), Data(end)]
        try database.execute(
          sql: "DELETE FROM folder WHERE path = ? OR (path >= ? AND path < ?)",
          arguments: [path.data] + below)
        try database.execute(
          sql: "DELETE FROM file WHERE path = ? OR (path >= ? AND path < ?)",
          arguments: [path.data] + below)
        forgotten.files = database.changesCount
      }
      guard forgotten != ForgottenFiles() else { return forgotten }
      try FileNameRows.removeUnused(from: database)
      try database.noteFilesRevision()
      return forgotten
    }
    guard forgotten != ForgottenFiles() else { throw .unknown(path) }
    return forgotten
  }

  private func changing<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(OwnFolderError) -> Value {
    do throws(LibraryError) {
      return try await write(body)
    } catch {
      throw .library(error)
    }
  }
}
