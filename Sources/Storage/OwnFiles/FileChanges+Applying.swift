import GRDB
import Keeping
import Scanning
import Titles

extension FileChanges {
  /// Writes the changes.
  ///
  /// - Parameters:
  ///   - database: The database, in a transaction.
  ///   - meanings: The meanings that the user has given to names.
  /// - Returns: What the scan has found; `nil` if another session has changed the files since they
  ///   were read, so that nothing was written.
  /// - Throws: A `DatabaseError`.
  func apply(to database: Database, _ meanings: SettledNames.Meanings) throws -> FileScan? {
    guard try database.filesRevision() == known.revision else { return nil }
    try keepFolders(in: database)
    if source != known.source {
      try database.execute(
        sql: "UPDATE files SET source = ?", arguments: [source.flatMap { KeptJSON.text(of: $0) }])
    }
    if hasNews {
      try keepFiles(in: database)
      try FileNameRows.removeUnused(from: database)
      try database.noteFilesRevision()
    }
    return try report(in: database, meanings)
  }

  /// Whether readers have to read again.
  private var hasNews: Bool {
    !new.isEmpty || !self.meanings.isEmpty || !dropped.isEmpty || !comparison.gone.isEmpty
      || !comparison.left.isEmpty || !comparison.back.isEmpty || !comparison.changed.isEmpty
      || known.roots.contains { $0.known.isAway != isAway($0.known) }
  }

  private func isAway(_ root: KnownRoot) -> Bool {
    comparison.awayRoots.contains(root.id)
      || root.isAway && comparison.unreadRoots.contains(root.id)
  }

  private func keepFolders(in database: Database) throws {
    for (root, scan) in zip(known.roots.map(\.known), scans) {
      var kept = root
      kept.isAway = isAway(root)
      let isRead = !kept.isAway && !comparison.unreadRoots.contains(root.id)
      if isRead {
        // An empty folder that lost nothing keeps its mark: a disk may be mounted there later.
        if let names = scan.names, !names.isEmpty { kept.mark = RootMark(of: names) }
        kept.inode = scan.inode
        try keepFolders(of: root, scan, in: database)
      }
      try FolderRows.keep(kept, scanned: isRead ? time : nil, in: database)
    }
  }

  /// Replaces the folders below an added one by those that the scan has seen.
  private func keepFolders(of root: KnownRoot, _ scan: RootScan, in database: Database) throws {
    let read = Set(scan.folders.map(\.path))
    let kept = comparison.lostMounts.union(scan.unreadable)
    for folder in known.folders(in: root.id).map(\.path)
    where !read.contains(folder) && !scan.unchanged.contains(folder) {
      guard !folder.isWithin(any: kept) else { continue }
      try FolderRows.remove(folder, from: database)
    }
    for folder in scan.folders {
      var folder = folder
      if comparison.lostMounts.contains(folder.path) {
        // The disk that comes back has another time.
        (folder.isMount, folder.modified) = (true, 0)
      }
      try FolderRows.keep(folder, in: root.id, database)
    }
  }

  private func keepFiles(in database: Database) throws {
    var names = KeptNames(in: database)
    for file in comparison.gone.map(\.id) + dropped {
      try database.execute(cached: "DELETE FROM file WHERE id = ?", [file])
    }
    let dropped = Set(dropped)
    let moved = comparison.moved.filter { !dropped.contains($0.known.id) }
    // Files may have changed places among themselves, and no two can have one path at a time.
    for match in moved {
      try database.execute(
        cached: "UPDATE file SET path = CAST(id AS BLOB) WHERE id = ?", [match.known.id])
    }
    for match in moved + comparison.changed {
      try FileRows.move(match.known.id, to: match.seen, in: match.root, database)
    }
    for file in comparison.left { try setAway(true, file, in: database) }
    for file in comparison.back { try setAway(false, file, in: database) }
    for (id, meaning) in meanings.sorted(by: { $0.key < $1.key }) {
      try FileRows.keep(try names.kept(meaning), of: id, in: database)
    }
    for (arrival, meaning) in new {
      try FileRows.insert(
        arrival.seen, in: arrival.root, at: time, try names.kept(meaning), into: database)
    }
  }

  private func setAway(_ isAway: Bool, _ file: KnownFile, in database: Database) throws {
    try database.execute(
      cached: "UPDATE file SET is_away = ? WHERE id = ?", [isAway, file.id])
  }

  private func report(
    in database: Database, _ meanings: SettledNames.Meanings
  ) throws -> FileScan {
    var scan = FileScan()
    scan.files =
      try Int.fetchOne(database, sql: "SELECT count(*) FROM file WHERE NOT is_away") ?? 0
    scan.new = new.count
    scan.moved = comparison.moved.count - comparison.moved.count { dropped.contains($0.known.id) }
    scan.gone = comparison.gone.count + dropped.count
    let open = try Int.fetchAll(
      database, sql: "SELECT DISTINCT name FROM file WHERE title IS NULL")
    let names = try FileNameRows.names(in: database)
    scan.open = open.compactMap { names[$0] }.count { meanings.byName[$0] == nil }
    scan.away =
      known.roots.map(\.known).filter(isAway).map(\.path) + comparison.lostMounts.sorted()
    scan.unreadable = scans.flatMap { scan in
      scan.access == .unreadable && scan.unreadable.isEmpty ? [scan.root] : scan.unreadable
    }
    return scan
  }
}

extension PathBytes {
  /// Returns whether the path is one of some folders, or below one.
  fileprivate func isWithin(any folders: Set<PathBytes>) -> Bool {
    guard !folders.isEmpty else { return false }
    var path: PathBytes? = self
    while let folder = path {
      if folders.contains(folder) { return true }
      path = folder.parent
    }
    return false
  }
}

/// The names and titles that were kept in a transaction, each written once.
private struct KeptNames {
  private let database: Database
  private var names: [ImportedName: Int] = [:]
  private var titles: Set<TitleID> = []
  private var reasons: [FileReason: String] = [:]

  init(in database: Database) { self.database = database }

  /// Keeps the name and the title of a meaning.
  mutating func kept(_ meaning: FileMeaning) throws -> KeptMeaning {
    if let title = meaning.title, titles.insert(title.id).inserted {
      try FileNameRows.keep(title, in: database)
    }
    let name = meaning.reading.name
    let number =
      try names[name]
      ?? FileNameRows.keep(
        name, candidates: meaning.candidates, in: database)
    names[name] = number
    let reason = reasons[meaning.reason] ?? KeptJSON.text(of: meaning.reason.harmless) ?? "{}"
    reasons[meaning.reason] = reason
    return KeptMeaning(name: number, reason: reason, meaning: meaning)
  }
}

extension FileReason {
  /// The reason with texts that cannot harm a terminal.
  fileprivate var harmless: FileReason {
    switch self {
    case .name(let name, let year, let isSeries):
      .name(name.harmlessLine, year: year, isSeries: isSeries)
    case .several(let name): .several(name.harmlessLine)
    case .none(let name): .none(name.harmlessLine)
    case .id, .settled, .notAsked: self
    }
  }
}
