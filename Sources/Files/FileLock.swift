internal import Foundation

/// The locks by which sessions keep out of each other's files.
public enum FileLock {
  /// Locks the file or folder behind a descriptor for this session, until the descriptor is closed.
  ///
  /// - Parameter descriptor: The open file or folder.
  /// - Returns: `false` if another session has locked it; always `true` on a file system without
  ///   locks.
  public static func take(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }
}
