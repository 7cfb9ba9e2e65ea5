public import Redux

/// Fetches the pages of lists, seasons, details and pictures that the screen needs; cancels those
/// that it no longer needs.
///
/// A failed request waits for a retry.
///
/// - Parameter clock: Measures how long the selection rests.
/// - Returns: The middleware; its waits end with the store.
public func fetchingMiddleware(clock: any Clock<Duration>) -> Middleware<AppState> {
  fetching(clock: clock) { $0.pageWishes } + fetching(clock: clock) { $0.seasonWishes }
    + fetching(clock: clock) { $0.detailWishes } + fetching(clock: clock) { $0.posterWishes }
}
