import MoviesCore
import Titles

/// A shelf that has some pictures, gets each other one when the test lets it, and remembers what it
/// was asked for.
actor TestShelf: PosterShelf {
  /// The titles whose pictures are on this machine.
  private var onThisMachine: Set<TitleID> = []
  /// The posters that it was asked to get, in order.
  private(set) var asked: [Poster] = []
  /// The titles whose request was cancelled while it ran.
  private(set) var cancelled: [TitleID] = []
  private var gates: [TitleID: AsyncStream<PosterError?>.Continuation] = [:]

  func keep(_ poster: Poster, reach: CachePolicy) async throws(PosterError) {
    if onThisMachine.contains(poster.title) { return }
    guard reach == .anywhere else { throw .notHere }
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

  /// Puts the picture of a title on this machine.
  func put(_ title: TitleID) { onThisMachine.insert(title) }

  /// Lets a request succeed, or fail.
  func answer(_ title: TitleID, _ error: PosterError? = nil) {
    gates[title]?.yield(error)
  }
}
