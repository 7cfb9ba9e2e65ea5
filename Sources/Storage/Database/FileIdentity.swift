import Files
import Foundation

/// The identity of the file to which a path leads.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Identifies the file; returns `nil` if it does not exist.
  ///
  /// - Throws: A ``FileTrouble`` if a file may exist but cannot be reached: behind a broken link,
  ///   such as one to a disk that is not mounted, or in a folder that cannot be read.
  init?(_ path: String) throws(FileTrouble) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let failure = SystemError.last(.open)
      guard failure.code == ENOENT else { throw .unreadable(reason: failure.reason) }
      if let link = Self.deadLink(on: path) {
        throw .unreadable(reason: "\(link) is a link to nothing")
      }
      return nil
    }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }

  /// Returns the broken link on the way to a file that does not exist, if there is one.
  private static func deadLink(on path: String) -> String? {
    var status = stat()
    var path = path
    while lstat(path, &status) != 0 {
      let above = URL(filePath: path).deletingLastPathComponent().path
      guard above != path else { return nil }
      path = above
    }
    return stat(path, &status) == 0 ? nil : path
  }
}
