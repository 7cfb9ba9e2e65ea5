internal import Files
internal import Foundation

/// The automatic recording that runs if the user wants one: it has at least the last 5,000 actions
/// and at most 10,000, in two files that take turns.
package struct RecordingRing: Sendable {
  /// The number of actions in a full file.
  static let length = 5_000

  private let folder: String

  /// Makes a ring with its files in a folder, which is created if necessary.
  package init(folder: String) {
    self.folder = folder
  }

  /// The existing files, the older one first; each can be replayed by itself.
  package var files: [String] {
    [previous, last].filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Locks the files for this session until the returned function is released.
  ///
  /// - Returns: A function that moves the file with the last actions aside and opens an empty one.
  ///   It throws a ``Failure`` that names the file if the file cannot be written.
  /// - Throws: A ``Failure`` if another session uses the files.
  func take() throws(Failure) -> @MainActor () throws(Failure) -> any ByteSink {
    // If this fails, the attempt to write reports why.
    try? PrivateFolder.make(folder)
    let lock = FolderLock(folder)
    guard lock.isTaken else {
      throw Failure(unwritable: last, name: "recording", because: EWOULDBLOCK)
    }
    return { () throws(Failure) in
      try withExtendedLifetime(lock) { () throws(Failure) in
        rename(last, previous)
        return try RecordingFile.create(last)
      }
    }
  }

  private var last: String { folder + "/last.jsonl" }
  private var previous: String { folder + "/previous.jsonl" }
}
