internal import Foundation

/// Files that are looked at for changes, at most once a second.
struct ChangedFiles {
  private let paths: [String]
  private var lastLook: ContinuousClock.Instant?
  private var seen: [FileState?]?

  /// The shortest time between two looks.
  static let pause = Duration.seconds(1)

  init(_ paths: [String]) { self.paths = paths }

  /// Returns whether the last look was long enough ago; if so, this is the last one.
  mutating func areDue(at time: ContinuousClock.Instant) -> Bool {
    if let lastLook, time < lastLook + Self.pause { return false }
    lastLook = time
    return true
  }

  /// Returns whether any file differs from the last time that this was asked; the first time, and
  /// without files, that cannot be ruled out.
  mutating func haveChanged() -> Bool {
    let found = paths.map { FileState(path: $0) }
    defer { seen = found }
    return found != seen || paths.isEmpty
  }

  /// Forgets the last look, so that the next one is due and finds changes.
  mutating func forget() {
    seen = nil
    lastLook = nil
  }
}

/// The facts that tell whether a file has changed.
private struct FileState: Equatable {
  var size: Int
  var seconds: Int
  var nanoseconds: Int

  /// Reads the facts about a file; returns `nil` if there is no such file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    #if os(Linux)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #endif
  }
}
