internal import Foundation
internal import MoviesCore
internal import Redux
internal import Titles

/// Notices changes to the library by others, such as another session.
///
/// It checks whenever the user does something here, but at most once a second; it never polls.
///
/// A check that finds the library's files unchanged costs one question to the file system for each
/// file, and wakes no other task.
@MainActor
final class LibraryWatch {
  private let library: any Library
  private let files: [String]
  private let changes: LibraryChanges
  private let store: Store<AppState>
  private let now: () -> ContinuousClock.Instant
  private var lastLook: ContinuousClock.Instant?
  private var seen: [FileState?] = []
  private(set) var isLooking = false

  /// The shortest time between two checks.
  static let pause = Duration.seconds(1)

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - files: The files that change with the library.
  ///   - changes: The changes that this session makes, which the state already learns of.
  ///   - store: The store, which is told when the library differs from the one that the state
  ///     knows.
  ///   - now: Returns the current time.
  init(
    _ library: any Library, files: [String], changes: LibraryChanges, store: Store<AppState>,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.library = library
    self.files = files
    self.changes = changes
    self.store = store
    self.now = now
  }

  /// Checks whether somebody else has changed the library, unless the last check was a moment ago.
  func look() {
    let time = now()
    if let lastLook, time < lastLook + Self.pause { return }
    lastLook = time
    let found = files.map { FileState(path: $0) }
    guard !isLooking, changes.isIdle, found != seen else { return }
    seen = found
    isLooking = true
    Task {
      let revision = try? await library.revision()
      isLooking = false
      guard changes.isIdle else {
        // The next key triggers another check, once the state knows this session's own changes.
        seen = []
        lastLook = nil
        return
      }
      // If the library has no readable revision, its first reading reports the reason.
      if revision != nil, revision != store.state.library.revision {
        store.dispatch(LibraryEvent.changedElsewhere)
      }
    }
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
