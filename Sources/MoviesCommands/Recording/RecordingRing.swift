import Foundation

/// The recording that goes on by itself where the setting `recording.keepLast` is on: the last 5,000
/// actions at least, and 10,000 at most, in two files that take turns.
struct RecordingRing: Sendable {
  /// How many actions a file holds.
  static let length = 5_000

  private let folder: String

  /// Returns `nil` where there is no place for what is remembered between sessions.
  init?(_ directories: Directories) {
    guard let state = directories.state else { return nil }
    folder = state + "/recordings"
  }

  /// The files that there are, the older one first; each can be replayed by itself.
  var files: [String] {
    [previous, last].filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Puts the file of the last actions aside, and opens it anew.
  ///
  /// - Returns: Where the next actions go.
  /// - Throws: A ``Failure`` that names the file where it cannot be written.
  func open() throws(Failure) -> any ByteSink {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    rename(last, previous)
    return try RecordingFile.create(last)
  }

  private var last: String { folder + "/last.jsonl" }
  private var previous: String { folder + "/previous.jsonl" }
}
