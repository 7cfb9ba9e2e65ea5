import Keeping
import Scanning
import Testing
import Titles

@Suite("What has become of files since the last scan", .timeLimit(.minutes(5)))
struct FileComparisonTests {
  private let root = KnownRoot(
    id: 1, path: PathBytes("/disk"), mark: RootMark(of: [Array("a".utf8), Array("b".utf8)]),
    inode: Inode(device: 1, number: 1))

  /// A scan that has read these folders, and has seen these files in them.
  private func scan(
    _ files: [SeenFile], reading folders: [String] = ["/disk"], names: [String]? = ["a", "b"],
    device: Int = 1
  ) -> RootScan {
    var scan = RootScan(root.path, inode: Inode(device: device, number: 1))
    scan.folders = folders.map { SeenFolder(PathBytes($0), modified: 1) }
    scan.names = names?.map { Array($0.utf8) }
    scan.files = files
    return scan
  }

  private func seen(_ path: String, size: Int = 100, inode: Int, modified: Int = 5) -> SeenFile {
    SeenFile(
      PathBytes(path), size: size, modified: modified, inode: Inode(device: 1, number: inode))
  }

  private func known(
    _ id: Int, _ path: String, size: Int = 100, inode: Int, reading: String? = nil,
    isAway: Bool = false
  ) -> KnownFile {
    KnownFile(
      id: id, root: 1, path: PathBytes(path), size: size, modified: 5,
      inode: Inode(device: 1, number: inode), isAway: isAway, reading: reading)
  }

  private func compare(
    _ scan: RootScan, _ files: KnownFile..., readings: [String: String] = [:]
  ) -> FileComparison {
    FileComparison(of: [(root, scan)], knowing: files) { seen in
      [readings[seen.path.text]].compactMap(\.self)
    }
  }

  @Test("A file at its place is neither new nor changed")
  func same() {
    let comparison = compare(
      scan([seen("/disk/a.mkv", inode: 7)]), known(1, "/disk/a.mkv", inode: 7))
    #expect(comparison.found.map(\.known.id) == [1])
    #expect(comparison.new.isEmpty && comparison.changed.isEmpty && comparison.gone.isEmpty)
  }

  @Test("A file that was written again has changed")
  func changed() {
    let comparison = compare(
      scan([seen("/disk/a.mkv", size: 200, inode: 7)]), known(1, "/disk/a.mkv", inode: 7))
    #expect(comparison.changed.map(\.seen.size) == [200])
  }

  @Test("A file with the number and size of a missing one was moved, whatever its name")
  func movedByInode() {
    let files = [seen("/disk/x.mkv", inode: 7), seen("/disk/keep.mkv", inode: 8)]
    let comparison = compare(
      scan(files), known(1, "/disk/a.mkv", inode: 7), known(2, "/disk/keep.mkv", inode: 8))
    #expect(comparison.moved.map(\.known.id) == [1])
    #expect(comparison.new.isEmpty && comparison.gone.isEmpty)
  }

  @Test("Numbers mean nothing on another mount, unless the times are the same, too")
  func anotherMount() {
    let other = seen("/disk/x.mkv", inode: 7, modified: 6)
    let keep = seen("/disk/keep.mkv", inode: 8)
    let files = [known(1, "/disk/a.mkv", inode: 7), known(2, "/disk/keep.mkv", inode: 8)]
    let comparison = compare(scan([other, keep], device: 2), files[0], files[1])
    #expect(comparison.moved.isEmpty)
    #expect(comparison.gone.map(\.id) == [1])
  }

  @Test("A file is known by its size and what its name says, if no other one has both")
  func movedByReading() {
    let one = seen("/disk/x.mkv", inode: 17)
    let keep = seen("/disk/keep.mkv", size: 3, inode: 8)
    let missing = known(1, "/disk/a.mkv", inode: 7, reading: "heat")
    let kept = known(2, "/disk/keep.mkv", size: 3, inode: 8)
    let readings = ["/disk/x.mkv": "heat", "/disk/y.mkv": "heat"]
    #expect(compare(scan([one, keep]), missing, kept, readings: readings).moved.count == 1)
    let two = [one, seen("/disk/y.mkv", inode: 18), keep]
    let comparison = compare(scan(two), missing, kept, readings: readings)
    #expect(comparison.moved.isEmpty)
    #expect(comparison.new.count == 2)
    #expect(comparison.gone.map(\.id) == [1])
  }

  @Test("A folder that was not read keeps its files, and so does one whose time is the same")
  func unread() {
    var scan = scan([seen("/disk/c.mkv", inode: 9)])
    scan.unreadable = [PathBytes("/disk/closed")]
    scan.unchanged = [PathBytes("/disk/same")]
    let comparison = compare(
      scan, known(1, "/disk/closed/deep/a.mkv", inode: 7), known(2, "/disk/same/b.mkv", inode: 8),
      known(3, "/disk/vanished/c.mkv", size: 5, inode: 10))
    #expect(comparison.gone.map(\.id) == [3])
  }

  @Test("Files on a disk below the folder are away when it is no longer mounted")
  func lostMount() {
    var root = root
    root.mounts = [PathBytes("/disk/usb")]
    let files = [
      known(1, "/disk/usb/a.mkv", inode: 7), known(2, "/disk/b.mkv", size: 4, inode: 8),
    ]
    let scan = scan([seen("/disk/b.mkv", size: 4, inode: 8)], reading: ["/disk", "/disk/usb"])
    let comparison = FileComparison(of: [(root, scan)], knowing: files) { _ in [] }
    #expect(comparison.left.map(\.id) == [1])
    #expect(comparison.lostMounts == [PathBytes("/disk/usb")])
    #expect(comparison.gone.isEmpty)
  }

  @Test("A folder with other names is away, unless its files are found again under them")
  func otherNames() {
    let other = [seen("/disk/x.mkv", size: 9, inode: 20)]
    let away = compare(scan(other, names: ["x"]), known(1, "/disk/a.mkv", inode: 7))
    #expect(away.awayRoots == [1])
    #expect(away.left.map(\.id) == [1])
    #expect(away.new.isEmpty)
    let renamed = [seen("/disk/x.mkv", inode: 7)]
    let same = compare(scan(renamed, names: ["x"]), known(1, "/disk/a.mkv", inode: 7))
    #expect(same.awayRoots.isEmpty)
    #expect(same.moved.map(\.known.id) == [1])
  }

  @Test("A folder that cannot be read changes nothing")
  func unreadable() {
    let comparison = compare(
      RootScan(root.path, access: .unreadable), known(1, "/disk/a.mkv", inode: 7))
    #expect(comparison.unreadRoots == [1])
    #expect(comparison.left.isEmpty && comparison.gone.isEmpty)
  }

  @Test("Files that were away and are there are back")
  func back() {
    let comparison = compare(
      scan([seen("/disk/a.mkv", inode: 7)]), known(1, "/disk/a.mkv", inode: 7, isAway: true))
    #expect(comparison.back.map(\.id) == [1])
  }
}
