public import Titles

/// A catalogue that asks its source only for answers that this machine lacks; even old ones
/// suffice.
///
/// A request for a fresh answer is passed on.
public struct FrugalCatalogue: CatalogueLayer {
  public var source: DataSource { base.source }
  private let base: any Catalogue

  /// Wraps a catalogue that can answer from memory or disk.
  public init(_ base: any Catalogue) { self.base = base }

  public func answer<Value>(
    _ reach: CachePolicy, asking ask: LayerQuestion<Value>
  ) async throws(CatalogueError) -> Answer<Value> {
    if reach == .anywhere, var kept = try? await ask(base, .here), kept.quality != .partial {
      kept.reach = .anywhere
      return kept
    }
    return try await ask(base, reach)
  }
}
