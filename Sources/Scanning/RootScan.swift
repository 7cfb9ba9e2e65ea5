public import Titles

/// The result of a scan of one folder that the user has added, with everything below it.
public struct RootScan: Hashable, Sendable {
  /// Whether the folder itself could be read.
  public enum Access: Hashable, Sendable {
    case readable
    /// There is no folder at this path.
    case absent
    /// The folder may be there, but the system does not let the program read it.
    case unreadable
  }

  public var root: PathBytes
  public var access: Access
  /// The number of the folder; `nil` unless it is there.
  public var inode: Inode?
  /// The names in the folder, in order; `nil` if it was not read, as its time had not changed.
  public var names: [[UInt8]]?
  /// The folders that were read, with their times.
  public var folders: [SeenFolder] = []
  /// The folders whose times had not changed, so that everything in them is as it was.
  public var unchanged: Set<PathBytes> = []
  /// The files in the folders that were read.
  public var files: [SeenFile] = []
  /// The folders that could not be read; nothing is known about what is in and below them.
  public var unreadable: [PathBytes] = []
  /// The folders that are on another device than the ones around them.
  public var mounts: Set<PathBytes> = []

  public init(_ root: PathBytes, access: Access = .readable, inode: Inode? = nil) {
    self.root = root
    self.access = access
    self.inode = inode
  }

  /// Whether everything below the folder is as the last scan left it.
  public func isUnchanged(knowing known: some Collection<PathBytes>) -> Bool {
    access == .readable && folders.isEmpty && unreadable.isEmpty && unchanged.count == known.count
  }
}
