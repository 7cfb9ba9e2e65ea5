internal import MoviesCore
internal import Redux
internal import Titles

/// Notices what others do to the library, such as another session, whenever the user does
/// something here; nothing polls.
@MainActor
final class LibraryWatch {
  private let library: any Library
  private let store: Store<AppState>
  private var isLooking = false

  init(_ library: any Library, store: Store<AppState>) {
    self.library = library
    self.store = store
  }

  /// Looks whether the library is another than the one that the state knows.
  func look() {
    guard !isLooking else { return }
    isLooking = true
    Task {
      let revision = try? await library.revision()
      isLooking = false
      // The first reading reports what is wrong with the library.
      if revision != nil, revision != store.state.library.revision {
        store.dispatch(LibraryAction.changedElsewhere)
      }
    }
  }
}
