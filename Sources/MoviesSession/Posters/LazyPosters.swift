internal import Titles

/// The posters of a source that is opened after the first frame; earlier requests wait.
@MainActor
final class LazyPosters: PosterSource {
  private let opening: SourceOpening

  init(opening: SourceOpening) { self.opening = opening }

  func poster(
    at address: String, width: Int, reach: CachePolicy
  ) async throws(PosterError) -> [UInt8] {
    // Without a source, the session ends; this error only answers the request that waited.
    guard let posters = try? await opening.source.posters else { throw .notHere }
    return try await posters.poster(at: address, width: width, reach: reach)
  }
}
