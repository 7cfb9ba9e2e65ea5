public import Scanning
public import Titles

/// The changes of the files since the last scan.
///
/// Only what a scan has read can change: a folder that could not be read keeps its files, and so
/// does a disk that is away. An added folder is away if it is absent, if it lost all its files at
/// once, or if it has other names and other files than the one that was added.
public struct FileComparison: Sendable {
  /// A known file, and how it was seen now.
  public struct Match: Hashable, Sendable {
    public var known: KnownFile
    /// The number of the added folder in which it was seen.
    public var root: Int
    public var seen: SeenFile
  }

  /// A file that was not known.
  public struct Arrival: Hashable, Sendable {
    /// The number of the added folder in which it was seen.
    public var root: Int
    public var seen: SeenFile

    public init(root: Int, seen: SeenFile) {
      self.root = root
      self.seen = seen
    }
  }

  public private(set) var new: [Arrival] = []
  /// Files at their known paths, whose sizes, times or information files are others now.
  public private(set) var changed: [Match] = []
  /// All files at their known paths, in the folders that were read.
  public private(set) var found: [Match] = []
  /// Files that were renamed or moved.
  public private(set) var moved: [Match] = []
  /// Files that are no longer there, although their disk is.
  public private(set) var gone: [KnownFile] = []
  /// Files whose disk is away by now.
  public private(set) var left: [KnownFile] = []
  /// Files whose disk was away, and is there again.
  public private(set) var back: [KnownFile] = []
  /// The added folders that are away.
  public private(set) var awayRoots: Set<Int> = []
  /// The added folders that could not be read.
  public private(set) var unreadRoots: Set<Int> = []
  /// The folders that were on other devices, which are away.
  public private(set) var lostMounts: Set<PathBytes> = []

  /// Compares what was known with what was seen.
  ///
  /// A file is found again by its number and size as long as its disk stays mounted; else by its
  /// size and its name, or by its size and what the name says, if only one file has these.
  ///
  /// - Parameters:
  ///   - roots: The added folders, each with its scan.
  ///   - files: The known files in them.
  ///   - readings: Returns what the name of a seen file may say, as ``KnownFile/reading`` has it;
  ///     called only for files that may have been moved.
  /// - Complexity: O(*n*) in the number of files, if most have sizes of their own.
  public init(
    of roots: [(root: KnownRoot, scan: RootScan)], knowing files: [KnownFile],
    readings: (SeenFile) -> [String]
  ) {
    let byRoot = Dictionary(grouping: files, by: \.root)
    var comparisons = roots.map { root, scan in
      RootComparison(of: root, with: scan, knowing: byRoot[root.id] ?? [], readings: readings)
    }
    findMoved(among: &comparisons, readings: readings)
    for comparison in comparisons { conclude(comparison) }
  }

  /// Finds files again at other paths, also in other added folders.
  private mutating func findMoved(
    among roots: inout [RootComparison], readings: (SeenFile) -> [String]
  ) {
    var search = MovedFiles(roots.flatMap(\.arrivals))
    guard !search.isEmpty else { return }
    for index in roots.indices {
      let isSameMount = roots[index].isSameMount
      takeMissing(at: index, of: &roots) { search.takeByInode($0, isSameMount: isSameMount) }
    }
    let missing = roots.filter { $0.state == .present }.flatMap(\.missing)
    let matches = search.takeByName(missing, readings: readings)
    for index in roots.indices where roots[index].state == .present {
      takeMissing(at: index, of: &roots) { matches[$0.id] }
    }
    let left = search.left
    for index in roots.indices {
      roots[index].arrivals.removeAll { !left.contains($0.seen.path) }
    }
  }

  private mutating func takeMissing(
    at index: Int, of roots: inout [RootComparison], by find: (KnownFile) -> Arrival?
  ) {
    roots[index].missing.removeAll { file in
      guard let arrival = find(file) else { return false }
      moved.append(Match(known: file, root: arrival.root, seen: arrival.seen))
      return true
    }
  }

  /// Decides what has become of an added folder and its files, once the moved ones are found.
  private mutating func conclude(_ root: RootComparison) {
    switch root.state {
    case .unreadable: unreadRoots.insert(root.root.id)
    case .present where !root.hasLostEverything:
      gone += root.missing
      new += root.arrivals
      left += root.lost.filter { !$0.isAway }
      back += root.kept.filter(\.isAway)
      lostMounts.formUnion(root.lostMounts)
      found += root.found
      for match in root.found {
        if match.known.isAway { back.append(match.known) }
        if match.hasChanged { changed.append(match) }
      }
    case .empty where root.missing.isEmpty: break
    case .present, .empty, .away:
      awayRoots.insert(root.root.id)
      left += (root.missing + root.lost + root.kept).filter { !$0.isAway }
    }
  }
}

extension FileComparison.Match {
  fileprivate var hasChanged: Bool {
    known.size != seen.size || known.modified != seen.modified || known.inode != seen.inode
      || hasOtherNote
  }

  /// Whether the information file beside it is another one now, so that its name has to be read
  /// again.
  public var hasOtherNote: Bool { known.noteModified != seen.note?.modified }
}
