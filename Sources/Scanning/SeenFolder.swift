public import Titles

/// The parts of a folder that let a later scan skip it: its time, and where to go on from there.
public struct SeenFolder: Hashable, Sendable {
  public var path: PathBytes
  /// The time when its names last changed, in nanoseconds since 1970; 0 if that was so recently
  /// that another change could have the same time.
  public var modified: Int
  /// The names of its subfolders.
  public var subfolders: [[UInt8]]
  /// The names of its links to folders.
  public var links: [[UInt8]]
  /// Whether the folder is on another device than the one around it.
  public var isMount: Bool
  /// Whether there is a `tvshow.nfo`.
  public var hasSeriesNote: Bool

  public init(
    _ path: PathBytes, modified: Int, subfolders: [[UInt8]] = [], links: [[UInt8]] = [],
    isMount: Bool = false, hasSeriesNote: Bool = false
  ) {
    self.path = path
    self.modified = modified
    self.subfolders = subfolders
    self.links = links
    self.isMount = isMount
    self.hasSeriesNote = hasSeriesNote
  }
}
