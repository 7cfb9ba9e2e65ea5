public import Titles

/// A catalogue that is the only source: a missing answer counts as not found, rather than as not
/// here.
public struct SoleCatalogue: CatalogueLayer {
  public var source: DataSource { base.source }
  private let base: any Catalogue

  /// Wraps a catalogue that answers from this machine alone.
  public init(_ base: any Catalogue) { self.base = base }

  public func answer<Value>(
    _ reach: CachePolicy, asking ask: LayerQuestion<Value>
  ) async throws(CatalogueError) -> Answer<Value> {
    do throws(CatalogueError) {
      return try await ask(base, reach)
    } catch .notHere where reach != .here {
      throw .notFoundIn(source)
    }
  }
}
