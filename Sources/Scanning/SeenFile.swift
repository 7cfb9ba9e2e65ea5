public import Titles

/// A video file that a scan has seen, or a folder with the copy of a disc.
public struct SeenFile: Hashable, Sendable {
  public var path: PathBytes
  /// Whether the path is that of a folder with the copy of a disc.
  public var isFolder: Bool
  /// The size in bytes; of a disc, that of its video files.
  public var size: Int
  /// The time when it was last written, in seconds since 1970.
  public var modified: Int
  public var inode: Inode
  /// The information file that belongs to this file alone; `nil` without one.
  public var note: InformationPlace?
  /// The information file of the series, in a folder above; `nil` without one.
  public var seriesNote: PathBytes?

  public init(
    _ path: PathBytes, isFolder: Bool = false, size: Int, modified: Int, inode: Inode,
    note: InformationPlace? = nil, seriesNote: PathBytes? = nil
  ) {
    self.path = path
    self.isFolder = isFolder
    self.size = size
    self.modified = modified
    self.inode = inode
    self.note = note
    self.seriesNote = seriesNote
  }

  /// The folder in which a scan finds the file; for the copy of a disc, the folder itself.
  public var folder: PathBytes { isFolder ? path : path.parent ?? path }
}

/// An information file (`.nfo`) beside a video file.
public struct InformationPlace: Hashable, Sendable {
  public var path: PathBytes
  /// The time when it was last written, in seconds since 1970.
  public var modified: Int

  public init(_ path: PathBytes, modified: Int) {
    self.path = path
    self.modified = modified
  }
}
