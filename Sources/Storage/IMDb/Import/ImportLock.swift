import Files
import Foundation

/// A lock file that one import holds, and removes afterwards.
///
/// If a killed import has left it behind, the next one takes it.
final class ImportLock {
  private let path: String
  /// The descriptor of the file, owned by this object.
  private let descriptor: Int32

  /// Takes the lock; returns `nil` if another import has it.
  ///
  /// - Throws: A ``SystemError`` if the file cannot be written.
  init?(_ path: String) throws(SystemError) {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .last(.open) }
      guard FileLock.take(descriptor) else {
        close(descriptor)
        return nil
      }
      var status = stat()
      // The previous holder may have removed the file meanwhile, and the lock would exclude no one.
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        self.path = path
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }
}
