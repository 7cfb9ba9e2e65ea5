import GRDB
import Keeping
import Scanning
import Titles

/// The added folders as the last scan left them, with those below them.
struct KnownFolders: Sendable {
  let revision: Int
  /// The catalogue that was asked about names in the last scan; `nil` for none.
  let source: DataSource?
  let roots: [FolderRows.Root]
  private let folders: [Int: [SeenFolder]]

  init(in database: Database) throws {
    revision = try database.filesRevision()
    source = try String.fetchOne(database, sql: "SELECT source FROM files")
      .flatMap { KeptJSON.value(in: $0) }
    let roots = try FolderRows.roots(in: database)
    self.roots = roots
    var folders: [Int: [SeenFolder]] = [:]
    for root in roots {
      folders[root.known.id] = try FolderRows.folders(in: root.known.id, database)
    }
    self.folders = folders
  }

  /// Returns the folders in and below an added one.
  func folders(in root: Int) -> [SeenFolder] { folders[root] ?? [] }

  /// Scans all added folders.
  ///
  /// - Parameters:
  ///   - isFull: Whether to read folders whose times have not changed, too.
  ///   - now: The time, in seconds since 1970.
  ///   - tell: Called with the number of files seen so far.
  /// - Returns: The scans, in the order of the added folders.
  /// - Throws: A `CancellationError`.
  func scan(isFull: Bool, now: Int, tell: (Int) -> Void) throws -> [RootScan] {
    var seen = 0
    return try roots.map { root in
      let scanner = FolderScanner(
        knowing: folders(in: root.known.id), isFull: isFull, now: now,
        besides: roots.map(\.known.path).filter { $0 != root.known.path })
      let scan = try scanner.scan(root.known.path) { tell(seen + $0) }
      seen += scan.files.count
      return scan
    }
  }

  /// Reads the known files of the added folders in which anything may have changed.
  func files(besides scans: [RootScan], in database: Database) throws -> [KnownFile] {
    let changed = zip(roots, scans).filter { !isUnchanged($0.known, $1) }.map(\.0.known.id)
    guard !changed.isEmpty else { return [] }
    return try FileRows.known(in: changed, names: FileNameRows.names(in: database), database)
  }

  /// Whether everything in and below an added folder is as the last scan left it.
  func isUnchanged(_ root: KnownRoot, _ scan: RootScan) -> Bool {
    !root.isAway && scan.isUnchanged(knowing: folders(in: root.id).map(\.path))
      && scan.mounts.isSuperset(of: root.mounts)
  }
}
