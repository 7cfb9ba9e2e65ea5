internal import Foundation

/// The room on the disk of a folder, which need not be there yet.
public struct DiskRoom: Sendable {
  /// How many bytes this user may still write; `nil` if the system does not tell.
  public let free: Int?
  /// Tells disks apart.
  private let disk: UInt64

  /// Looks at the disk of a folder, or of the nearest one above it that is there.
  public init(at folder: String) {
    var url = URL(filePath: folder)
    var status = stat()
    while stat(url.path, &status) != 0, url.path != "/" { url.deleteLastPathComponent() }
    disk = UInt64(truncatingIfNeeded: status.st_dev)
    var room = statvfs()
    free =
      statvfs(url.path, &room) == 0 ? Int(clamping: room.f_bavail) * Int(room.f_frsize) : nil
  }

  /// Whether both are the room of one disk.
  public func isShared(with other: DiskRoom) -> Bool { disk == other.disk }
}
