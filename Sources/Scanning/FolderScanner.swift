public import Titles

/// Finds the video files in folders, by names, sizes and times alone; no video file is opened.
///
/// Links to folders are followed, each folder once, so that loops end. Hidden files are left out,
/// and so are the folders of recycle bins and file servers. A folder whose time has not changed
/// since the last scan is not read again: only its subfolders are looked at.
///
/// Folder times tell nothing about a file that was overwritten in place, and some file systems
/// (SMB, NFS, exFAT) keep them badly; for these there are full scans.
public struct FolderScanner: Sendable {
  /// The folders as the last scan left them, by their paths.
  private let known: [PathBytes: SeenFolder]
  private let isFull: Bool
  private let now: Int
  private let others: [PathBytes]

  /// The time during which a further change could leave a folder's time as it is, in nanoseconds:
  /// FAT counts in steps of two seconds.
  private static let coarsestTime = 2_000_000_000

  /// Makes a scanner.
  ///
  /// - Parameters:
  ///   - known: The folders as the last scan left them.
  ///   - isFull: Whether to read folders whose times have not changed, too.
  ///   - now: The time, in seconds since 1970.
  ///   - others: Other folders that are scanned by themselves, so that no link leads there.
  public init(
    knowing known: some Sequence<SeenFolder> = [SeenFolder](), isFull: Bool = false, now: Int,
    besides others: [PathBytes] = []
  ) {
    self.others = others
    self.known = Dictionary(known.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.isFull = isFull
    self.now = now
  }

  /// Scans a folder and everything below it.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the folder.
  ///   - tell: Called with the number of files seen so far, after every folder with files.
  /// - Returns: The result.
  /// - Throws: A `CancellationError` if the task is cancelled.
  /// - Complexity: O(*n* log *n*) in the number of names in the folders that are read.
  public func scan(_ root: PathBytes, tell: (Int) -> Void = { _ in }) throws -> RootScan {
    var walk = Walk(RootScan(root))
    do throws(SystemCode) {
      let status = try FileStatus(of: root)
      guard status.isFolder else { return RootScan(root, access: .absent) }
      walk.result.inode = status.inode
    } catch {
      return RootScan(root, access: error.isAbsence ? .absent : .unreadable)
    }
    for other in others {
      if let inode = (try? FileStatus(of: other))?.inode { _ = walk.visits(inode) }
    }
    walk.folders.append(Place(root, around: walk.result.inode?.device))
    while let place = walk.next() {
      try Task.checkCancellation()
      let files = walk.result.files.count
      visit(place, in: &walk)
      if walk.result.files.count > files { tell(walk.result.files.count) }
    }
    if walk.result.unreadable.contains(root) { walk.result.access = .unreadable }
    return walk.result
  }

  /// A folder to visit.
  private struct Place {
    var path: PathBytes
    /// The device of the folder around it.
    var device: Int?
    var seriesNote: PathBytes?

    init(_ path: PathBytes, around device: Int?, seriesNote: PathBytes? = nil) {
      self.path = path
      self.device = device
      self.seriesNote = seriesNote
    }
  }

  /// A scan that is under way.
  private struct Walk {
    var result: RootScan
    /// The folders still to visit, the next one last.
    var folders: [Place] = []
    /// The links still to follow: each folder is found under its own name, if it has one here.
    var links: [Place] = []
    private var visited: Set<Inode> = []

    init(_ result: RootScan) { self.result = result }

    mutating func next() -> Place? { folders.popLast() ?? links.popLast() }

    mutating func visits(_ inode: Inode) -> Bool { visited.insert(inode).inserted }
  }

  private func visit(_ place: Place, in walk: inout Walk) {
    let path = place.path
    let status: FileStatus
    do throws(SystemCode) {
      status = try FileStatus(of: path)
    } catch {
      // Something that vanished a moment ago is noticed by the next scan.
      walk.result.unreadable.append(path)
      return
    }
    guard status.isFolder, walk.visits(status.inode) else { return }
    let isMount = place.device.map { $0 != status.inode.device } ?? false
    if isMount { walk.result.mounts.insert(path) }
    let folder: SeenFolder
    if !isFull, let known = known[path], known.modified == status.modifiedNanoseconds {
      folder = known
      walk.result.unchanged.insert(path)
    } else if let listing = FolderListing.read(path) {
      folder = read(listing, of: place, status, isMount: isMount, in: &walk)
      walk.result.folders.append(folder)
    } else {
      walk.result.unreadable.append(path)
      return
    }
    let seriesNote =
      folder.hasSeriesNote ? path.appending(Self.seriesNote) : place.seriesNote
    for name in folder.subfolders.reversed() {
      walk.folders.append(
        Place(path.appending(name), around: status.inode.device, seriesNote: seriesNote))
    }
    for name in folder.links.reversed() {
      walk.links.append(
        Place(path.appending(name), around: status.inode.device, seriesNote: seriesNote))
    }
  }

  /// Takes the files out of a folder that was read.
  private func read(
    _ listing: FolderListing, of place: Place, _ status: FileStatus, isMount: Bool,
    in walk: inout Walk
  ) -> SeenFolder {
    let isRoot = place.path == walk.result.root
    if isRoot { walk.result.names = listing.names }
    let isRecent = status.modifiedNanoseconds > now &* 1_000_000_000 &- Self.coarsestTime
    var folder = SeenFolder(
      place.path, modified: isRecent ? 0 : status.modifiedNanoseconds, isMount: isMount)
    var notes = FolderNotes(listing, in: place.path)
    folder.hasSeriesNote = notes.hasSeries
    notes.inherited = place.seriesNote
    if let disc = DiscFolder(listing, in: place.path) {
      walk.result.files.append(
        SeenFile(
          place.path, isFolder: true, size: disc.size, modified: status.modified,
          inode: status.inode, note: notes.ofFolder, seriesNote: notes.series))
      // A disc in the added folder itself does not hide what else is there.
      guard isRoot else { return folder }
    }
    for entry in listing.entries {
      switch entry.kind {
      case .folder where DiscFolder.isDisc(entry.name): break
      case .folder: folder.subfolders.append(entry.name)
      case .link: folder.links.append(entry.name)
      case .unreadableFolder: walk.result.unreadable.append(place.path.appending(entry.name))
      case .file where isVideo(entry):
        walk.result.files.append(
          SeenFile(
            place.path.appending(entry.name), size: entry.status.size,
            modified: entry.status.modified, inode: entry.status.inode,
            note: notes.note(of: entry.name), seriesNote: notes.series))
      case .file: break
      }
    }
    return folder
  }

  private func isVideo(_ entry: FolderListing.Entry) -> Bool {
    VideoNames.isVideo(entry.name)
      && (!VideoNames.isStream(entry.name) || entry.status.size >= VideoNames.leastStream)
  }

  /// The name of the information file of a whole series.
  static let seriesNote = Array("tvshow.nfo".utf8)
}
