import Files
import Foundation

/// A file that one import holds, and that is gone afterwards.
///
/// One that a killed import has left belongs to nobody, and is taken by the next.
final class ImportLock {
  private let path: String
  /// Owned by this object.
  private let descriptor: Int32

  /// Takes the lock; `nil` if another import has it.
  ///
  /// - Throws: A ``SystemError`` if nothing can be written there.
  init?(_ path: String) throws(SystemError) {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .last(.open) }
      guard FileLock.take(descriptor) else {
        close(descriptor)
        return nil
      }
      var status = stat()
      // Whoever held it may have removed the file meanwhile, and the lock would keep nobody out.
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
