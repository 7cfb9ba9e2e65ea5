internal import Foundation

/// A lock that reserves a folder for one session as long as this object exists.
public final class FolderLock: Sendable {
  /// Whether no other session has the folder.
  public let isTaken: Bool
  /// The descriptor of the folder, owned by this object; negative if the folder could not be
  /// opened.
  private let descriptor: Int32

  /// Takes a folder; a folder that cannot be opened counts as taken.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - attempts: How often to try, 10 ms apart, while another session has it.
  public init(_ path: String, attempts: Int = 1) {
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
