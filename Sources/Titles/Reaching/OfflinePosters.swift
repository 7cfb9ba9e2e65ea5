/// Posters that are on this machine; others are not fetched.
public struct OfflinePosters: PosterSource {
  private let base: any PosterSource

  /// Wraps a source that keeps some posters in memory or on disk.
  public init(_ base: any PosterSource) { self.base = base }

  public func poster(
    at address: String, width: Int, reach: Reach
  ) async throws(PosterError) -> [UInt8] {
    try await base.poster(at: address, width: width, reach: .here)
  }
}
