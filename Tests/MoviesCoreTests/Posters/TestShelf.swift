import MoviesCore
import Titles

/// A shelf that keeps each picture when the test lets it, and remembers what it was asked for.
actor TestShelf: PosterShelf {
  /// The posters that it was asked for, in order.
  private(set) var asked: [Poster] = []
  /// The titles whose request was cancelled while it ran.
  private(set) var cancelled: [TitleID] = []
  private var gates: [TitleID: AsyncStream<PosterError?>.Continuation] = [:]

  func keep(_ poster: Poster) async throws(PosterError) {
    asked.append(poster)
    let (stream, gate) = AsyncStream<PosterError?>.makeStream()
    gates[poster.title] = gate
    for await error in stream {
      if let error { throw error }
      return
    }
    cancelled.append(poster.title)
    throw .cancelled
  }

  /// Lets a request succeed, or fail.
  func answer(_ title: TitleID, _ error: PosterError? = nil) {
    gates[title]?.yield(error)
  }
}
