/// A catalogue whose questions never leave this machine, however far they may go.
public struct OfflineCatalogue: CatalogueLayer {
  public var source: DataSource { base.source }
  private let base: any Catalogue

  /// Wraps a catalogue that can answer from memory or disk.
  public init(_ base: any Catalogue) { self.base = base }

  public func answer<Value>(
    _ reach: CachePolicy, asking ask: LayerQuestion<Value>
  ) async throws(CatalogueError) -> Answer<Value> {
    try await ask(base, .here)
  }
}

/// A source of the posters that are on this machine; others are not fetched.
public struct OfflinePosters: PosterSource {
  private let base: any PosterSource

  /// Wraps a source that keeps some posters in memory or on disk.
  public init(_ base: any PosterSource) { self.base = base }

  public func poster(
    at address: String, width: Int, reach: CachePolicy
  ) async throws(PosterError) -> [UInt8] {
    try await base.poster(at: address, width: width, reach: .here)
  }
}
