import Foundation
import GRDB
import Keeping
import Scanning
import Titles

/// The rows of the added folders and of those below them.
enum FolderRows {
  /// An added folder with the time of its last scan.
  struct Root: Sendable {
    var known: KnownRoot
    var scanned: Int?
  }

  /// Returns the added folders, in the order in which they were added.
  static func roots(in database: Database) throws -> [Root] {
    let mounts = try Row.fetchAll(database, sql: "SELECT root, path FROM folder WHERE is_mount")
    let byRoot = Dictionary(grouping: mounts) { $0.value(0) ?? 0 }
    return try Row.fetchAll(
      database, sql: "SELECT id, path, mark, device, inode, is_away, scanned FROM root ORDER BY id"
    ).compactMap { row in
      guard let id: Int = row.value(0), let path: Data = row.value(1),
        let mark: Data = row.value(2), let isAway: Bool = row.value(5)
      else { return nil }
      let (device, number): (Int?, Int?) = (row.value(3), row.value(4))
      let inode = device.flatMap { device in
        number.map { Inode(device: device, number: $0) }
      }
      let mounts = (byRoot[id] ?? []).compactMap { row -> PathBytes? in
        let path: Data? = row.value(1)
        return path.map { PathBytes($0) }
      }
      return Root(
        known: KnownRoot(
          id: id, path: PathBytes(path), mark: RootMark(mark), inode: inode, isAway: isAway,
          mounts: mounts), scanned: row.value(6))
    }
  }

  /// Adds a folder, which no scan has read yet.
  static func add(_ path: PathBytes, to database: Database) throws {
    try database.execute(
      sql: "INSERT INTO root (path, mark, is_away) VALUES (?, ?, 0)",
      arguments: [path.data, RootMark().data])
  }

  /// Returns the folders in and below an added one, as the last scan left them.
  static func folders(in root: Int, _ database: Database) throws -> [SeenFolder] {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT path, modified, subfolders, links, is_mount, has_series_note FROM folder
        WHERE root = ?
        """, arguments: [root])
    var folders: [SeenFolder] = []
    while let row = try rows.next() {
      guard let path: Data = row.value(0), let modified: Int = row.value(1),
        let subfolders: Data = row.value(2), let links: Data = row.value(3)
      else { continue }
      folders.append(
        SeenFolder(
          PathBytes(path), modified: modified, subfolders: .init(joined: subfolders),
          links: .init(joined: links), isMount: row.value(4) ?? false,
          hasSeriesNote: row.value(5) ?? false))
    }
    return folders
  }

  /// Keeps a folder that was read.
  static func keep(_ folder: SeenFolder, in root: Int, _ database: Database) throws {
    try database.execute(
      cached: "INSERT OR REPLACE INTO folder VALUES (?, ?, ?, ?, ?, ?, ?)",
      [
        folder.path.data, root, folder.modified, folder.subfolders.joinedData,
        folder.links.joinedData, folder.isMount, folder.hasSeriesNote,
      ])
  }

  static func remove(_ path: PathBytes, from database: Database) throws {
    try database.execute(cached: "DELETE FROM folder WHERE path = ?", [path.data])
  }

  /// Keeps what a scan has found out about an added folder.
  static func keep(_ root: KnownRoot, scanned: Int?, in database: Database) throws {
    try database.execute(
      cached: """
        UPDATE root SET mark = ?, device = ?, inode = ?, is_away = ?,
          scanned = coalesce(?, scanned) WHERE id = ?
        """,
      [
        root.mark.data, root.inode?.device, root.inode?.number, root.isAway, scanned, root.id,
      ])
  }
}

extension RootMark {
  /// The digests, each in eight bytes, the lowest byte first.
  fileprivate var data: Data {
    Data(
      digests.flatMap { digest in (0..<8).map { UInt8(truncatingIfNeeded: digest >> ($0 * 8)) } })
  }

  fileprivate init(_ data: Data) {
    let bytes = Array(data)
    let starts = stride(from: 0, to: bytes.count - bytes.count % 8, by: 8)
    self.init(
      digests: starts.map { start in
        (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << ($1 * 8) }
      })
  }
}

extension [[UInt8]] {
  /// The names with slashes between them, which no name has.
  fileprivate var joinedData: Data { Data(joined(separator: [UInt8(ascii: "/")])) }

  fileprivate init(joined data: Data) {
    self = data.split(separator: UInt8(ascii: "/")).map { [UInt8]($0) }
  }
}
