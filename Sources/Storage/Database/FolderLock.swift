import Foundation

/// A folder in which one session alone opens or replaces a database, while this value lives.
final class FolderLock: Sendable {
  /// Owned by this object; negative if the folder could not be opened.
  private let descriptor: Int32

  /// How often to try, 10 ms apart, while another session has it: for five seconds.
  private static let attempts = 500

  /// Takes a folder.
  ///
  /// Where locks do not exist, and after five seconds, the session goes on without: the lock only
  /// keeps sessions that start at the same moment apart.
  init(_ path: String) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var attemptsLeft = Self.attempts
    while attemptsLeft > 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      usleep(10_000)
      attemptsLeft -= 1
    }
  }

  deinit { close(descriptor) }
}
