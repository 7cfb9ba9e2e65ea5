public import Scanning
public import Titles

/// A file as the last scan left it.
public struct KnownFile: Hashable, Sendable, Identifiable {
  public var id: Int
  /// The number of the added folder in which it is.
  public var root: Int
  public var path: PathBytes
  /// Whether the path is that of a folder with the copy of a disc.
  public var isFolder: Bool
  public var size: Int
  public var modified: Int
  public var inode: Inode?
  /// The time of its own information file; `nil` without one.
  public var noteModified: Int?
  public var isAway: Bool
  /// The meaning of its name in a form that files of the same title share; `nil` if it has none.
  public var reading: String?

  public init(
    id: Int, root: Int, path: PathBytes, isFolder: Bool = false, size: Int, modified: Int,
    inode: Inode? = nil, noteModified: Int? = nil, isAway: Bool = false, reading: String? = nil
  ) {
    self.id = id
    self.root = root
    self.path = path
    self.isFolder = isFolder
    self.size = size
    self.modified = modified
    self.inode = inode
    self.noteModified = noteModified
    self.isAway = isAway
    self.reading = reading
  }

  /// The folder in which a scan finds the file; for the copy of a disc, the folder itself.
  var folder: PathBytes { isFolder ? path : path.parent ?? path }
}

/// An added folder as the last scan left it.
public struct KnownRoot: Hashable, Sendable, Identifiable {
  public var id: Int
  public var path: PathBytes
  public var mark: RootMark
  /// The number of the folder, by which a later scan knows that it is still the same mount.
  public var inode: Inode?
  public var isAway: Bool
  /// The folders below it that were on another device than the ones around them.
  public var mounts: [PathBytes]

  public init(
    id: Int, path: PathBytes, mark: RootMark = RootMark(), inode: Inode? = nil,
    isAway: Bool = false, mounts: [PathBytes] = []
  ) {
    self.id = id
    self.path = path
    self.mark = mark
    self.inode = inode
    self.isAway = isAway
    self.mounts = mounts
  }
}
