public import Titles

/// Where pictures are kept ready to be drawn.
///
/// The state knows which posters are wanted and what became of them, but never holds a pixel.
public protocol PosterShelf: Sendable {
  /// Fetches and decodes a poster, and keeps its picture for the screen.
  ///
  /// - Parameter poster: The poster; one that is kept already costs nothing.
  /// - Throws: A `PosterError` if there is no picture.
  func keep(_ poster: Poster) async throws(PosterError)
}
