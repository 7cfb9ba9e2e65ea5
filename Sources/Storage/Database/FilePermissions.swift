import Foundation

/// Who may do what with a file.
enum FilePermissions {
  /// Takes all permissions from everybody but the owner of a file or folder, who keeps theirs.
  static func keepFromOthers(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    chmod(path, status.st_mode & 0o700)
  }
}
