import Redux
import Titles

/// The titles that the user means to watch, in the order in which they were marked.
struct WatchLaterState: Sendable, Codable, Equatable {
  private(set) var ids: [TitleID] = []
  /// Why the marks could not be saved the last time.
  private(set) var failure: DiskError?

  /// Changes the marks according to an action.
  @Sendable static func reduce(_ state: inout WatchLaterState, _ action: WatchLaterAction) {
    switch action {
    case .toggled(let id):
      if let index = state.ids.firstIndex(of: id) {
        state.ids.remove(at: index)
      } else {
        state.ids.append(id)
      }
    case .saved: state.failure = nil
    case .notSaved(let error): state.failure = error
    }
  }
}
