/// A catalogue whose questions never leave this machine, however far they may go.
public struct OfflineCatalogue: Catalogue {
  public var source: DataSource { base.source }
  private let base: any Catalogue

  /// Wraps a catalogue that can answer from memory or disk.
  public init(_ base: any Catalogue) { self.base = base }

  public func titles(
    matching query: TitleQuery, page: Int, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    try await base.titles(matching: query, page: page, reach: .here)
  }

  public func title(
    _ key: TitleKey, plot: PlotLength, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try await base.title(key, plot: plot, reach: .here)
  }

  public func season(
    _ number: Int, of series: TitleID, reach: Reach
  ) async throws(CatalogueError) -> Answer<Season> {
    try await base.season(number, of: series, reach: .here)
  }
}

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
