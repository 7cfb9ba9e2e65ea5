internal import Foundation

/// The room on the disk of a folder, which need not exist yet.
public struct DiskRoom: Sendable {
  /// The number of bytes that this user may still write; `nil` if the system does not report it.
  public let free: Int?
  /// The device number, which tells disks apart.
  private let disk: UInt64

  /// Examines the disk of a folder, or of its nearest parent that exists.
  public init(at folder: String) {
    var url = URL(filePath: folder)
    var status = stat()
    while stat(url.path, &status) != 0, url.path != "/" { url.deleteLastPathComponent() }
    disk = UInt64(truncatingIfNeeded: status.st_dev)
    var room = statvfs()
    free =
      statvfs(url.path, &room) == 0 ? Int(clamping: room.f_bavail) * Int(room.f_frsize) : nil
  }

  /// Whether both describe the same disk.
  public func isShared(with other: DiskRoom) -> Bool { disk == other.disk }
}
