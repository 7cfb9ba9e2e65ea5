internal import MoviesCore
internal import Redux
internal import Titles

/// Notices changes to what is known of the user's own files by others, such as a scan in a shell,
/// and asks players how far they came.
///
/// It looks whenever the user does something here, but at most once a second; it never polls, and
/// asks no player while nothing plays.
@MainActor
final class FilesWatch {
  private let files: (any OwnFiles)?
  private var changed: ChangedFiles
  /// The folder in which players report, which changes when one is started anywhere.
  private var playing: ChangedFiles
  private let plays: Bool
  private let store: Store<AppState>
  private let now: () -> ContinuousClock.Instant
  private(set) var isLooking = false

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - files: The user's own files; `nil` for none.
  ///   - paths: The files that change with what is known of them; empty to ask each time.
  ///   - players: The folders in which players report.
  ///   - plays: Whether the session can play them.
  ///   - store: The store, which is told what has changed.
  ///   - now: Returns the current time.
  init(
    _ files: (any OwnFiles)?, paths: [String], players: [String] = [], plays: Bool,
    store: Store<AppState>,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.files = files
    changed = ChangedFiles(paths)
    playing = ChangedFiles(players)
    self.plays = plays
    self.store = store
    self.now = now
  }

  /// Reads the files; players are asked once these and the library are read.
  func begin() {
    if files != nil { store.dispatch(FilesAction.changedElsewhere) }
  }

  /// Looks for changes and for news of players, unless the last look was a moment ago.
  func look() {
    guard files != nil || plays, changed.areDue(at: now()) else { return }
    let hasNews = playing.haveChanged()
    if plays, hasNews || !store.state.files.playing.isEmpty, store.state.canKeepPlayed {
      store.dispatch(AskPlayers())
    }
    guard let files, !isLooking, changed.haveChanged() else { return }
    isLooking = true
    Task { end(at: try? await files.revision()) }
  }

  /// Ends a look, and lets the store read the files if they have another revision; `nil` if they
  /// cannot be read.
  private func end(at revision: Int?) {
    isLooking = false
    let known = store.state.files.revision
    guard let revision, revision != known else { return }
    store.dispatch(FilesAction.changedElsewhere)
  }
}
