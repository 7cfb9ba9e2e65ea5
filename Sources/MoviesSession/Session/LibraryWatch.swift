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
  private var files: ChangedFiles
  private let changes: LibraryChanges
  private let store: Store<AppState>
  private let now: () -> ContinuousClock.Instant
  private(set) var isLooking = false

  /// The shortest time between two checks.
  static let pause = ChangedFiles.pause

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
    self.files = ChangedFiles(files)
    self.changes = changes
    self.store = store
    self.now = now
  }

  /// Checks whether somebody else has changed the library, unless the last check was a moment ago.
  func look() {
    guard files.areDue(at: now()), !isLooking, changes.isIdle, files.haveChanged() else { return }
    isLooking = true
    Task {
      let revision = try? await library.revision()
      isLooking = false
      guard changes.isIdle else {
        // The next key triggers another check, once the state knows this session's own changes.
        files.forget()
        return
      }
      // If the library has no readable revision, its first reading reports the reason.
      if revision != nil, revision != store.state.library.revision {
        store.dispatch(LibraryEvent.changedElsewhere)
      }
    }
  }
}
