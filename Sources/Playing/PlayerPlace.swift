internal import Files
internal import Foundation

/// A player's place in a ``PlayedFolder``: the script that it runs, the state that it writes, and a
/// lock that lasts as long as it runs.
///
/// The lock is on an empty file that becomes the standard input of the player. So it ends with the
/// player and what the player has started, however that happens, and not with this program. On NFS,
/// where a lock belongs to one process, a player seems to have ended as soon as it has started.
struct PlayerPlace {
  /// The path of the place.
  let path: String

  var name: String { URL(filePath: path).lastPathComponent }
  var script: String { "\(path)/movies-tui.lua" }
  var state: String { "\(path)/state" }
  private var lock: String { "\(path)/lock" }

  /// Makes the place of a new player in a folder, which must exist.
  ///
  /// - Returns: The place, and the descriptor that holds its lock; the caller closes it.
  static func make(
    for files: [PlayableFile], in folder: String
  ) throws(SystemError) -> (place: PlayerPlace, lock: Int32) {
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    // Until it is locked, another session would take it for the place of a player that has ended.
    let hidden = PlayerPlace(path: "\(folder)/.\(name)")
    let place = PlayerPlace(path: "\(folder)/\(name)")
    try PrivateFolder.make(hidden.path)
    do throws(SystemError) {
      let text = PlayerScript.text(for: files, state: place.state)
      try WholeFile.replace(hidden.script, with: Array(text.utf8))
      let lock = open(hidden.lock, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard lock >= 0 else { throw .last(.open) }
      guard FileLock.take(lock), rename(hidden.path, place.path) == 0 else {
        let failure = SystemError.last(.replace)
        close(lock)
        throw failure
      }
      return (place, lock)
    } catch {
      hidden.remove()
      throw error
    }
  }

  /// Whether the player still runs.
  var isRunning: Bool {
    let descriptor = open(lock, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return !FileLock.take(descriptor)
  }

  /// Removes the place, as far as its files are ours.
  func remove() {
    for file in [script, state, "\(state).new", lock] { unlink(file) }
    rmdir(path)
  }
}
