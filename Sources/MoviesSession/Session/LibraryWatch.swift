internal import Foundation
internal import MoviesCore
internal import Redux
internal import Titles

/// Notices what others do to the library, such as another session, whenever the user does
/// something here, but at most once a second; nothing polls.
///
/// A look that finds the library's files as they were costs two questions to the file system, and
/// wakes nobody.
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

  /// The shortest time between two looks.
  static let pause = Duration.seconds(1)

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - files: The files that change with it.
  ///   - changes: What this session asks of the library; the state is told what that changes.
  ///   - store: Told when the library is another than the one that the state knows.
  ///   - now: Tells the time.
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

  /// Looks whether the library is another than the one that the state knows, unless the last look
  /// was just now.
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
        // The next key looks again, once the state knows what this session has changed.
        seen = []
        lastLook = nil
        return
      }
      // The first reading reports what is wrong with the library.
      if revision != nil, revision != store.state.library.revision {
        store.dispatch(LibraryEvent.changedElsewhere)
      }
    }
  }
}

/// What tells whether a file has changed.
private struct FileState: Equatable {
  var size: Int
  var seconds: Int
  var nanoseconds: Int

  /// Returns `nil` if there is no such file.
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
