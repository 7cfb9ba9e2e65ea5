/// A catalogue that treats all questions to another one alike.
public protocol CatalogueLayer: Catalogue {
  /// Answers a question.
  ///
  /// - Parameters:
  ///   - reach: How far the question may go.
  ///   - ask: Puts the question to a catalogue, with a reach.
  /// - Returns: The answer.
  /// - Throws: A ``CatalogueError``.
  func answer<Value: Sendable>(
    _ reach: CachePolicy, asking ask: LayerQuestion<Value>
  ) async throws(CatalogueError) -> Answer<Value>
}

/// A function that can put a question to any catalogue.
public typealias LayerQuestion<Value: Sendable> =
  @Sendable (any Catalogue, CachePolicy) async throws(CatalogueError) -> Answer<Value>

extension CatalogueLayer {
  public func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    try await answer(reach) { catalogue, reach throws(CatalogueError) in
      try await catalogue.titles(matching: query, page: page, reach: reach)
    }
  }

  public func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try await answer(reach) { catalogue, reach throws(CatalogueError) in
      try await catalogue.title(key, plot: plot, reach: reach)
    }
  }

  public func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> {
    try await answer(reach) { catalogue, reach throws(CatalogueError) in
      try await catalogue.season(number, of: series, reach: reach)
    }
  }
}
