internal import Foundation

/// A folder that belongs to one session while this value lives.
final class FolderLock: Sendable {
  let isTaken: Bool
  private let descriptor: Int32

  /// Takes a folder; one that cannot be opened belongs to no other session either.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - attempts: How often to try, 10 ms apart, while another session has it.
  init(_ path: String, attempts: Int = 1) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var attemptsLeft = attempts - 1
    var isTaken = FileLock.take(descriptor)
    while !isTaken, attemptsLeft > 0 {
      usleep(10_000)
      attemptsLeft -= 1
      isTaken = FileLock.take(descriptor)
    }
    self.isTaken = isTaken
  }

  deinit { close(descriptor) }
}
