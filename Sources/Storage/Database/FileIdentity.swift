import Foundation

/// Which file a path leads to.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Returns `nil` if there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }
}
