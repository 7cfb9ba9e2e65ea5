import Scanning
import Titles

/// One added folder: the files that a scan has found in it, beside those that were known.
struct RootComparison {
  enum State {
    case present
    /// The folder is there, without any name in it.
    case empty
    /// The folder is not there, or another one is at its path.
    case away
    case unreadable
  }

  let root: KnownRoot
  let scan: RootScan
  private(set) var state: State
  /// The files at their known paths.
  private(set) var found: [FileComparison.Match] = []
  /// The files in folders that were not read.
  private(set) var kept: [KnownFile] = []
  /// The files on devices that were mounted below the folder, and are no longer.
  private(set) var lost: [KnownFile] = []
  /// The files that are not at their known paths.
  var missing: [KnownFile] = []
  /// The files that were not known at their paths.
  var arrivals: [FileComparison.Arrival] = []
  /// The folders that were on other devices, which are away.
  let lostMounts: Set<PathBytes>
  private let unreadable: Set<PathBytes>

  init(
    of root: KnownRoot, with scan: RootScan, knowing files: [KnownFile],
    readings: (SeenFile) -> [String]
  ) {
    self.root = root
    self.scan = scan
    state = Self.state(of: scan, files)
    lostMounts = Set(root.mounts).subtracting(scan.mounts)
    unreadable = Set(scan.unreadable)
    guard state == .present else {
      missing = files
      return
    }
    var seen = Dictionary(scan.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for file in files {
      if let there = seen[file.path], there.isFolder == file.isFolder {
        seen[file.path] = nil
        found.append(FileComparison.Match(known: file, root: root.id, seen: there))
      } else {
        sort(file)
      }
    }
    // In the order of the scan, so that the same folders give the same numbers.
    arrivals = scan.files.filter { seen[$0.path] != nil }
      .map { FileComparison.Arrival(root: root.id, seen: $0) }
    if !isSame(readings: readings) {
      state = .away
      missing += found.map(\.known)
      (found, arrivals) = ([], [])
    }
  }

  private static func state(of scan: RootScan, _ files: [KnownFile]) -> State {
    switch scan.access {
    case .absent: .away
    case .unreadable: .unreadable
    case .readable: scan.names?.isEmpty == true && !files.isEmpty ? .empty : .present
    }
  }

  /// Decides about a file that was not seen at its path.
  private mutating func sort(_ file: KnownFile) {
    if isUnread(file) {
      kept.append(file)
    } else if isWithin(lostMounts, file.path) {
      lost.append(file)
    } else if scan.unchanged.contains(file.folder) {
      kept.append(file)
    } else {
      missing.append(file)
    }
  }

  private func isUnread(_ file: KnownFile) -> Bool { isWithin(unreadable, file.path) }

  private func isWithin(_ folders: Set<PathBytes>, _ path: PathBytes) -> Bool {
    guard !folders.isEmpty else { return false }
    var path: PathBytes? = path
    while let folder = path, folder.bytes.count >= root.path.bytes.count {
      if folders.contains(folder) { return true }
      path = folder.parent
    }
    return false
  }

  /// Whether the folder is still the same mount, so that the numbers of files mean what they meant.
  var isSameMount: Bool { root.inode != nil && root.inode == scan.inode }

  /// Whether not one of the known files is there any longer, nor any other.
  var hasLostEverything: Bool {
    !missing.isEmpty && found.isEmpty && kept.isEmpty && arrivals.isEmpty && scan.files.isEmpty
  }

  /// Whether the folder at the path is the one that was added: by its names, or else by its files,
  /// as somebody may have renamed all that is in it.
  private func isSame(readings: (SeenFile) -> [String]) -> Bool {
    guard let names = scan.names, !root.mark.fits(names), !missing.isEmpty else { return true }
    var search = MovedFiles(arrivals)
    let byInode = missing.count { search.takeByInode($0, isSameMount: isSameMount) != nil }
    let others = byInode > 0 ? 0 : search.takeByName(missing, readings: readings).count
    let all = missing.count + found.count + kept.count
    return RootMark.isEnough(found.count + kept.count + byInode + others, of: all)
  }
}
