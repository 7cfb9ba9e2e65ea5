import MoviesCore
import Redux
import ReduxTesting

/// The parts of every app under test: its reducer and middlewares, over a clock and a desktop that
/// the test moves and reads.
///
/// ``App`` puts all of them into a test store; the tests of one middleware need a few alone.
@MainActor
struct AppParts {
  let clock = TestClock()
  let desktop = RecordingDesktop()

  /// The whole app's middlewares, before those that answer its requests.
  func middlewares(answering requests: [Middleware<AppState>]) -> [Middleware<AppState>] {
    [asyncMiddleware(AppState.self, clock: clock)]
      + appMiddlewares(clock: clock, desktop: desktop) + requests
  }

  /// The program's store with a few middlewares alone, for the tests of one of them.
  func store(
    _ state: AppState = AppState(), with middlewares: [Middleware<AppState>]
  ) -> Store<AppState> {
    Store(
      initialState: state, reducer: AppState.reduce,
      middlewares: [asyncMiddleware(AppState.self, clock: clock)] + middlewares)
  }
}
