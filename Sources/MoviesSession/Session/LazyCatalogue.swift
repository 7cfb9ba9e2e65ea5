package import Titles

/// The catalogue of a source that is opened after the first frame; earlier requests wait.
@MainActor
package final class LazyCatalogue: CatalogueLayer {
  package nonisolated let source: DataSource
  private let opening: SourceOpening
  private let onProgress: SearchProgress.Observer
  private var opened: (any Catalogue)?

  /// Makes a catalogue whose source need not be open yet.
  ///
  /// - Parameters:
  ///   - source: The name of the source, as far as it is known yet.
  ///   - opening: The opening of the source, which begins with the first request at the latest.
  ///   - onProgress: Receives the progress of searches.
  package init(
    source: DataSource, opening: SourceOpening, onProgress: @escaping SearchProgress.Observer
  ) {
    self.source = source
    self.opening = opening
    self.onProgress = onProgress
  }

  package func answer<Value>(
    _ reach: CachePolicy, asking ask: LayerQuestion<Value>
  ) async throws(CatalogueError) -> Answer<Value> {
    try await ask(catalogue, reach)
  }

  /// The catalogue of the open source, made once.
  private var catalogue: any Catalogue {
    get async throws(CatalogueError) {
      if let opened { return opened }
      let source: Source
      do {
        source = try await opening.source
      } catch {
        // The session ends with the failure itself; this error only answers the request that
        // waited.
        throw .failed(reason: error.message)
      }
      // If several requests waited, the first one makes the catalogue.
      let catalogue = opened ?? source.makeCatalogue(onProgress)
      opened = catalogue
      return catalogue
    }
  }
}
