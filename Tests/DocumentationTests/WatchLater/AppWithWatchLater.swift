import MoviesCore
import Redux

/// The app's state with an additional slice.
struct AppWithWatchLater: Sendable, Equatable {
  var app = AppState()
  var watchLater = WatchLaterState()

  /// The root reducer: each slice receives the actions that concern it.
  static let reduce: Reducer<AppWithWatchLater> = combine(
    scope(\.app, AppState.reduce),
    scope(\.watchLater, WatchLaterAction.self, WatchLaterState.reduce))
}
