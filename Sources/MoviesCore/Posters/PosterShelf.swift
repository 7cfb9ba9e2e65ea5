public import Redux
public import Titles

/// A store of pictures that are ready to be drawn.
///
/// The state knows which posters are wanted and whether they arrived, but never holds a pixel.
public protocol PosterShelf: Sendable {
  /// Fetches and decodes a poster, and keeps its picture for the screen.
  ///
  /// - Parameters:
  ///   - poster: The poster; one that is kept already costs nothing.
  ///   - reach: The reach of the search for it.
  /// - Throws: A `PosterError` if there is no picture; `notHere` if a wider reach may find one.
  func keep(_ poster: Poster, reach: CachePolicy) async throws(PosterError)
}

/// Returns the app's middleware for pictures, which sends the requests for them to a shelf.
///
/// - Parameters:
///   - clock: Measures delays.
///   - shelf: Keeps the pictures.
/// - Returns: The middleware; its requests end with the store.
public func posterShelfMiddleware(
  clock: any Clock<Duration>, shelf: any PosterShelf
) -> Middleware<AppState> {
  requestMiddleware(AppState.self, shelf as any PosterShelf, clock: clock)
}
